// The chat.

import { find } from "./page.js";

/**
 * @param {{ from: number, html: string }} update
 */
export function updateChat(update) {
  const chat = find("#chat");
  while (chat.children.length > update.from) chat.lastElementChild?.remove();
  const before = chat.children.length;
  chat.insertAdjacentHTML("beforeend", update.html);
  chat.scrollTop = chat.scrollHeight;
  const fold = find("#chat-fold");
  if (chat.children.length > before && fold instanceof HTMLDetailsElement && !fold.open) {
    const unread = find(".unread", fold);
    unread.hidden = false;
    unread.textContent = String(Number(unread.textContent || 0) + chat.children.length - before);
  }
}

/** @param {(text: string) => void} send */
export function chatForm(send) {
  const fold = find("#chat-fold");
  fold.addEventListener("toggle", () => {
    const unread = find(".unread", fold);
    unread.hidden = true;
    unread.textContent = "";
  });
  find(".chat-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = find("#chat-text");
    if (!(field instanceof HTMLInputElement) || field.value.trim() === "") return;
    send(field.value);
    field.value = "";
  });
}
