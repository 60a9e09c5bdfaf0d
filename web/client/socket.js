// The connection to a match. It reconnects automatically and sends unanswered messages again with the same id, which the
// server carries out only once.

/** @import { ServerMessage, Resume } from "./types.js" */

const FIRST_WAIT = 200;
// With the jitter below, every client is reconnected within two seconds of the server's start.
const MAX_WAIT = 1200;
const PING_EVERY = 20_000;
const TIMEOUT = 50_000;

export class Socket {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, string>} Messages without an answer, oldest first. */
  #unanswered = new Map();
  #wait = FIRST_WAIT;
  #count = 0;
  #clientId = Math.random().toString(36).slice(2, 10);
  #lastReceived = 0;

  /**
   * @param {string} match
   * @param {object} listener
   * @param {() => Resume} listener.resume The state that the client has.
   * @param {(message: ServerMessage) => void} listener.receive
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
   * Sends a message, and again after every reconnect until there is an answer.
   * @param {Record<string, unknown>} message
   * @returns {string} The id of the message.
   */
  send(message) {
    const id = `${this.#clientId}-${++this.#count}`;
    const text = JSON.stringify({ ...message, id });
    this.#unanswered.set(id, text);
    this.#send(text);
    return id;
  }

  /** Gives up this connection and makes another. */
  reconnect() {
    this.#reconnect(0);
  }

  #connect() {
    const address = new URL(`/m/${this.match}/socket?language=${document.documentElement.lang}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#lastReceived = Date.now();
      socket.send(JSON.stringify({ type: "hello", resume: this.listener.resume() }));
      for (const text of this.#unanswered.values()) socket.send(text);
    });
    socket.addEventListener("message", (event) => {
      if (socket !== this.#socket) return;
      this.#lastReceived = Date.now();
      this.#wait = FIRST_WAIT;
      this.listener.connection(true);
      /** @type {ServerMessage} */
      const message = JSON.parse(event.data);
      if ("id" in message) this.#unanswered.delete(message.id);
      this.listener.receive(message);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.listener.connection(false);
      this.#reconnect(this.#wait * (0.7 + 0.6 * Math.random()));
      this.#wait = Math.min(this.#wait * 1.7, MAX_WAIT);
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
    if (Date.now() - this.#lastReceived > TIMEOUT) this.#reconnect(0);
    else this.#send(JSON.stringify({ type: "ping" }));
  }

  /** @param {string} text */
  #send(text) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }
}
