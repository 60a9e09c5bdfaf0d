// The rules in a dialog over the table.

import { attempt, get } from "./answers.js";
import { near } from "./page.js";
import { say } from "./words.js";

/** @type {HTMLDialogElement | null} */
let dialog = null;

/** Opens or closes the rules of the current game. */
export async function toggleRules() {
  if (dialog?.open) return dialog.close();
  await attempt(async () => {
    dialog ??= await fetchRules();
    dialog?.showModal();
  });
}

/** Fetches the rules and puts them into a dialog; null if the page has no link to them. */
async function fetchRules() {
  const link = document.querySelector("a[data-rules]");
  if (!(link instanceof HTMLAnchorElement)) return null;
  const page = await get(link.href);
  const rules = new DOMParser().parseFromString(await page.text(), "text/html").querySelector("article.rules");
  if (!rules) throw new Error(`${link.href}: no rules`);
  const made = document.createElement("dialog");
  made.className = "rules-dialog";
  made.setAttribute("aria-label", link.textContent ?? "");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "close";
  close.textContent = "×";
  close.setAttribute("aria-label", say("close"));
  close.addEventListener("click", () => made.close());
  made.append(close, rules);
  document.body.append(made);
  return made;
}

/** Makes links to the rules open the dialog. */
export function rulesLink() {
  document.addEventListener("click", (event) => {
    if (!near(event, "a[data-rules]") || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    toggleRules();
  });
}
