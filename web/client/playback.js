// Tells steps of others one after the other: the board of each step, and over it a banner with each of its lines, while what
// the line is about is lit. Any of Space, Enter and Escape, or a click on the banner, skips the rest.

import { light, withCounted } from "./light.js";
import { find, isTyping } from "./page.js";
import { setting } from "./settings.js";
import { say } from "./words.js";

/** @import { Frame, FrameLine } from "./types.js" */

/** Milliseconds for which a line is shown. */
const BEATS = { slow: 1800, normal: 900, fast: 400 };

/** The time for a line that the visitor asks for, at whatever pace. */
export function askedBeat() {
  return beat() || BEATS.normal;
}

/** The time for a line; none if steps are not to be told. */
export function beat() {
  const pace = setting("pace");
  if (document.hidden || pace === "at-once") return 0;
  return pace in BEATS ? BEATS[/** @type {keyof typeof BEATS} */ (pace)] : BEATS.normal;
}

export class Playback {
  /** @type {(() => void) | null} Ends the current pause; null while nothing is told. */
  #wake = null;
  #skipped = false;

  constructor() {
    this.root = find(".table");
    this.banner = document.createElement("div");
    this.banner.className = "told";
    this.banner.hidden = true;
    this.words = document.createElement("p");
    // The log says it to screen readers.
    this.words.setAttribute("aria-hidden", "true");
    const skip = document.createElement("button");
    skip.type = "button";
    skip.className = "quiet";
    skip.textContent = say("skip");
    this.banner.append(this.words, skip);
    this.banner.addEventListener("click", () => this.skip());
    find(".stage").append(this.banner);
    addEventListener("keydown", (event) => this.#key(event), { capture: true });
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
  }

  get isRunning() {
    return this.#wake !== null;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.isRunning || ![" ", "Enter", "Escape"].includes(event.key) || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) this.skip();
  }

  /** Skips what has not been told yet. */
  skip() {
    this.#skipped = true;
    this.#wake?.();
  }

  /**
   * Tells frames, unless they are skipped.
   * @param {Frame[]} frames
   * @param {(frame: Frame, index: number) => Promise<boolean>} show Shows the board after a frame; false if that is impossible.
   * @param {() => number} [time] The time for a line.
   * @returns {Promise<boolean>} Whether the rest was skipped.
   */
  async run(frames, show, time = beat) {
    this.#skipped = false;
    this.#wake = () => {};
    this.root.classList.add("telling");
    light([]);
    for (const [index, frame] of frames.entries()) {
      if (this.#skipped || !(await show(frame, index))) break;
      for (const line of frame.lines) {
        if (this.#skipped) break;
        this.#say(line);
        await this.#pause(time());
      }
    }
    this.banner.hidden = true;
    this.root.classList.remove("telling");
    light([]);
    this.#wake = null;
    return this.#skipped;
  }

  /** @param {FrameLine} line */
  #say(line) {
    this.words.innerHTML = line.html;
    this.banner.hidden = false;
    light(this.words.querySelector(".score") ? withCounted(line.keys) : line.keys);
  }

  /** @param {number} time */
  #pause(time) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }
}
