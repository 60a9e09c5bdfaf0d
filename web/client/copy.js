// Links that can be copied.

/** Completes the addresses in link fields and installs the copy buttons, also in zones that are rendered later. */
export function copyLinks(/** @type {string} */ copied) {
  const complete = () => {
    for (const field of document.querySelectorAll("input[data-link]")) {
      if (field instanceof HTMLInputElement) field.value = new URL(field.getAttribute("value") ?? "", location.href).href;
    }
  };
  complete();
  new MutationObserver(complete).observe(document.body, { childList: true, subtree: true });
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
    const field = document.getElementById(button?.getAttribute("data-copy") ?? "");
    if (button && field instanceof HTMLInputElement) copy(field.value, button, copied, field);
  });
}

/**
 * @param {string} text
 * @param {Element} button
 * @param {string} copied
 * @param {HTMLInputElement} [field]
 */
export async function copy(text, button, copied, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without permission to write to the clipboard, the text is selected instead.
    field?.select();
    return;
  }
  const label = button.textContent;
  button.textContent = copied;
  setTimeout(() => (button.textContent = label), 1500);
}
