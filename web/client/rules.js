// The rules in a dialog over the table.

import { near } from "./page.js";

/** @type {HTMLDialogElement | null} */
let dialog = null;

/** Opens or closes the rules of the current game. */
export async function toggleRules() {
  if (dialog?.open) return dialog.close();
  const link = document.querySelector("a[data-rules]");
  if (!(link instanceof HTMLAnchorElement)) return;
  if (!dialog) {
    const page = await fetch(link.href);
    const rules = new DOMParser().parseFromString(await page.text(), "text/html").querySelector("article.rules");
    if (!rules) return;
    dialog = document.createElement("dialog");
    dialog.className = "rules-dialog";
    dialog.setAttribute("aria-label", link.textContent ?? "");
    const close = document.createElement("button");
    close.type = "button";
    close.className = "close";
    close.textContent = "×";
    close.setAttribute("aria-label", "Esc");
    close.addEventListener("click", () => dialog?.close());
    dialog.append(close, rules);
    document.body.append(dialog);
  }
  dialog.showModal();
}

/** Makes links to the rules open the dialog. */
export function rulesLink() {
  document.addEventListener("click", (event) => {
    if (!near(event, "a[data-rules]") || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    toggleRules();
  });
}
