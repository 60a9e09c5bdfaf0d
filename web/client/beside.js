// What the action of a button brings, told beside the button that the keyboard has come to. For the pointer there is the
// caption: nothing must move under it.

/** @typedef {{ lines: string[] }} Outcome */

export class Beside {
  /**
   * @param {HTMLElement} root
   * @param {(action: string | null) => Outcome | undefined} outcome What is known of an action.
   */
  constructor(root, outcome) {
    this.outcome = outcome;
    this.box = document.createElement("p");
    this.box.className = "outcome beside";
    // It is announced when it comes.
    this.box.setAttribute("aria-hidden", "true");
    root.addEventListener("focusin", () => this.refresh());
    root.addEventListener("focusout", () => this.box.remove());
  }

  /** Shows what is known by now. */
  refresh() {
    const button = document.activeElement;
    const isAction = button?.matches("#zone-actions button.action:focus-visible") ?? false;
    const lines = isAction ? this.outcome(button?.getAttribute("data-action") ?? null)?.lines ?? [] : [];
    if (!button || lines.length === 0) return this.box.remove();
    this.box.textContent = lines.join("\n");
    if (this.box.previousElementSibling !== button) button.after(this.box);
    this.box.scrollIntoView({ block: "nearest" });
  }
}
