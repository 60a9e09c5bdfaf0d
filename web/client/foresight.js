// What an action would bring, asked of the server for the action that is pointed at or selected, and kept per decision.

/** @import { ForeseenMessage } from "./types.js" */

/** Milliseconds for which the pointer or the focus must rest on an action. */
const REST = 120;
/** Milliseconds after which a question that came too fast is asked again. */
const AGAIN = 500;

export class Foresight {
  /** @type {Map<string, ForeseenMessage>} The answers, by action. */
  #answers = new Map();
  /** @type {Map<string, string>} The actions that were asked for, by the id of the message. */
  #asked = new Map();
  /** @type {Set<string>} The ids of questions about earlier decisions that have no answer yet. */
  #late = new Set();
  /** @type {string | null} The action that was wanted last. */
  #wanted = null;
  /** @type {number | undefined} */
  #resting;

  /**
   * @param {(action: string) => string | null} ask Sends the question and returns its id; null if nothing is to be decided.
   * @param {(answer: ForeseenMessage) => void} told Called with every answer.
   */
  constructor(ask, told) {
    this.ask = ask;
    this.told = told;
  }

  /**
   * Asks for an action after a moment, unless another one is wanted first.
   * @param {string | null} action
   * @param {number} [rest]
   */
  want(action, rest = REST) {
    clearTimeout(this.#resting);
    this.#wanted = action;
    if (action === null || this.#answers.has(action) || [...this.#asked.values()].includes(action)) return;
    this.#resting = setTimeout(() => {
      const id = this.ask(action);
      if (id) this.#asked.set(id, action);
    }, rest);
  }

  /** @param {string | null} action */
  of(action) {
    return action === null ? undefined : this.#answers.get(action);
  }

  /** @param {ForeseenMessage} answer */
  answer(answer) {
    this.#late.delete(answer.id);
    if (!this.#asked.delete(answer.id)) return;
    this.#answers.set(answer.action, answer);
    this.told(answer);
  }

  /**
   * A message was refused. Returns whether it was a question of this kind: it needs no notice.
   * @param {string} id
   * @param {string} code
   */
  refused(id, code) {
    const action = this.#asked.get(id);
    if (action === undefined) return this.#late.delete(id);
    this.#asked.delete(id);
    if (code === "too-fast" && action === this.#wanted) this.want(action, AGAIN);
    return true;
  }

  /** Forgets everything: there is another decision. */
  forget() {
    clearTimeout(this.#resting);
    this.#answers.clear();
    for (const id of this.#asked.keys()) this.#late.add(id);
    this.#asked.clear();
  }
}
