// Short notices: refusals, a lost connection.

import { find } from "./page.js";

/** @type {number | undefined} */
let hiding;

/**
 * Shows a notice for a few seconds.
 * @param {string} words
 */
export function notice(words) {
  let box = document.querySelector(".notice-box");
  if (!box) {
    box = document.createElement("div");
    box.className = "notice-box";
    box.setAttribute("role", "alert");
    document.body.append(box);
  }
  box.textContent = words;
  box.classList.add("shown");
  clearTimeout(hiding);
  hiding = setTimeout(() => box?.classList.remove("shown"), 5000);
}

/**
 * Shows a notice while the connection is lost.
 * @param {boolean} connected
 * @param {string} words
 */
export function connection(connected, words) {
  const box = find(".connection");
  if (box.hidden === connected) return;
  box.hidden = connected;
  box.textContent = connected ? "" : words;
}
