// Buttons for all that is not a move: take back, advice, give up, leave, answer, rematch.

import { near } from "./page.js";

/**
 * @param {HTMLElement} root
 * @param {(message: Record<string, unknown>) => void} say
 */
export function controls(root, say) {
  root.addEventListener("click", (event) => {
    const button = near(event, "[data-command]");
    if (!(button instanceof HTMLButtonElement)) return;
    const { command, seat, request, agree, confirm } = button.dataset;
    // What cannot be taken back is asked twice, in the button itself.
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
    say({
      type: command,
      ...(seat && { seat: Number(seat) }),
      ...(request && { request: Number(request) }),
      ...(agree && { agree: agree === "true" }),
    });
  });
}

/**
 * Presses the button of a command, if it is there.
 * @param {string} command
 */
export function press(command) {
  const button = document.querySelector(`[data-command="${command}"]`);
  if (button instanceof HTMLElement) button.click();
}
