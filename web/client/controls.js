// Buttons for everything but moves: take-back, hint, resign, leave, answer, mute, rematch.

import { near } from "./page.js";

/**
 * @param {HTMLElement} root
 * @param {(message: Record<string, unknown>) => void} send
 */
export function controls(root, send) {
  root.addEventListener("click", (event) => {
    const button = near(event, "[data-command]");
    if (!(button instanceof HTMLButtonElement)) return;
    const { command, seat, request, agree, whom, hidden, confirm } = button.dataset;
    // What cannot be undone must be confirmed by a second click on the button.
    if (confirm && button.textContent !== confirm) {
      const label = button.textContent;
      button.textContent = confirm;
      button.classList.add("sure");
      button.addEventListener("blur", () => {
        button.textContent = label;
        button.classList.remove("sure");
      }, { once: true });
      return;
    }
    send({
      type: command,
      ...(seat && { seat: Number(seat) }),
      ...(request && { request: Number(request) }),
      ...(agree && { agree: agree === "true" }),
      ...(whom && { whom: Number(whom) }),
      ...(hidden && { hidden: hidden === "true" }),
    });
  });
}

/**
 * Clicks the button of a command, if there is one.
 * @param {string} command
 */
export function press(command) {
  const button = document.querySelector(`[data-command="${command}"]`);
  if (button instanceof HTMLElement) button.click();
}
