// Shows the title of the part of the drawing that is hovered, touched or focused in a line over the board, without delay.

import { find } from "./page.js";

/** Installs the event listeners. */
export function captions() {
  const stage = find(".stage");
  const line = document.createElement("p");
  line.className = "caption";
  line.hidden = true;
  // Screen readers read the title itself.
  line.setAttribute("aria-hidden", "true");
  const frame = find(".board-frame");
  frame.append(line);
  /** @param {Event} event */
  const showCaption = (event) => {
    const words = event.target instanceof Element ? wordsAt(event.target, stage) : null;
    line.hidden = !words;
    line.textContent = words;
    // The caption must not cover the part it describes.
    const { y, height } = frame.getBoundingClientRect();
    const at = event.target instanceof Element ? event.target.getBoundingClientRect() : null;
    line.classList.toggle("above", at !== null && at.y + at.height / 2 > y + height * 0.7);
  };
  for (const type of ["pointerover", "focusin"]) stage.addEventListener(type, showCaption);
  for (const type of ["pointerleave", "focusout"]) stage.addEventListener(type, () => (line.hidden = true));
}

/**
 * The label or title of the innermost part of the drawing that has one.
 * @param {Element} from
 * @param {Element} within
 */
function wordsAt(from, within) {
  for (let part = /** @type {Element | null} */ (from); part && part !== within; part = part.parentElement) {
    const words = part.matches(".hot") ? part.getAttribute("aria-label") : part.querySelector(":scope > title")?.textContent;
    if (words) return words;
  }
  return null;
}
