// The sentences that the client itself shows, in the language of the page.

/** @type {Record<string, string> | null} */
let sentences = null;

/** @param {string} key */
export function say(key) {
  if (!sentences) {
    const root = document.querySelector(".table");
    sentences = JSON.parse(root?.getAttribute("data-words") ?? "{}");
  }
  return sentences?.[key] ?? "";
}
