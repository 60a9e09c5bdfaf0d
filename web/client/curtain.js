// The curtain between two players at one screen. The face marks a secret hand with data-secret; the curtain covers it until
// the device has been passed on.

import { find } from "./page.js";

export class Curtain {
  constructor() {
    const dialog = find("dialog.curtain");
    if (!(dialog instanceof HTMLDialogElement)) throw new Error("the curtain must be a dialog");
    this.dialog = dialog;
    find("[data-curtain-lift]", dialog).addEventListener("click", () => dialog.close());
    // Escape must not close it, and keys must not reach the table.
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Escape") event.preventDefault();
    });
  }

  /**
   * Shows the curtain with the name of the seat if the seat's hand is secret.
   * @param {number} seat
   */
  fall(seat) {
    if (!document.querySelector("#zone-hand [data-secret]")) return;
    const name = document.querySelector(`#zone-seats .seat[data-seat="${seat}"] .seat-name`);
    find("[data-curtain-name]", this.dialog).textContent = name?.textContent ?? String(seat);
    if (!this.dialog.open) this.dialog.showModal();
    find("[data-curtain-lift]", this.dialog).focus();
  }

  /** Hides the curtain: nothing is secret any more. */
  lift() {
    this.dialog.close();
  }
}
