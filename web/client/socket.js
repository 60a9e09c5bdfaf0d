// The line to the table. It comes back by itself, and what had no answer is said again with the same id, which the
// server takes only once.

/** @import { ServerMessage, Resume } from "./types.js" */

const FIRST_WAIT = 200;
// With the spread below, everyone is back within two seconds of the server.
const LONGEST_WAIT = 1200;
const PING_EVERY = 20_000;
const SILENCE = 50_000;

export class Line {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, string>} Messages without an answer, oldest first. */
  #unanswered = new Map();
  #wait = FIRST_WAIT;
  #count = 0;
  #name = Math.random().toString(36).slice(2, 10);
  #heard = 0;

  /**
   * @param {string} match
   * @param {object} listener
   * @param {() => Resume} listener.resume What we have.
   * @param {(message: ServerMessage) => void} listener.hear
   * @param {(connected: boolean) => void} listener.connection
   */
  constructor(match, listener) {
    this.match = match;
    this.listener = listener;
    this.#connect();
    setInterval(() => this.#keepAlive(), PING_EVERY);
    addEventListener("online", () => this.#socket?.readyState === WebSocket.OPEN || this.#reconnect(0));
  }

  /**
   * Says something. It is said again after a broken line until there is an answer.
   * @param {Record<string, unknown>} message
   * @returns {string} The id it got.
   */
  say(message) {
    const id = `${this.#name}-${++this.#count}`;
    const text = JSON.stringify({ ...message, id });
    this.#unanswered.set(id, text);
    this.#send(text);
    return id;
  }

  #connect() {
    const address = new URL(`/m/${this.match}/socket?language=${document.documentElement.lang}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#heard = Date.now();
      socket.send(JSON.stringify({ type: "hello", resume: this.listener.resume() }));
      for (const text of this.#unanswered.values()) socket.send(text);
    });
    socket.addEventListener("message", (event) => {
      this.#heard = Date.now();
      this.#wait = FIRST_WAIT;
      this.listener.connection(true);
      /** @type {ServerMessage} */
      const message = JSON.parse(event.data);
      if ("id" in message) this.#unanswered.delete(message.id);
      this.listener.hear(message);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.listener.connection(false);
      this.#reconnect(this.#wait * (0.7 + 0.6 * Math.random()));
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    });
  }

  /** @param {number} after */
  #reconnect(after) {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    setTimeout(() => this.#socket ?? this.#connect(), after);
  }

  #keepAlive() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE) this.#reconnect(0);
    else this.#send(JSON.stringify({ type: "ping" }));
  }

  /** @param {string} text */
  #send(text) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }
}
