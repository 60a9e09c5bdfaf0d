// Pieces and places that are lit because something is said about them, and those that are marked because others have
// touched them. Both are named by their keys; keys of what is not drawn are ignored.

import { find, near } from "./page.js";

/** @type {string[]} What is lit while nothing is pointed at. */
let resting = [];

/**
 * The elements with one of these keys.
 * @param {string[]} keys
 */
export function keyed(keys) {
  return keys.flatMap((key) => [...document.querySelectorAll(`.table-zone [data-key="${CSS.escape(key)}"]`)]);
}

/**
 * Lights what has these keys, and nothing else.
 * @param {string[]} keys
 */
export function light(keys) {
  unclass("lit");
  const elements = keyed(keys);
  for (const element of elements) element.classList.add("lit");
  find(".table").classList.toggle("has-lit", elements.length > 0);
}

/** Takes a class from every element, and leaves no empty attribute behind. */
function unclass(/** @type {string} */ name) {
  for (const element of document.querySelectorAll(`.${name}`)) {
    element.classList.remove(name);
    if (element.classList.length === 0) element.removeAttribute("class");
  }
}

/**
 * Lights what has these keys, until other keys are lit in this way; pointing at something else interrupts it.
 * @param {string[]} keys
 */
export function keepLit(keys) {
  resting = keys;
  light(keys);
}

/**
 * Marks what others have touched.
 * @param {string[]} keys
 */
export function mark(keys) {
  unclass("marked");
  for (const element of keyed(keys)) element.classList.add("marked");
}

/**
 * These keys, and those of what the scored things among them count.
 * @param {string[]} keys
 */
export function withCounted(keys) {
  const counts = keyed(keys).flatMap((element) => (element.getAttribute("data-counts") ?? "").split(" ").filter(Boolean));
  return [...new Set([...keys, ...counts])];
}

/**
 * The keys that a scored thing, a line of the log or an item with several lines is about. A line of points is also about what
 * was counted for them.
 * @param {Element | null} element
 * @returns {string[] | null}
 */
function keysOf(element) {
  if (!element) return null;
  const counts = element.getAttribute("data-counts");
  if (counts !== null) return counts.split(" ").filter(Boolean);
  const own = element.getAttribute("data-keys");
  if (own !== null) {
    const keys = own.split(" ").filter(Boolean);
    return element.querySelector(".score") ? withCounted(keys) : keys;
  }
  return [...element.querySelectorAll("[data-keys]")].flatMap((line) => keysOf(line) ?? []);
}

/** Pointing at a line of the log or at a scored thing lights what it is about. */
export function pointing() {
  const root = find(".table");
  for (const type of ["pointerover", "focusin"]) {
    root.addEventListener(type, (event) => {
      const keys = keysOf(near(event, "[data-counts], #log [data-keys], #log a"));
      light(keys && keys.length > 0 ? keys : resting);
    });
  }
  for (const type of ["pointerleave", "focusout"]) root.addEventListener(type, () => light(resting));
}

/**
 * The keys of everything that a step's line of the log is about.
 * @param {number} step
 */
export function keysOfStep(step) {
  return keysOf(document.querySelector(`#log li[data-step="${step}"]`)) ?? [];
}
