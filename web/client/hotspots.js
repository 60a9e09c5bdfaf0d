// Legal actions: hot-spots of the drawing and of the hand, and buttons. Each is selected first, which shows a preview; a
// second click, Enter or the confirm button plays the action, Escape cancels it. Only a primary button, which stands for the
// only legal action or for a proposal, plays at once, unless another choice waits to be confirmed.
// A hot-spot with several rotations of a piece lists their actions in data-actions; R, the wheel or the turn button switches
// between them. Hovering over a button previews its action on the hot-spot, in the right rotation. A button that proposes
// several actions lists those after its own in data-then.

import { find, near } from "./page.js";

/** @typedef {{ action: string, then: string[] }} Choice An action, and those that are proposed to follow it. */

export class HotSpots {
  /** @type {Choice | null} */
  #chosen = null;
  /** @type {string | undefined} The action of the button that is pointed at. */
  #pointed;

  /**
   * @param {HTMLElement} root
   * @param {object} listener
   * @param {() => boolean} listener.isOpen May an action be selected now?
   * @param {(choice: Choice) => void} listener.act
   * @param {(action: string | null) => void} listener.choose Called with the action that is selected but not confirmed, or null.
   */
  constructor(root, listener) {
    this.root = root;
    this.listener = listener;
    this.confirm = find(".confirm");
    this.confirmButton = find("[data-confirm-action]");
    this.turnButton = find("[data-turn-action]");
    root.addEventListener("click", (event) => this.#press(near(event, "[data-action]")));
    root.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    for (const type of ["pointerover", "focusin"]) root.addEventListener(type, (event) => this.#point(event));
    for (const type of ["pointerout", "focusout"]) root.addEventListener(type, () => this.#preview(undefined));
    this.confirmButton.addEventListener("click", () => this.commit());
    this.turnButton.addEventListener("click", () => this.rotate());
    find("[data-cancel-action]").addEventListener("click", () => this.cancel());
  }

  /** @param {Element | null} spot */
  #press(spot) {
    if (!spot || !this.listener.isOpen()) return;
    const choice = choiceOf(spot);
    if ((this.#chosen === null && spot.matches("button.primary")) || isSame(choice, this.#chosen)) this.#do(choice);
    else this.choose(choice, this.#label(spot));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const spot = near(event, "[data-action]");
    if (!spot || (event.key !== "Enter" && event.key !== " ")) return;
    // A key that is held down must not confirm what it has selected.
    if (event.repeat) return event.preventDefault();
    // The browser itself presses buttons.
    if (spot.matches("button")) return;
    event.preventDefault();
    this.#press(spot);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const spot = near(event, "[data-actions]");
    if (!spot || event.ctrlKey) return;
    event.preventDefault();
    this.#turn(spot, event.deltaY > 0 ? 1 : -1);
  }

  /**
   * Selects the action of a button by its number, and moves the focus to where it can be confirmed.
   * @param {Element} button
   */
  select(button) {
    if (!this.listener.isOpen()) return;
    this.choose(choiceOf(button), this.#label(button));
    this.confirmButton.focus();
  }

  /** Rotates the selected or focused piece to its next legal rotation. */
  rotate() {
    const spot = this.#chosenTurns() ?? document.activeElement?.closest("[data-actions]") ?? this.root.querySelector("[data-actions]:hover");
    if (spot) this.#turn(spot, 1);
  }

  /** The selected hot-spot, if its piece can be rotated. */
  #chosenTurns() {
    if (this.#chosen === null) return null;
    const spot = this.root.querySelector(`[data-actions][data-action="${CSS.escape(this.#chosen.action)}"]`);
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
    const label = this.#button(next)?.textContent ?? next;
    spot.setAttribute("aria-label", label);
    showTurn(spot, next);
    if (this.#chosen?.action === now) this.choose({ action: next, then: [] }, label);
  }

  /** @param {Element} spot */
  #label(spot) {
    return spot.getAttribute("aria-label") ?? (spot.textContent ?? "").trim();
  }

  /** @param {string} action */
  #button(action) {
    return this.root.querySelector(`button[data-action="${CSS.escape(action)}"]:not([data-then])`);
  }

  /**
   * @param {Choice} choice
   * @param {string} label
   */
  choose(choice, label) {
    this.#chosen = choice;
    find("#confirm-words").textContent = label;
    find("#confirm-outcome").textContent = "";
    this.confirm.hidden = false;
    this.turnButton.hidden = this.#chosenTurns() === null;
    this.#mark();
    this.listener.choose(choice.action);
  }

  /**
   * Shows what an action brings, if it is the selected one.
   * @param {string} action
   * @param {string[]} lines
   */
  showOutcome(action, lines) {
    if (this.#chosen?.action === action) find("#confirm-outcome").textContent = lines.join("\n");
  }

  /** Cancels the selection. */
  cancel() {
    if (this.#chosen === null) return;
    this.forget();
    this.listener.choose(null);
  }

  /** Clears the selection: the action is played or no longer relevant. */
  forget() {
    this.#chosen = null;
    this.confirm.hidden = true;
    this.#mark();
  }

  /** Plays the selected action. */
  commit() {
    if (this.#chosen !== null && this.listener.isOpen()) this.#do(this.#chosen);
  }

  /** @param {Choice} choice */
  #do(choice) {
    this.forget();
    this.listener.act(choice);
  }

  /** Marks the selection again after zones have been replaced. */
  refresh() {
    this.#mark();
  }

  /** @param {Event} event */
  #point(event) {
    this.#preview(near(event, "button[data-action]")?.getAttribute("data-action") ?? undefined);
  }

  /** @param {string | undefined} action */
  #preview(action) {
    this.#pointed = action;
    this.#mark();
  }

  /** Marks the selected action everywhere, and the hot-spot of the hovered button in the rotation of its action. */
  #mark() {
    const pointed = this.#pointed;
    for (const spot of this.root.querySelectorAll("[data-action]")) {
      const action = spot.getAttribute("data-action") ?? "";
      const preview = pointed !== undefined && !spot.matches("button") && turns(spot).includes(pointed);
      spot.classList.toggle("chosen", preview || action === this.#chosen?.action);
      showTurn(spot, preview ? pointed : action);
    }
  }
}

/**
 * @param {Element} spot
 * @returns {Choice}
 */
function choiceOf(spot) {
  return { action: spot.getAttribute("data-action") ?? "", then: spot.getAttribute("data-then")?.split(" ") ?? [] };
}

/**
 * @param {Choice} one
 * @param {Choice | null} other
 */
function isSame(one, other) {
  return one.action === other?.action && one.then.join(" ") === other.then.join(" ");
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
