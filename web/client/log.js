// The log: one item per step, with its lines. Items are added, and removed after a take-back. Of neighbours that say the same,
// such as two draws that only their player sees, the last one is shown, with their number.

import { find, near } from "./page.js";

/** @import { Frame } from "./types.js" */

/**
 * Removes the items of steps after this one: they were taken back.
 * @param {number} step
 */
export function dropAfter(step) {
  for (const item of find("#log").querySelectorAll("li")) {
    if (Number(item.dataset.step) > step) item.remove();
  }
  joinRepeated();
}

/**
 * Adds the items of steps that are not there yet.
 * @param {string} match
 * @param {Frame[]} frames
 */
export function addFrames(match, frames) {
  const log = find("#log");
  for (const { step, lines } of frames) {
    if (lines.length === 0 || log.querySelector(`li[data-step="${step}"]`)) continue;
    const item = document.createElement("li");
    item.dataset.step = String(step);
    const link = document.createElement("a");
    link.href = `/m/${match}/replay?step=${step}`;
    for (const { html, keys } of lines) {
      const line = document.createElement("span");
      if (keys.length > 0) line.dataset.keys = keys.join(" ");
      line.innerHTML = html;
      link.append(line);
    }
    item.append(link);
    log.append(item);
  }
  joinRepeated();
  scrollDown();
}

/** Shows neighbours that say the same as one item. */
export function joinRepeated() {
  let times = 1;
  const items = [...find("#log").querySelectorAll("li")];
  for (const [index, item] of items.entries()) {
    const next = items[index + 1];
    item.hidden = next !== undefined && next.textContent === item.textContent;
    const last = item.querySelector("a > :last-child > .log-line");
    if (times > 1 && !item.hidden) last?.setAttribute("data-times", ` (${times}×)`);
    else last?.removeAttribute("data-times");
    times = item.hidden ? times + 1 : 1;
  }
}

/** Scrolls to the last line. */
export function scrollDown() {
  const log = find("#log");
  log.scrollTop = log.scrollHeight;
}

/**
 * A click on an item jumps to its step.
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
 * Marks the item of a step.
 * @param {number | null} step
 */
export function markStep(step) {
  let marked = null;
  for (const line of find("#log").querySelectorAll("li")) {
    line.removeAttribute("aria-current");
    if (step !== null && Number(line.dataset.step) <= step) marked = line;
  }
  while (marked?.hidden && marked.nextElementSibling instanceof HTMLLIElement) marked = marked.nextElementSibling;
  marked?.setAttribute("aria-current", "step");
  if (marked) {
    const log = find("#log");
    log.scrollTop = marked.offsetTop - log.offsetTop - log.clientHeight / 2;
  }
}
