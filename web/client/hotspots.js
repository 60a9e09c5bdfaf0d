// What may be done: golden spots of the drawing, and buttons. A button does it at once. A spot is chosen first, which
// shows what would come of it; a second click, Enter or the confirm button does it, Escape forgets it.
// A spot that offers several turns of a piece lists them in data-actions; R or the wheel goes through them.

import { find, near } from "./page.js";

export class HotSpots {
  /** @type {string | null} */
  #chosen = null;

  /**
   * @param {HTMLElement} root
   * @param {(action: string) => void} act
   */
  constructor(root, act) {
    this.root = root;
    this.act = act;
    this.confirm = find(".confirm");
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    for (const type of ["pointerover", "focusin"]) root.addEventListener(type, (event) => this.#point(event));
    for (const type of ["pointerout", "focusout"]) root.addEventListener(type, () => this.#mark());
    find("[data-confirm-action]").addEventListener("click", () => this.commit());
    find("[data-cancel-action]").addEventListener("click", () => this.cancel());
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const spot = near(event, "[data-action]");
    if (!spot) return;
    const action = spot.getAttribute("data-action") ?? "";
    if (spot.matches("button") || action === this.#chosen) this.#do(action);
    else this.choose(action, spot.getAttribute("aria-label") ?? action);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const spot = near(event, ".hot[data-action]");
    if (!spot || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    this.#do(spot.getAttribute("data-action") ?? "");
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const spot = near(event, "[data-actions]");
    if (!spot || event.ctrlKey) return;
    event.preventDefault();
    this.#turn(spot, event.deltaY > 0 ? 1 : -1);
  }

  /** Turns the chosen or focused piece to its next legal turn. */
  rotate() {
    const spot =
      this.root.querySelector("[data-actions].chosen") ?? document.activeElement?.closest("[data-actions]") ?? this.root.querySelector("[data-actions]:hover");
    if (spot) this.#turn(spot, 1);
  }

  /**
   * @param {Element} spot
   * @param {number} by
   */
  #turn(spot, by) {
    const actions = (spot.getAttribute("data-actions") ?? "").split(" ");
    const now = spot.getAttribute("data-action") ?? "";
    const next = actions[(actions.indexOf(now) + by + actions.length) % actions.length] ?? now;
    spot.setAttribute("data-action", next);
    for (const ghost of spot.querySelectorAll("[data-for]")) {
      ghost.toggleAttribute("hidden", ghost.getAttribute("data-for") !== next);
    }
    if (this.#chosen === now) this.choose(next, this.#label(next));
  }

  /** @param {string} action */
  #label(action) {
    return this.root.querySelector(`button[data-action="${CSS.escape(action)}"]`)?.textContent ?? action;
  }

  /**
   * @param {string} action
   * @param {string} label
   */
  choose(action, label) {
    this.#chosen = action;
    find("#confirm-words").textContent = label;
    this.confirm.hidden = false;
    this.#mark();
  }

  /** Forgets what was chosen. */
  cancel() {
    this.#chosen = null;
    this.confirm.hidden = true;
    this.#mark();
  }

  /** Does what was chosen. */
  commit() {
    if (this.#chosen !== null) this.#do(this.#chosen);
  }

  /** @param {string} action */
  #do(action) {
    this.cancel();
    this.act(action);
  }

  /** @param {Event} event */
  #point(event) {
    this.#mark(near(event, "button[data-action]")?.getAttribute("data-action") ?? undefined);
  }

  /**
   * Marks the chosen action everywhere, and the one a button points at.
   * @param {string} [pointed]
   */
  #mark(pointed) {
    for (const spot of this.root.querySelectorAll("[data-action]")) {
      const action = spot.getAttribute("data-action");
      spot.classList.toggle("chosen", action === this.#chosen || (action === pointed && !spot.matches("button")));
    }
  }
}
