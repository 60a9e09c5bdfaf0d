// The log: lines come and, after a take-back, go.

import { find, near } from "./page.js";

/**
 * Drops what was taken back and adds what is new.
 * @param {{ from: number, html: string }} news
 */
export function updateLog(news) {
  const log = find("#log");
  for (const line of log.querySelectorAll("li")) {
    if (Number(line.dataset.step) > news.from) line.remove();
  }
  log.insertAdjacentHTML("beforeend", news.html);
  scrollDown();
}

/** Shows the last line. */
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
