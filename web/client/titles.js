// The titles of parts of a drawing. While our caption shows one, the browser must not show it a second time; screen readers
// find it again as soon as the pointer has left.

/**
 * What a part says of itself: data-caption, a title element or a title attribute.
 * @param {Element} part
 */
export function titleOf(part) {
  const title = part.querySelector(":scope > title");
  // A title that has changed since it was hushed says the new words.
  const words = title && (title.textContent || title.getAttribute("data-said"));
  return part.getAttribute("data-caption") ?? words ?? part.getAttribute("data-said") ?? part.getAttribute("title");
}

/**
 * Keeps the browser from showing the titles of a part and of what it lies in.
 * @param {Element} from
 */
export function hushTitles(from) {
  for (let part = /** @type {Element | null} */ (from); part; part = part.parentElement) {
    const title = part.querySelector(":scope > title");
    if (title?.textContent) {
      title.setAttribute("data-said", title.textContent);
      title.textContent = "";
    }
    const attribute = part.getAttribute("title");
    if (attribute) {
      part.setAttribute("data-said", attribute);
      part.removeAttribute("title");
    }
  }
}

/** Puts all titles back. */
export function restoreTitles() {
  for (const element of document.querySelectorAll("[data-said]")) {
    const words = element.getAttribute("data-said") ?? "";
    if (element.matches("title")) element.textContent ||= words;
    else element.setAttribute("title", words);
    element.removeAttribute("data-said");
  }
}
