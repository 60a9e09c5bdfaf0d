// The curtain between two people at one screen. A hand that others must not see is marked data-secret by whoever
// paints it; before it is shown, the device changes hands.

import { find } from "./page.js";

export class Curtain {
  constructor() {
    const dialog = find("dialog.curtain");
    if (!(dialog instanceof HTMLDialogElement)) throw new Error("the curtain must be a dialog");
    this.dialog = dialog;
    find("[data-curtain-lift]", dialog).addEventListener("click", () => dialog.close());
    // Escape is no way to look behind it, and no key reaches the table through it.
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Escape") event.preventDefault();
    });
  }

  /**
   * Falls if the hand on the table is a secret, and names the seat it belongs to.
   * @param {number} seat
   */
  fall(seat) {
    if (!document.querySelector("#zone-hand [data-secret]")) return;
    const name = document.querySelector(`#zone-seats .seat[data-seat="${seat}"] .seat-name`);
    find("[data-curtain-name]", this.dialog).textContent = name?.textContent ?? String(seat);
    if (!this.dialog.open) this.dialog.showModal();
    find("[data-curtain-lift]", this.dialog).focus();
  }

  /** Goes up without being asked: nothing is secret any more. */
  lift() {
    this.dialog.close();
  }
}
