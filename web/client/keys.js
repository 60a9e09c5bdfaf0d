// The keyboard: everything at the table can be done without a pointer.

import { press } from "./controls.js";
import { isTyping } from "./page.js";

/**
 * @param {object} does
 * @param {() => void} does.cancel
 * @param {() => void} does.rotate
 * @param {() => void} does.rules
 * @param {(change: "in" | "out" | "fit") => void} does.camera
 */
export function keys(does) {
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") return does.cancel();
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (/^[1-9]$/.test(event.key)) {
      const button = document.querySelectorAll("#zone-actions button")[Number(event.key) - 1];
      if (button instanceof HTMLElement) button.click();
      return;
    }
    /** @type {Record<string, () => void>} */
    const table = {
      r: does.rotate,
      u: () => press("take-back"),
      h: () => press("hint"),
      "?": does.rules,
      "+": () => does.camera("in"),
      "-": () => does.camera("out"),
      0: () => does.camera("fit"),
    };
    const deed = table[event.key.toLowerCase()];
    if (deed) {
      event.preventDefault();
      deed();
    }
  });
}
