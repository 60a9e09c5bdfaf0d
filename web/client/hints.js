// Hints: the best actions, each as a button that plays it.

import { find } from "./page.js";

/**
 * @param {{ action: string, words: string }[]} hints
 * @param {string} none
 */
export function showHints(hints, none) {
  const list = document.createElement("ol");
  for (const hint of hints) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "action hint";
    button.dataset.action = hint.action;
    button.textContent = hint.words;
    item.append(button);
    list.append(item);
  }
  find(".hints").replaceChildren(hints.length > 0 ? list : none);
}

/** Removes the hints, which are for one decision only. */
export function clearHints() {
  find(".hints").replaceChildren();
}
