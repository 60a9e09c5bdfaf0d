// The table at earlier steps, fetched once each.

import { get } from "./answers.js";

/** @typedef {{ step: number, steps: number, zones: Record<string, string> }} Moment */

export class Moments {
  /** @type {Map<string, Promise<Moment>>} */
  #fetched = new Map();

  /** @param {string} base The address of the match. */
  constructor(base) {
    this.base = base;
  }

  /**
   * The table after a number of steps. What could not be fetched is asked for again the next time.
   * @param {number} step
   * @param {string} [query]
   */
  at(step, query = "") {
    const address = `${this.base}/at/${step}${query}`;
    const known = this.#fetched.get(address);
    if (known) return known;
    const found = get(address).then(async (answer) => {
      const moment = await answer.json();
      return { ...moment, zones: Object.fromEntries(moment.zones) };
    });
    this.#fetched.set(address, found);
    found.catch(() => this.#fetched.delete(address));
    return found;
  }

  /** Forgets everything: steps were taken back, and others have the same numbers. */
  forget() {
    this.#fetched.clear();
  }
}
