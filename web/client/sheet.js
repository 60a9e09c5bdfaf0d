// The sheet of a narrow screen: it shows the prompt and what comes next, and opens by a tap on its handle, by dragging it up,
// and whenever something inside it is focused that would otherwise be out of sight.

import { find, near } from "./page.js";

/** The handle must be dragged by this many pixels to count as dragged. */
const DRAG = 24;

/**
 * Installs the sheet. On a wide screen it is an ordinary column, and nothing of this shows.
 * @returns {() => void} Closes the sheet and the menu, so that the stage is seen.
 */
export function sheet() {
  const column = find(".column");
  const handle = find(".sheet-handle");
  /** @type {number | null} */
  let from = null;
  let dragged = false;

  /** @param {boolean} open */
  const set = (open) => {
    column.classList.toggle("open", open);
    handle.setAttribute("aria-expanded", String(open));
    if (!open) column.scrollTop = 0;
  };

  handle.addEventListener("pointerdown", (event) => {
    [from, dragged] = [event.clientY, false];
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointermove", (event) => {
    if (from === null || Math.abs(event.clientY - from) < DRAG) return;
    dragged = true;
    set(event.clientY < from);
  });
  for (const type of ["pointerup", "pointercancel"]) handle.addEventListener(type, () => (from = null));
  handle.addEventListener("click", () => {
    if (!dragged) set(!column.classList.contains("open"));
    dragged = false;
  });
  column.addEventListener("focusin", (event) => {
    const target = event.target;
    if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
    if (target.getBoundingClientRect().bottom > column.getBoundingClientRect().bottom) set(true);
  });
  // Who plays on the board wants to see it.
  find(".stage").addEventListener("pointerdown", () => set(false));
  const closeMenu = () => document.querySelector("details.menu[open]")?.removeAttribute("open");
  document.addEventListener("click", (event) => near(event, "details.menu") || closeMenu());
  return () => {
    closeMenu();
    set(false);
  };
}
