// Zooms and pans the board in its frame. Initially the whole board is visible, scaled down if it is higher than its frame. If
// it could not be read then, it keeps its full width instead, and what does not fit is panned into sight.

import { find, near } from "./page.js";

const MAX_SCALE = 4;
const STEP = 1.25;
/** A pointer must move by this many pixels to start a drag. */
const DRAG_THRESHOLD = 6;
/** A hot-spot should be at least this large for a finger, in pixels. */
const FINGER = 40;
/** How far a tap among small hot-spots zooms in. */
const MAGNIFIED = 2.2;
/** On a narrow screen a board is not scaled down below this; its drawing may say otherwise with --least-scale. */
const LEAST_NARROW = 0.75;
/** A zoomed board can be panned this far beyond its edge, so that nothing stays under a button, in pixels. */
const MARGIN = 56;

export class Camera {
  #scale = 1;
  #x = 0;
  #y = 0;
  /** @type {Map<number, { x: number, y: number }>} The positions of the pointers that are down on the board. */
  #pointers = new Map();
  #moved = false;
  /** Whether a tap among small hot-spots has zoomed in. */
  #isMagnified = false;
  /** The greatest height that the board has had in this frame: its scale must not change within a turn. */
  #tallest = 0;
  /** The greatest height that the hand has had: its place stays reserved. */
  #handHeight = 0;
  #frameSize = "";

  constructor() {
    this.frame = find(".board-frame");
    this.board = find("#zone-board");
    this.hand = find("#zone-hand");
    document.addEventListener("click", (event) => {
      const change = near(event, "[data-camera]")?.getAttribute("data-camera");
      if (change === "in" || change === "out" || change === "fit") this.change(change);
    });
    this.frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.frame.addEventListener("pointerdown", (event) => this.#down(event));
    addEventListener("pointermove", (event) => this.#move(event));
    for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) {
      addEventListener(type, (event) => this.#pointers.delete(event.pointerId));
    }
    this.frame.addEventListener("click", (event) => this.#click(event), { capture: true });
    this.frame.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.reveal(event.target);
    });
    // The browser must not scroll what the camera pans.
    this.frame.addEventListener("scroll", () => this.frame.scrollTo(0, 0));
    const watch = new ResizeObserver(() => this.#apply());
    watch.observe(this.frame);
    watch.observe(this.board);
    watch.observe(this.hand);
  }

  /** @param {"in" | "out" | "fit"} change */
  change(change) {
    if (change === "fit") {
      [this.#scale, this.#x, this.#y, this.#isMagnified] = [1, 0, 0, false];
      return this.#apply();
    }
    const frame = this.frame.getBoundingClientRect();
    this.#zoom(change === "in" ? STEP : 1 / STEP, frame.x + frame.width / 2, frame.y + frame.height / 2);
  }

  /**
   * Pans until a part of the board is in the frame.
   * @param {Element} part
   */
  reveal(part) {
    const [frame, box] = [this.frame.getBoundingClientRect(), part.getBoundingClientRect()];
    const shift = (/** @type {number} */ low, /** @type {number} */ high, /** @type {number} */ from, /** @type {number} */ to) =>
      low < from ? from - low : high > to ? to - high : 0;
    this.#x += shift(box.left, box.right, frame.left, frame.right);
    this.#y += shift(box.top, box.bottom, frame.top, frame.bottom);
    this.#apply();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (event.ctrlKey) {
      event.preventDefault();
      return this.#zoom(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX, event.clientY);
    }
    if (!this.frame.classList.contains("near") || near(event, "[data-actions]")) return;
    event.preventDefault();
    this.#x -= event.deltaX;
    this.#y -= event.deltaY;
    this.#apply();
  }

  /**
   * Zooms around a point of the screen.
   * @param {number} by
   * @param {number} clientX
   * @param {number} clientY
   */
  #zoom(by, clientX, clientY) {
    const frame = this.frame.getBoundingClientRect();
    const scale = Math.min(Math.max(this.#scale * by, 1), MAX_SCALE);
    const [x, y] = [clientX - frame.x, clientY - frame.y];
    this.#x = x - ((x - this.#x) * scale) / this.#scale;
    this.#y = y - ((y - this.#y) * scale) / this.#scale;
    this.#scale = scale;
    this.#apply();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) this.#moved = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /**
   * The end of a drag is not a click. A finger that taps among small hot-spots gets all of them magnified first; beside a
   * single small one it hits that one.
   * @param {MouseEvent} event
   */
  #click(event) {
    if (this.#moved) return event.stopPropagation();
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch" || this.#scale > 1) return;
    const near = this.#smallSpots(event.clientX, event.clientY);
    if (near.length === 0) return;
    event.stopPropagation();
    const [first, second] = near;
    if (second === undefined && first !== undefined) {
      return first.spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    this.#zoom(Math.max(MAGNIFIED, FINGER / Math.max(first?.size ?? FINGER, 1)), event.clientX, event.clientY);
    for (const { spot } of near.reverse()) this.reveal(spot);
    this.#isMagnified = true;
  }

  /** What was magnified has been decided: shows the whole board again, unless all that can be done next is in sight. */
  decided() {
    if (!this.#isMagnified) return;
    const frame = this.frame.getBoundingClientRect();
    const boxes = [...this.board.querySelectorAll(".hot .target")].map((target) => target.getBoundingClientRect());
    const inSight = boxes.every(({ left, right, top, bottom }) => left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom);
    if (boxes.length === 0 || !inSight) this.change("fit");
  }

  /**
   * The hot-spots within a finger's reach of a point, nearest first, if the nearest is small.
   * @param {number} x
   * @param {number} y
   */
  #smallSpots(x, y) {
    const spots = [...this.board.querySelectorAll(".hot")].map((spot) => {
      const box = (spot.querySelector(".target") ?? spot).getBoundingClientRect();
      const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      return { spot, size: Math.min(box.width, box.height), away };
    });
    const within = spots.filter(({ size, away }) => size > 0 && away < FINGER / 2).sort((one, other) => one.away - other.away);
    return within[0] && within[0].size < FINGER ? within : [];
  }

  /**
   * One pointer pans a board that is larger than its frame, two pointers zoom.
   * @param {PointerEvent} event
   */
  #move(event) {
    // The window gets no event for a button released outside of it.
    if (event.buttons === 0) this.#pointers.delete(event.pointerId);
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    // A small movement is still a click.
    if (!this.#moved && Math.hypot(now.x - before.x, now.y - before.y) < DRAG_THRESHOLD) return;
    if (!other && !this.frame.classList.contains("near")) return;
    this.#moved = true;
    this.#pointers.set(event.pointerId, now);
    if (other) {
      const distance = (/** @type {{ x: number, y: number }} */ point) => Math.hypot(point.x - other.x, point.y - other.y);
      this.#zoom(distance(now) / Math.max(distance(before), 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else {
      this.#x += now.x - before.x;
      this.#y += now.y - before.y;
      this.#apply();
    }
  }

  /** The scale below which the board is panned rather than scaled. */
  #leastScale() {
    const drawing = this.board.firstElementChild;
    const own = drawing ? parseFloat(getComputedStyle(drawing).getPropertyValue("--least-scale")) : NaN;
    if (!Number.isNaN(own)) return own;
    return matchMedia("(max-width: 860px)").matches ? LEAST_NARROW : 0;
  }

  /** Nobody will hold anything again: the board gets the room of the hand. */
  freeHand() {
    this.#handHeight = 0;
    this.hand.style.minHeight = "";
  }

  /** Keeps the room that board and hand have once had, until the window changes: nothing jumps within a turn. */
  #reserve() {
    const size = `${innerWidth} ${innerHeight}`;
    if (size !== this.#frameSize) {
      [this.#frameSize, this.#tallest, this.#handHeight] = [size, 0, 0];
      this.hand.style.minHeight = "";
    }
    this.#tallest = Math.max(this.#tallest, this.board.offsetHeight);
    const { height } = this.hand.getBoundingClientRect();
    if (height > this.#handHeight) {
      this.#handHeight = height;
      this.hand.style.minHeight = `${this.#handHeight}px`;
    }
  }

  #apply() {
    this.#reserve();
    const style = getComputedStyle(this.frame);
    const [left, top] = [parseFloat(style.paddingLeft), parseFloat(style.paddingTop)];
    const [width, height] = [this.frame.clientWidth - 2 * left, this.frame.clientHeight - 2 * top];
    const whole = Math.min(1, height / this.#tallest);
    const fit = whole < this.#leastScale() ? 1 : whole;
    const scale = fit * this.#scale;
    const [wide, high] = [this.board.offsetWidth * scale, this.board.offsetHeight * scale];
    const [spare, over] = [this.#scale > 1 ? MARGIN : 0, 1];
    this.#x = wide > width + over ? Math.min(spare, Math.max(this.#x, width - wide - spare)) : (width - wide) / 2;
    this.#y = high > height + over ? Math.min(spare, Math.max(this.#y, height - high - spare)) : (height - high) / 2;
    this.board.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${scale})`;
    this.board.style.setProperty("--scale", `${scale}`);
    this.frame.classList.toggle("near", this.#scale > 1 || high > height + over);
    this.frame.classList.toggle("zoomed", this.#scale > 1);
    this.frame.classList.toggle("more-below", this.#y + high > height + over);
  }
}
