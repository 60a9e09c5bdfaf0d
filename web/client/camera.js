// Zooms and pans the board in its frame. Initially the whole board is visible, scaled down if it is higher than its frame.

import { find, near } from "./page.js";

const MAX_SCALE = 4;
const STEP = 1.25;
/** A pointer must move by this many pixels to start a drag. */
const DRAG_THRESHOLD = 6;

export class Camera {
  #scale = 1;
  #x = 0;
  #y = 0;
  /** @type {Map<number, { x: number, y: number }>} The positions of the pointers that are down on the board. */
  #pointers = new Map();
  #moved = false;

  constructor() {
    this.frame = find(".board-frame");
    this.board = find("#zone-board");
    this.frame.addEventListener("click", (event) => {
      const change = near(event, "[data-camera]")?.getAttribute("data-camera");
      if (change === "in" || change === "out" || change === "fit") this.change(change);
    });
    this.frame.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.#zoom(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX, event.clientY);
    }, { passive: false });
    this.frame.addEventListener("pointerdown", (event) => this.#down(event));
    addEventListener("pointermove", (event) => this.#move(event));
    for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) {
      addEventListener(type, (event) => this.#pointers.delete(event.pointerId));
    }
    // The end of a drag is not a click.
    this.frame.addEventListener("click", (event) => {
      if (this.#moved && !near(event, "[data-camera]")) event.stopPropagation();
    }, { capture: true });
    const watch = new ResizeObserver(() => this.#apply());
    watch.observe(this.frame);
    watch.observe(this.board);
  }

  /** @param {"in" | "out" | "fit"} change */
  change(change) {
    if (change === "fit") {
      [this.#scale, this.#x, this.#y] = [1, 0, 0];
      return this.#apply();
    }
    const frame = this.frame.getBoundingClientRect();
    this.#zoom(change === "in" ? STEP : 1 / STEP, frame.x + frame.width / 2, frame.y + frame.height / 2);
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
    if (event.button !== 0 || near(event, "[data-camera]")) return;
    if (this.#pointers.size === 0) this.#moved = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /**
   * One pointer pans a zoomed board, two pointers zoom.
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
    if (!other && this.#scale === 1) return;
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

  #apply() {
    const style = getComputedStyle(this.frame);
    const [left, top] = [parseFloat(style.paddingLeft), parseFloat(style.paddingTop)];
    const [width, height] = [this.frame.clientWidth - 2 * left, this.frame.clientHeight - 2 * top];
    const fit = Math.min(1, height / this.board.offsetHeight);
    const scale = fit * this.#scale;
    const [wide, high] = [this.board.offsetWidth * scale, this.board.offsetHeight * scale];
    this.#x = wide > width ? Math.min(0, Math.max(this.#x, width - wide)) : (width - wide) / 2;
    this.#y = high > height ? Math.min(0, Math.max(this.#y, height - high)) : (height - high) / 2;
    this.board.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${scale})`;
    this.frame.classList.toggle("near", this.#scale > 1);
  }
}
