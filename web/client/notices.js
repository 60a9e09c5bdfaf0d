// Short notices: refusals, failed answers, a lost connection.

import { find } from "./page.js";

/** @typedef {{ label: string, run: () => void }} WayOn What the button of a notice says and does. */

/** @type {number | undefined} */
let hiding;

/**
 * Shows a notice for a few seconds; one with a button stays until it is pressed or another notice comes.
 * @param {string} words
 * @param {WayOn} [wayOn]
 */
export function notice(words, wayOn) {
  const box = noticeBox();
  box.replaceChildren(words);
  box.classList.add("shown");
  clearTimeout(hiding);
  if (wayOn) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "quiet";
    button.textContent = wayOn.label;
    button.addEventListener("click", () => {
      hideNotice();
      wayOn.run();
    });
    box.append(" ", button);
  } else {
    hiding = setTimeout(hideNotice, 5000);
  }
}

/** Hides the notice, and its button with it. */
export function hideNotice() {
  const box = document.querySelector(".notice-box.shown");
  box?.classList.remove("shown");
  box?.querySelector("button")?.remove();
}

function noticeBox() {
  const found = document.querySelector(".notice-box");
  if (found) return found;
  const box = document.createElement("div");
  box.className = "notice-box";
  box.setAttribute("role", "alert");
  document.body.append(box);
  return box;
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
