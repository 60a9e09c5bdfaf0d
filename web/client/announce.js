// Says something to screen readers that stands elsewhere for the eyes.

/** @type {HTMLElement | null} */
let region = null;

/** @param {string} words */
export function announce(words) {
  if (!region) {
    region = document.createElement("p");
    region.className = "visually-hidden";
    region.setAttribute("aria-live", "polite");
    document.querySelector(".table")?.append(region);
  }
  region.textContent = words;
}
