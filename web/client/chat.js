// The chat.

import { find } from "./page.js";

/** The number of the first line that is on the page. */
const first = () => Number(find("#chat").dataset.first ?? 0);

/**
 * @param {{ from: number, html: string }} update
 * @param {boolean} fresh whether the update replaces everything
 */
export function updateChat(update, fresh) {
  const chat = find("#chat");
  // After a long absence lines may be missing before the new ones: they are read like earlier ones.
  if (fresh || update.from > first() + chat.children.length) startAt(update.from, []);
  while (chat.children.length > Math.max(update.from - first(), 0)) chat.lastElementChild?.remove();
  const before = chat.children.length;
  chat.insertAdjacentHTML("beforeend", update.html);
  chat.scrollTop = chat.scrollHeight;
  const fold = find("#chat-fold");
  if (!fresh && chat.children.length > before && fold instanceof HTMLDetailsElement && !fold.open) {
    const unread = find(".unread", fold);
    unread.hidden = false;
    unread.textContent = String(Number(unread.textContent || 0) + chat.children.length - before);
  }
}

/**
 * @param {number} number the number of the first line
 * @param {Iterable<Element>} lines
 */
function startAt(number, lines) {
  const chat = find("#chat");
  chat.dataset.first = String(number);
  chat.replaceChildren(...lines);
  find("[data-chat-earlier]").hidden = number === 0;
}

/** @param {string} match the id of the match */
async function readEarlier(match) {
  const response = await fetch(`/m/${match}/chat?before=${first()}`);
  if (!response.ok) return;
  const page = await response.json();
  const earlier = document.createElement("ol");
  earlier.innerHTML = page.html;
  startAt(page.from, [...earlier.children, ...find("#chat").children]);
}

/**
 * @param {string} match the id of the match
 * @param {(text: string) => void} send
 */
export function chatForm(match, send) {
  const fold = find("#chat-fold");
  fold.addEventListener("toggle", () => {
    const unread = find(".unread", fold);
    unread.hidden = true;
    unread.textContent = "";
  });
  find("[data-chat-earlier]").addEventListener("click", () => readEarlier(match));
  find(".chat-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = find("#chat-text");
    if (!(field instanceof HTMLInputElement) || field.value.trim() === "") return;
    send(field.value);
    field.value = "";
  });
}
