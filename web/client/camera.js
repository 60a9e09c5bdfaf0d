// Nearer, further, and about: the board in its frame. At rest the whole board is seen, made smaller where it is higher
// than its frame.

import { find, near } from "./page.js";

const NEAREST = 4;
const STEP = 1.25;

export class Camera {
  #scale = 1;
  #x = 0;
  #y = 0;

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
    this.frame.addEventListener("pointerdown", (event) => this.#drag(event));
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
   * Zooms so that what is under a point of the screen stays there.
   * @param {number} by
   * @param {number} clientX
   * @param {number} clientY
   */
  #zoom(by, clientX, clientY) {
    const frame = this.frame.getBoundingClientRect();
    const scale = Math.min(Math.max(this.#scale * by, 1), NEAREST);
    const [x, y] = [clientX - frame.x, clientY - frame.y];
    this.#x = x - ((x - this.#x) * scale) / this.#scale;
    this.#y = y - ((y - this.#y) * scale) / this.#scale;
    this.#scale = scale;
    this.#apply();
  }

  /** @param {PointerEvent} start */
  #drag(start) {
    if (this.#scale === 1 || start.button !== 0 || near(start, "button, .hot")) return;
    const [x, y] = [this.#x - start.clientX, this.#y - start.clientY];
    /** @param {PointerEvent} event */
    const move = (event) => {
      [this.#x, this.#y] = [x + event.clientX, y + event.clientY];
      this.#apply();
    };
    const end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
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
