// Finding things on the page.

/**
 * The element a selector names; it must be there.
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
 * The nearest element up from an event's target that fits a selector.
 * @param {Event} event
 * @param {string} selector
 * @returns {Element | null}
 */
export function near(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * Does somebody type here?
 * @param {EventTarget | null} target
 */
export function isTyping(target) {
  return target instanceof HTMLElement && target.matches("input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select");
}
