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
  let isOther = !wasOwn;
  const told = (message.log?.frames ?? []).map((frame) => {
    if (frame.seat !== null) isOther = !own.includes(frame.seat);
    const lines = frame.lines.filter((line) => {
      // An automaton has no seat: it acts in the step of the visitor that ends their turn, and in the chance that follows.
      if (line.who === "automaton") isOther = true;
      return isOther || (message.status === "over" && kindOf(line) === "score");
    });
    return { ...frame, lines };
  });
  return told.filter((frame) => frame.lines.length > 0);
}

/**
 * The kind of a line: `turn`, `throw`, `score` or `note`.
 * @param {FrameLine} line
 */
export function kindOf(line) {
  const template = document.createElement("template");
  template.innerHTML = line.html;
  return [...(template.content.firstElementChild?.classList ?? [])].find((name) => name !== "log-line") ?? "note";
}
