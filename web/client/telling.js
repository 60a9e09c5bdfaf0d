// Which steps of a table message are told one after the other before the visitor may act.

/** @import { Frame, FrameLine, TableMessage } from "./types.js" */

/**
 * The frames to be told, each with the lines that are shown: what other seats and automata did, and at the end of the match
 * every line about points. Chance belongs to whoever acted before it.
 * @param {TableMessage} message
 * @param {number[]} own The visitor's seats.
 * @param {boolean} wasOwn Had the visitor to decide something? Otherwise the first chance is somebody else's.
 * @returns {Frame[]}
 */
export function toldFrames(message, own, wasOwn) {
  const automaton = document.querySelector("#zone-seats .seat.automaton .seat-name")?.textContent?.trim() ?? null;
  let isOther = !wasOwn;
  const told = (message.log?.frames ?? []).map((frame) => {
    if (frame.seat !== null) isOther = !own.includes(frame.seat);
    const lines = frame.lines.filter((line) => {
      // An automaton has no seat: it acts in the step of the visitor that ends their turn, and in the chance that follows.
      if (automaton !== null && wordsOf(line).startsWith(automaton)) isOther = true;
      return isOther || (message.status === "over" && kindOf(line) === "score");
    });
    return { ...frame, lines };
  });
  return told.filter((frame) => frame.lines.length > 0);
}

/** @param {FrameLine} line */
function parsed(line) {
  const template = document.createElement("template");
  template.innerHTML = line.html;
  return template.content.firstElementChild;
}

/** @param {FrameLine} line */
function wordsOf(line) {
  return parsed(line)?.textContent?.trim() ?? "";
}

/**
 * The kind of a line: `turn`, `throw`, `score` or `note`.
 * @param {FrameLine} line
 */
export function kindOf(line) {
  return [...(parsed(line)?.classList ?? [])].find((name) => name !== "log-line") ?? "note";
}
