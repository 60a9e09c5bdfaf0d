// The log. Lines are added, and removed after a take-back.

import { find, near } from "./page.js";

/**
 * Removes the lines of steps that were taken back and adds the new ones.
 * @param {{ from: number, html: string }} update
 */
export function updateLog(update) {
  const log = find("#log");
  for (const line of log.querySelectorAll("li")) {
    if (Number(line.dataset.step) > update.from) line.remove();
  }
  log.insertAdjacentHTML("beforeend", update.html);
  scrollDown();
}

/** Scrolls to the last line. */
export function scrollDown() {
  const log = find("#log");
  log.scrollTop = log.scrollHeight;
}

/**
 * A click on a line jumps to its step.
 * @param {(step: number) => void} jump
 */
export function jumps(jump) {
  find("#log").addEventListener("click", (event) => {
    const line = near(event, "li[data-step]");
    if (!(line instanceof HTMLElement) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    jump(Number(line.dataset.step));
  });
}

/**
 * Marks the line of a step.
 * @param {number | null} step
 */
export function markStep(step) {
  let marked = null;
  for (const line of find("#log").querySelectorAll("li")) {
    line.removeAttribute("aria-current");
    if (step !== null && Number(line.dataset.step) <= step) marked = line;
  }
  marked?.setAttribute("aria-current", "step");
  if (marked) {
    const log = find("#log");
    log.scrollTop = marked.offsetTop - log.offsetTop - log.clientHeight / 2;
  }
}
