// What people say.

import { find } from "./page.js";

/**
 * @param {{ from: number, html: string }} news
 */
export function updateChat(news) {
  const chat = find("#chat");
  while (chat.children.length > news.from) chat.lastElementChild?.remove();
  const before = chat.children.length;
  chat.insertAdjacentHTML("beforeend", news.html);
  chat.scrollTop = chat.scrollHeight;
  const fold = find("#chat-fold");
  if (chat.children.length > before && fold instanceof HTMLDetailsElement && !fold.open) {
    const unread = find(".unread", fold);
    unread.hidden = false;
    unread.textContent = String(Number(unread.textContent || 0) + chat.children.length - before);
  }
}

/** @param {(text: string) => void} say */
export function chatForm(say) {
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
    say(field.value);
    field.value = "";
  });
}
