// What is pointed at says what it is: the title of a part of the drawing stands in a line over the board at once, by
// pointer, touch and keyboard alike.

import { find } from "./page.js";

/** Begins to listen. */
export function captions() {
  const stage = find(".stage");
  const line = document.createElement("p");
  line.className = "caption";
  line.hidden = true;
  // Who listens hears the title itself.
  line.setAttribute("aria-hidden", "true");
  const frame = find(".board-frame");
  frame.append(line);
  /** @param {Event} event */
  const tell = (event) => {
    const words = event.target instanceof Element ? wordsAt(event.target, stage) : null;
    line.hidden = !words;
    line.textContent = words;
    // Never over what it tells about.
    const { y, height } = frame.getBoundingClientRect();
    const at = event.target instanceof Element ? event.target.getBoundingClientRect() : null;
    line.classList.toggle("above", at !== null && at.y + at.height / 2 > y + height * 0.7);
  };
  for (const type of ["pointerover", "focusin"]) stage.addEventListener(type, tell);
  for (const type of ["pointerleave", "focusout"]) stage.addEventListener(type, () => (line.hidden = true));
}

/**
 * The words of the nearest part of the drawing that has any.
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
