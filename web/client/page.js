// Finding elements on the page, and what the visitor's system asks for.

/**
 * The first element that matches a selector; throws if there is none.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement}
 */
export function find(selector, within = document) {
  const element = within.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`no ${selector} on this page`);
  return element;
}

/**
 * The closest ancestor of an event's target that matches a selector.
 * @param {Event} event
 * @param {string} selector
 * @returns {Element | null}
 */
export function near(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * Is the target a text input?
 * @param {EventTarget | null} target
 */
export function isTyping(target) {
  return target instanceof HTMLElement && target.matches("input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select");
}

/** Does the visitor's system ask for no movement? */
export function prefersStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
