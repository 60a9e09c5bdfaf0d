// The visitor's part in the chance of a match. Before anything is dealt, the server has committed to a secret, and this browser
// to 16 random bytes. It remembers both, opens its bytes when the table asks for them, and compares them with the record at
// the end.

import { notice } from "./notices.js";
import { find } from "./page.js";
import { fromHex, sha256, toHex } from "./sha256.js";
import { say } from "./words.js";

/** @import { ChanceMessage } from "./types.js" */

/** @typedef {{ commitment: string, contributions: string[] }} Memory The server's commitment, and the own contribution of each round. */

const KEY = "bergfried-chance";
/** So many matches are remembered, the last ones. */
const MOST = 200;
const TRY_AGAIN = 2000;

export class Chance {
  /** @type {Memory} */
  #memory;
  /** The last thing that was sent: it is not sent again unless the server could not store it. */
  #sent = { id: "", what: "" };
  /** @type {ChanceMessage | undefined} */
  #last;
  #isChecked = false;

  /**
   * @param {string} match
   * @param {(message: Record<string, unknown>) => string} send
   */
  constructor(match, send) {
    this.match = match;
    this.send = send;
    this.#memory = memories()[match] ?? { commitment: "", contributions: [] };
    this.#show();
  }

  /**
   * Does what the table asks for. A browser that comes back later does it then.
   * @param {ChanceMessage | undefined} chance
   */
  update(chance) {
    this.#last = chance;
    if (!chance?.due) return;
    if (this.#memory.commitment && this.#memory.commitment !== chance.commitment) return notice(say("chance-other-seal"));
    const own = (this.#memory.contributions[chance.round] ??= toHex(crypto.getRandomValues(new Uint8Array(16))));
    this.#memory.commitment = chance.commitment;
    this.#remember();
    const hash = sha256(fromHex(own));
    // The hash of another contribution is there if the visitor took the seat in another browser.
    this.#send(chance.hash === hash && chance.due === "opening" ? { type: "open", contribution: own } : { type: "contribute", hash });
  }

  /**
   * A message was refused: true if it was about chance and is sent again, because nobody could do anything about it.
   * @param {string} id
   * @param {string} code
   */
  refused(id, code) {
    if (id !== this.#sent.id || (code !== "store-failed" && code !== "going-down")) return false;
    this.#sent.what = "";
    setTimeout(() => this.update(this.#last), TRY_AGAIN);
    return true;
  }

  /** The match is over: says whether the record has what this browser remembers. */
  async check() {
    if (this.#isChecked || this.#memory.contributions.length === 0) return;
    this.#isChecked = true;
    const answer = await fetch(`/m/${this.match}/record`).catch(() => null);
    if (!answer?.ok) return void (this.#isChecked = false);
    const isFair = agrees(await answer.text(), this.#memory);
    const words = document.createElement("p");
    words.className = isFair ? "verified" : "refusal";
    words.textContent = say(isFair ? "chance-fair" : "chance-unfair");
    find(".chance").after(words);
    if (!isFair) notice(words.textContent);
  }

  /** @param {Record<string, string>} message */
  #send(message) {
    const what = JSON.stringify(message);
    if (what !== this.#sent.what) this.#sent = { what, id: this.send(message) };
  }

  #remember() {
    const kept = Object.entries(memories()).filter(([match]) => match !== this.match);
    const matches = Object.fromEntries([...kept.slice(1 - MOST), [this.match, this.#memory]]);
    try {
      localStorage.setItem(KEY, JSON.stringify(matches));
    } catch {
      // Without storage, the contribution is remembered as long as the page is open.
    }
    this.#show();
  }

  /** Shows the last contribution. */
  #show() {
    const own = this.#memory.contributions.at(-1);
    if (!own) return;
    const [title, value, code] = ["dt", "dd", "code"].map((name) => document.createElement(name));
    if (!title || !value || !code) return;
    title.textContent = say("chance-own");
    code.textContent = own;
    value.append(code);
    value.dataset.own = "";
    const list = find(".chance");
    list.querySelector("[data-own]")?.previousElementSibling?.remove();
    list.querySelector("[data-own]")?.remove();
    list.append(title, value);
  }
}

/** @returns {Record<string, Memory>} */
function memories() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * Does a record have the remembered commitment, a secret that fits it, and the own contribution?
 * @param {string} record
 * @param {Memory} memory
 */
function agrees(record, memory) {
  const lines = record.split("\n");
  const secret = lines.find((line) => line.startsWith("secret "))?.slice(7) ?? "";
  const own = memory.contributions.at(-1) ?? "";
  return (
    lines.includes(`chance bergfried-chance-2 ${memory.commitment}`) &&
    sha256(fromHex(secret)) === memory.commitment &&
    lines.some((line) => line.startsWith("contribution ") && line.endsWith(` ${sha256(fromHex(own))} ${own}`))
  );
}
