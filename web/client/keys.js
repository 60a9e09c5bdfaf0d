// Keyboard shortcuts: everything at the table can be done without a pointer. None of them plays a move. Those of a single
// key can be switched off.

import { press } from "./controls.js";
import { isTyping } from "./page.js";
import { setting } from "./settings.js";

/**
 * @param {object} handlers
 * @param {() => void} handlers.cancel
 * @param {(button: Element) => void} handlers.select
 * @param {() => void} handlers.rotate
 * @param {() => void} handlers.rules
 * @param {(change: "in" | "out" | "fit") => void} handlers.camera
 */
export function keys(handlers) {
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") return handlers.cancel();
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || setting("keys") === "off") return;
    if (/^[1-9]$/.test(event.key)) {
      const button = document.querySelectorAll("#zone-actions button[data-action]")[Number(event.key) - 1];
      if (button) handlers.select(button);
      return;
    }
    /** @type {Record<string, () => void>} */
    const shortcuts = {
      r: handlers.rotate,
      u: () => press("take-back"),
      h: () => press("hint"),
      "?": handlers.rules,
      "+": () => handlers.camera("in"),
      "-": () => handlers.camera("out"),
      0: () => handlers.camera("fit"),
    };
    const handler = shortcuts[event.key.toLowerCase()];
    if (handler) {
      event.preventDefault();
      handler();
    }
  });
}
