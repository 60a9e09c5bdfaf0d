// The caption of what is hovered, focused or touched, on the board, in the hand and in the panels: what it is, and for an
// action what it would bring. It floats beside the thing. On a touch screen it stays until it is dismissed.

import { hushTitles, titleOf, restoreTitles } from "./titles.js";
import { say } from "./words.js";

/**
 * @typedef {object} Subject What the caption is about.
 * @property {Element} element
 * @property {string | null} action
 * @property {string} words
 * @property {DOMRect | null} point A place inside the thing, if the thing is too large to be named from outside.
 */

/** @typedef {{ about: string[], lines: string[] }} More What the server knows about an action. */

const GAP = 10;
const EDGE = 6;

export class Captions {
  /** @type {Subject | null} */
  #subject = null;
  #pinned = false;
  #touch = false;
  /** Where the pointer was last seen. */
  #pointer = "";

  /**
   * @param {HTMLElement} root
   * @param {(action: string | null) => void} [point] Called with the action that is pointed at, or null.
   * @param {(action: string | null) => More | undefined} [more]
   */
  constructor(root, point = () => {}, more = () => undefined) {
    this.root = root;
    this.point = point;
    this.more = more;
    this.box = document.createElement("div");
    this.box.className = "caption";
    this.box.popover = "manual";
    // Screen readers read the titles and labels themselves.
    this.box.setAttribute("aria-hidden", "true");
    root.append(this.box);
    addEventListener("pointerdown", (event) => this.#down(event), { capture: true });
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch" && !this.#pinned && this.#hasMoved(event)) this.#show(event, event);
    });
    root.addEventListener("pointermove", (event) => this.#hasMoved(event));
    root.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "touch" && !this.#pinned) this.hide();
    });
    root.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.#show(event);
    });
    root.addEventListener("focusout", () => this.#pinned || this.hide());
    root.addEventListener("click", (event) => {
      if (!this.#touch || (event.target instanceof Element && this.box.contains(event.target))) return;
      this.#show(event, event);
      this.#pinned = this.#subject !== null;
      this.refresh();
    });
  }

  /**
   * Has the pointer moved? Where something has changed below a pointer that rests, the browser says that it comes over
   * something else; that must not take away the caption of what has the keyboard's focus.
   * @param {PointerEvent} event
   */
  #hasMoved(event) {
    const before = this.#pointer;
    this.#pointer = `${event.clientX} ${event.clientY}`;
    return this.#pointer !== before || !event.isTrusted;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#touch = event.pointerType === "touch";
    // A tap elsewhere dismisses the caption.
    if (this.#pinned && event.target instanceof Node && !this.box.contains(event.target)) this.hide();
  }

  /**
   * @param {Event} event
   * @param {MouseEvent} [pointer]
   */
  #show(event, pointer) {
    const target = event.target instanceof Element ? event.target : null;
    if (!target || this.box.contains(target)) return;
    const subject = subjectAt(target, this.root, pointer);
    this.hide();
    if (!subject) return;
    this.#subject = subject;
    hushTitles(target);
    this.point(subject.action);
    this.refresh();
  }

  /** Shows what is known of the subject by now; hides the caption if the subject is gone. */
  refresh() {
    const subject = this.#subject;
    if (!subject) return;
    if (!subject.element.isConnected) return this.hide();
    // A piece that was turned offers another action.
    if (subject.action !== null) subject.action = subject.element.getAttribute("data-action");
    const more = this.more(subject.action);
    this.box.replaceChildren(...content(subject, more), ...(this.#pinned ? [this.#closeButton()] : []));
    this.box.classList.toggle("pinned", this.#pinned);
    if (!this.box.matches(":popover-open")) this.box.showPopover();
    place(this.box, subject.point ?? subject.element.getBoundingClientRect(), subject.element.closest(".column") !== null);
  }

  #closeButton() {
    const close = document.createElement("button");
    close.type = "button";
    close.className = "close";
    close.textContent = "×";
    close.title = say("close");
    close.tabIndex = -1;
    close.addEventListener("click", () => this.hide());
    return close;
  }

  /** Hides the caption. */
  hide() {
    if (!this.#subject) return;
    this.#subject = null;
    this.#pinned = false;
    restoreTitles();
    if (this.box.matches(":popover-open")) this.box.hidePopover();
    this.point(null);
  }
}

/**
 * The innermost thing at an element that has something to say. An action says its label; what the piece is stands in its
 * title or in that of what it belongs to.
 * @param {Element} from
 * @param {Element} within
 * @param {MouseEvent} [pointer]
 * @returns {Subject | null}
 */
function subjectAt(from, within, pointer) {
  const offer = from.closest("[data-action]");
  const spot = offer && within.contains(offer) ? offer : null;
  const label = spot ? spot.getAttribute("aria-label") ?? labelOf(spot) : "";
  for (let part = /** @type {Element | null} */ (from); part && part !== within; part = part.parentElement) {
    const words = titleOf(part);
    if (!words) continue;
    const element = spot ?? part;
    return { element, action: spot?.getAttribute("data-action") ?? null, words: join(label, words), point: pointIn(element, pointer) };
  }
  if (!spot || !label) return null;
  return { element: spot, action: spot.getAttribute("data-action"), words: label, point: pointIn(spot, pointer) };
}

/** @param {Element} button */
function labelOf(button) {
  return (button.textContent ?? "").trim();
}

/**
 * @param {string} label
 * @param {string} words
 */
function join(label, words) {
  return label && !words.includes(label) ? `${label}\n${words}` : words;
}

/**
 * A caption beside a thing that fills much of the window would be far from the pointer, or cover the thing.
 * @param {Element} element
 * @param {MouseEvent} [pointer]
 */
function pointIn(element, pointer) {
  const { width, height } = element.getBoundingClientRect();
  if (!pointer || (width < innerWidth * 0.4 && height < innerHeight * 0.4)) return null;
  return new DOMRect(pointer.clientX - 12, pointer.clientY - 12, 24, 24);
}

/**
 * The lines of a caption: the first one is the name, the last ones are what the action brings.
 * @param {Subject} subject
 * @param {More} [more]
 */
function content(subject, more) {
  const [label = "", ...rest] = subject.words.split("\n").map((line) => line.trim()).filter(Boolean);
  const about = more && more.about.length > 0 ? more.about.flatMap((text) => text.split("\n")) : rest;
  const line = (/** @type {string} */ text, /** @type {string} */ className) => {
    const element = document.createElement("p");
    element.className = className;
    element.textContent = text;
    return element;
  };
  return [line(label, "caption-name"), ...about.filter((text) => text !== label).map((text) => line(text, "caption-about")), ...(more?.lines ?? []).map((text) => line(text, "caption-outcome"))];
}

/** Where the room for captions ends: at the sheet of a narrow screen, in which a choice is confirmed. */
function floor() {
  const column = document.querySelector(".column")?.getBoundingClientRect();
  return column && column.width >= innerWidth ? column.top : innerHeight;
}

/** A caption that is too long for its place is not made lower than this: it scrolls. */
const LEAST_HEIGHT = 110;

/**
 * Places the caption beside a box of the window without covering it: above, below, right or left, where there is room. In
 * the column the left comes first, so that prompt and buttons stay in sight; of the sheet it covers nothing. Where there is
 * no room for all of it, it scrolls.
 * @param {HTMLElement} caption
 * @param {DOMRect} subject
 * @param {boolean} inColumn
 */
function place(caption, subject, inColumn) {
  const bottom = floor();
  const box = inColumn && bottom < innerHeight ? new DOMRect(subject.x, bottom, subject.width, innerHeight - bottom) : subject;
  caption.style.maxHeight = "";
  const aside = Math.max(box.left, innerWidth - box.right) - GAP - EDGE;
  const most = Math.max(box.top, bottom - box.bottom) - GAP - EDGE;
  if (aside < caption.offsetWidth && most < caption.offsetHeight) caption.style.maxHeight = `${Math.max(most, LEAST_HEIGHT)}px`;
  const [width, height] = [caption.offsetWidth, caption.offsetHeight];
  const lowest = bottom - height - EDGE;
  const across = Math.min(Math.max(box.x + box.width / 2 - width / 2, EDGE), innerWidth - width - EDGE);
  const down = Math.min(Math.max(box.y + box.height / 2 - height / 2, EDGE), lowest);
  const sides = [
    { left: across, top: box.top - GAP - height, room: box.top - GAP - EDGE - height },
    { left: across, top: box.bottom + GAP, room: lowest - box.bottom - GAP },
    { left: box.right + GAP, top: down, room: innerWidth - box.right - GAP - EDGE - width },
    { left: box.left - GAP - width, top: down, room: box.left - GAP - EDGE - width },
  ];
  if (inColumn) sides.reverse();
  const best = sides.find(({ room }) => room >= 0) ?? sides.reduce((one, other) => (other.room > one.room ? other : one));
  caption.style.left = `${Math.max(best.left, EDGE)}px`;
  caption.style.top = `${Math.max(Math.min(best.top, lowest), EDGE)}px`;
}
