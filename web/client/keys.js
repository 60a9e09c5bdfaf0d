// Keyboard shortcuts: everything at the table can be done without a pointer.

import { press } from "./controls.js";
import { isTyping } from "./page.js";

/**
 * @param {object} handlers
 * @param {() => void} handlers.cancel
 * @param {() => void} handlers.rotate
 * @param {() => void} handlers.rules
 * @param {(change: "in" | "out" | "fit") => void} handlers.camera
 */
export function keys(handlers) {
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") return handlers.cancel();
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (/^[1-9]$/.test(event.key)) {
      const button = document.querySelectorAll("#zone-actions button")[Number(event.key) - 1];
      if (button instanceof HTMLElement) button.click();
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
