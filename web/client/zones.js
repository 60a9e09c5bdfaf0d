// The zones of the page that the server renders, and their parts, which are sent separately. Each is replaced as a whole;
// pieces that keep their key are animated from the old to the new position.

import { animateMoves, capture } from "./animate.js";
import { settleDice } from "./dice.js";
import { countScores, seatScores } from "./scores.js";

/** @import { ScoreChange } from "./scores.js" */

/** @type {Map<string, string>} While an earlier step is shown: the current zones and parts, in the order in which they arrived. */
const live = new Map();
let lookingBack = false;
/** @type {(() => void)[]} */
const listeners = [];

/**
 * Calls a function whenever zones have been replaced.
 * @param {() => void} listener
 */
export function onShow(listener) {
  listeners.push(listener);
}

/** @param {string} name */
function zone(name) {
  return document.getElementById(`zone-${name}`);
}

/**
 * Applies zones and parts that the server has rendered; while an earlier step is shown, they are kept for later.
 * @param {Record<string, string>} rendered
 * @param {boolean} [back] Was something taken back? Then pieces walk backwards.
 * @returns {ScoreChange[]}
 */
export function update(rendered, back = false) {
  if (!lookingBack) return show(rendered, back);
  for (const [name, html] of Object.entries(rendered)) {
    // Moved to the end: a part must come after the zone it belongs to.
    live.delete(name);
    live.set(name, html);
  }
  return [];
}

/**
 * Shows zones of an earlier step in place of the current ones.
 * @param {Record<string, string>} past
 */
export function showPast(past) {
  settleDice();
  for (const name of Object.keys(past)) {
    if (!live.has(name)) live.set(name, zone(name)?.innerHTML ?? "");
  }
  lookingBack = true;
  return show(past);
}

/** Shows the current table again. */
export function showNow() {
  if (!lookingBack) return [];
  lookingBack = false;
  const rendered = Object.fromEntries(live);
  live.clear();
  return show(rendered);
}

/**
 * @param {Record<string, string>} rendered
 * @param {boolean} [back]
 */
export function show(rendered, back = false) {
  const before = capture();
  const scores = seatScores();
  const focus = rememberFocus();
  for (const [name, html] of Object.entries(rendered)) {
    const element = zone(name);
    if (element) element.innerHTML = html;
  }
  animateMoves(before, back);
  const changes = countScores(scores);
  focus();
  for (const listener of listeners) listener();
  return changes;
}

/** Returns a function that restores the keyboard focus: to the same action or command, or else to the first action. */
function rememberFocus() {
  const active = document.activeElement;
  const inZone = active?.closest(".table-zone");
  if (!active || !inZone) return () => {};
  const keys = ["data-action", "data-command", "data-key", "id"];
  const key = keys.map((name) => [name, active.getAttribute(name)]).find(([, value]) => value);
  return () => {
    if (active.isConnected) return;
    const same = key && inZone.querySelector(`[${key[0]}="${CSS.escape(key[1] ?? "")}"]`);
    if (same instanceof HTMLElement || same instanceof SVGElement) same.focus({ preventScroll: true });
    else focusActions();
  };
}

/** Moves the keyboard focus to the first action that is in sight, or to the folded list of them. */
export function focusActions() {
  const offered = [...document.querySelectorAll("#zone-actions :is(button, summary)")].find((element) => element.checkVisibility({ visibilityProperty: true }));
  const next = offered ?? document.getElementById("main");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
