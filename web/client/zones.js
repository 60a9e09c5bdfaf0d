// The zones of the page that the server paints, and parts of them that are sent alone. Each is swapped as a whole; what keeps
// its key travels from the old place to the new one.

import { capture, travel } from "./animate.js";

/** @type {Map<string, string>} While somebody looks back: the zones and parts as the table is now, in the order they came. */
const live = new Map();
let lookingBack = false;

/** @param {string} name */
function zone(name) {
  return document.getElementById(`zone-${name}`);
}

/**
 * Takes what the server painted anew.
 * @param {Record<string, string>} painted
 */
export function update(painted) {
  if (!lookingBack) return show(painted);
  for (const [name, html] of Object.entries(painted)) {
    // At its end again: a part comes after the zone it belongs to.
    live.delete(name);
    live.set(name, html);
  }
}

/**
 * Shows the table as it was.
 * @param {Record<string, string>} past
 */
export function showPast(past) {
  if (!lookingBack) {
    for (const element of document.querySelectorAll(".table-zone")) live.set(element.id.replace("zone-", ""), element.innerHTML);
  }
  lookingBack = true;
  show({ actions: "", ...past });
}

/** Shows the table as it is. */
export function showNow() {
  if (!lookingBack) return;
  lookingBack = false;
  show(Object.fromEntries(live));
  live.clear();
}

/**
 * @param {Record<string, string>} painted
 */
export function show(painted) {
  const before = capture();
  const scores = seatScores();
  const focus = rememberFocus();
  for (const [name, html] of Object.entries(painted)) {
    const element = zone(name);
    if (element) element.innerHTML = html;
  }
  travel(before);
  celebrate(scores);
  focus();
}

/** Where the keyboard was, to bring it back: the same action or command, else the first thing to do. */
function rememberFocus() {
  const active = document.activeElement;
  const inZone = active?.closest(".table-zone");
  if (!active || !inZone) return () => {};
  const keys = ["data-action", "data-command", "data-key", "id"];
  const key = keys.map((name) => [name, active.getAttribute(name)]).find(([, value]) => value);
  return () => {
    if (active.isConnected) return;
    const same = key && inZone.querySelector(`[${key[0]}="${CSS.escape(key[1] ?? "")}"]`);
    const next = same ?? document.querySelector("#zone-actions button") ?? document.getElementById("main");
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
  };
}

function seatScores() {
  return [...document.querySelectorAll(".seat-score")].map((score) => score.textContent);
}

/**
 * A score that changed says so.
 * @param {(string | null)[]} before
 */
function celebrate(before) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  document.querySelectorAll(".seat-score").forEach((score, index) => {
    if (before[index] !== undefined && before[index] !== score.textContent) {
      score.animate([{ transform: "scale(1.6)", color: "var(--gold)" }, { transform: "none" }], { duration: 600, easing: "ease-out" });
    }
  });
}
