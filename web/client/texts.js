// The texts of zones, parts and lines of the log, of which the server often sends only what is new. It cuts them into pieces, and all
// pieces that came in such texts are kept.

/** @import { ShortLine, ShortMessage, TableMessage } from "./types.js" */

/** The pieces that a client keeps. */
export class Texts {
  /** @type {string[]} */
  #pieces = [];

  /**
   * A message with its texts whole, also those of which only what is new was sent.
   * @param {ShortMessage} message
   * @returns {TableMessage | null} null if earlier pieces are missing.
   */
  complete({ pieces = 0, changes = {}, ...message }) {
    if (pieces === 0) this.#pieces = [];
    if (pieces !== this.#pieces.length) return null;
    const changed = Object.entries(changes).map(([name, items]) => [name, this.#putTogether(items)]);
    const zones = { ...message.zones, ...Object.fromEntries(changed) };
    const line = (/** @type {ShortLine} */ line) => ({ ...line, html: this.#whole(line.html) });
    const frames = message.log?.frames.map((frame) => ({ ...frame, lines: frame.lines.map(line) })) ?? [];
    return { ...message, zones, log: message.log && { ...message.log, frames } };
  }

  /** @param {string | (string | number)[]} text */
  #whole(text) {
    return typeof text === "string" ? text : this.#putTogether(text);
  }

  /**
   * Puts a text together, and keeps what is new.
   * @param {(string | number)[]} items New pieces, and pairs of numbers: the first piece of a run, and how many it has.
   */
  #putTogether(items) {
    let text = "";
    /** @type {string[]} */
    const added = [];
    for (let at = 0; at < items.length; at++) {
      const item = items[at] ?? "";
      if (typeof item === "string") {
        text += item;
        added.push(item);
      } else {
        at++;
        text += this.#pieces.slice(item, item + Number(items[at])).join("");
      }
    }
    this.#pieces.push(...added);
    return text;
  }
}
