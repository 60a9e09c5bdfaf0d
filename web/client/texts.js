// The texts of zones, parts and lines of the log, of which the server often sends only what is new. A text is cut before every "<"
// into pieces, and the pieces that came under a name are kept: those of the last whole text, and those that were new since.

/** @import { ShortLine, ShortMessage, ShortText, TableMessage } from "./types.js" */

/** @type {Map<string, string[]>} */
const kept = new Map();

/**
 * A message with its texts whole, also those of which only what is new was sent.
 * @param {ShortMessage} message
 * @returns {TableMessage | null} null if earlier pieces are missing.
 */
export function complete(message) {
  try {
    const { changes = {}, ...rest } = message;
    const zones = Object.fromEntries(Object.entries({ ...message.zones, ...changes }).map(([name, text]) => [name, whole(name, text)]));
    const line = (/** @type {ShortLine} */ line) => ({ ...line, html: whole("log", line.html) });
    const frames = message.log?.frames.map((frame) => ({ ...frame, lines: frame.lines.map(line) })) ?? [];
    return { ...rest, zones, log: message.log && { ...message.log, frames } };
  } catch (error) {
    if (error instanceof MissingPieces) return null;
    throw error;
  }
}

class MissingPieces extends Error {}

/**
 * @param {string} name
 * @param {ShortText} text
 */
function whole(name, text) {
  if (typeof text === "string") {
    if (text) kept.set(name, cut(text));
    return text;
  }
  const pieces = kept.get(name);
  if (!pieces) throw new MissingPieces(name);
  return putTogether(pieces, text);
}

/** @param {string} html */
function cut(html) {
  return html.split(/(?=<)/);
}

/**
 * Puts a text together, and adds what is new to the pieces.
 * @param {string[]} pieces
 * @param {(string | number)[]} items New text, and pairs of numbers: the first piece of a run, and how many it has.
 */
function putTogether(pieces, items) {
  let text = "";
  /** @type {string[]} */
  const added = [];
  let rest = items;
  while (rest.length > 0) {
    const [item = "", count = 0] = rest;
    if (typeof item === "string") {
      text += item;
      added.push(...cut(item));
      rest = rest.slice(1);
    } else {
      text += pieces.slice(item, item + Number(count)).join("");
      rest = rest.slice(2);
    }
  }
  pieces.push(...added);
  return text;
}
