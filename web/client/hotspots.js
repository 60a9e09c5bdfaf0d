// Legal actions: hot-spots of the drawing, and buttons. A button plays its action immediately. A hot-spot is selected first,
// which shows a preview; a second click, Enter or the confirm button plays the action, Escape cancels it.
// A hot-spot with several rotations of a piece lists their actions in data-actions; R, the wheel or the turn button switches
// between them. Hovering over a button previews its action on the hot-spot, in the right rotation. A button that proposes
// several actions lists those after its own in data-then.

import { find, near } from "./page.js";

export class HotSpots {
  /** @type {string | null} */
  #chosen = null;

  /**
   * @param {HTMLElement} root
   * @param {(action: string, then: string[]) => void} act
   * @param {(action: string | null) => void} think Called with the action that is selected but not confirmed, or null.
   */
  constructor(root, act, think) {
    this.root = root;
    this.act = act;
    this.think = think;
    this.confirm = find(".confirm");
    this.turnButton = find("[data-turn-action]");
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    for (const type of ["pointerover", "focusin"]) root.addEventListener(type, (event) => this.#point(event));
    for (const type of ["pointerout", "focusout"]) root.addEventListener(type, () => this.#mark());
    find("[data-confirm-action]").addEventListener("click", () => this.commit());
    this.turnButton.addEventListener("click", () => this.rotate());
    find("[data-cancel-action]").addEventListener("click", () => this.cancel());
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const spot = near(event, "[data-action]");
    if (!spot) return;
    const action = spot.getAttribute("data-action") ?? "";
    if (spot.matches("button") || action === this.#chosen) this.#do(action, spot.getAttribute("data-then")?.split(" "));
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

  /** Rotates the selected or focused piece to its next legal rotation. */
  rotate() {
    const spot = this.#chosenTurns() ?? document.activeElement?.closest("[data-actions]") ?? this.root.querySelector("[data-actions]:hover");
    if (spot) this.#turn(spot, 1);
  }

  /** The selected hot-spot, if its piece can be rotated. */
  #chosenTurns() {
    if (this.#chosen === null) return null;
    const spot = this.root.querySelector(`[data-actions][data-action="${CSS.escape(this.#chosen)}"]`);
    return spot && turns(spot).length > 1 ? spot : null;
  }

  /**
   * @param {Element} spot
   * @param {number} by
   */
  #turn(spot, by) {
    const actions = turns(spot);
    const now = spot.getAttribute("data-action") ?? "";
    const next = actions[(actions.indexOf(now) + by + actions.length) % actions.length] ?? now;
    spot.setAttribute("data-action", next);
    spot.setAttribute("aria-label", this.#label(next));
    showTurn(spot, next);
    if (this.#chosen === now) this.choose(next, this.#label(next));
  }

  /** @param {string} action */
  #label(action) {
    return this.#button(action)?.textContent ?? action;
  }

  /** @param {string} action */
  #button(action) {
    return this.root.querySelector(`button[data-action="${CSS.escape(action)}"]:not([data-then])`);
  }

  /**
   * @param {string} action
   * @param {string} label
   */
  choose(action, label) {
    if (action !== this.#chosen) this.think(action);
    this.#chosen = action;
    find("#confirm-words").textContent = label;
    find("#confirm-outcome").textContent = this.#button(action)?.querySelector(".outcome")?.textContent ?? "";
    this.confirm.hidden = false;
    this.turnButton.hidden = this.#chosenTurns() === null;
    this.#mark();
  }

  /** Cancels the selection and withdraws the intention. */
  cancel() {
    if (this.#chosen !== null) this.think(null);
    this.forget();
  }

  /** Clears the selection: the action is played or no longer relevant. */
  forget() {
    this.#chosen = null;
    this.confirm.hidden = true;
    this.#mark();
  }

  /** Plays the selected action. */
  commit() {
    if (this.#chosen !== null) this.#do(this.#chosen);
  }

  /**
   * @param {string} action
   * @param {string[]} [then]
   */
  #do(action, then = []) {
    this.forget();
    this.act(action, then);
  }

  /** @param {Event} event */
  #point(event) {
    this.#mark(near(event, "button[data-action]")?.getAttribute("data-action") ?? undefined);
  }

  /**
   * Marks the selected action everywhere, and the hot-spot of the hovered button in the rotation of its action.
   * @param {string} [pointed]
   */
  #mark(pointed) {
    for (const spot of this.root.querySelectorAll("[data-action]")) {
      const action = spot.getAttribute("data-action") ?? "";
      const preview = pointed !== undefined && !spot.matches("button") && turns(spot).includes(pointed);
      spot.classList.toggle("chosen", preview || action === this.#chosen);
      showTurn(spot, preview ? pointed : action);
    }
  }
}

/**
 * The actions of a hot-spot: one for every rotation of its piece.
 * @param {Element} spot
 */
function turns(spot) {
  return (spot.getAttribute("data-actions") ?? spot.getAttribute("data-action") ?? "").split(" ");
}

/**
 * Shows the preview of one rotation and hides the others.
 * @param {Element} spot
 * @param {string} action
 */
function showTurn(spot, action) {
  for (const ghost of spot.querySelectorAll("[data-for]")) {
    ghost.toggleAttribute("hidden", ghost.getAttribute("data-for") !== action);
  }
}
