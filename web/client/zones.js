// The zones of the page that the server renders, and their parts, which are sent separately. Each is replaced as a whole;
// pieces that keep their key are animated from the old to the new position.

import { capture, animateMoves } from "./animate.js";

/** @type {Map<string, string>} While an earlier step is shown: the current zones and parts, in the order in which they arrived. */
const live = new Map();
let lookingBack = false;

/** @param {string} name */
function zone(name) {
  return document.getElementById(`zone-${name}`);
}

/**
 * Applies zones and parts that the server has rendered.
 * @param {Record<string, string>} rendered
 */
export function update(rendered) {
  if (!lookingBack) return show(rendered);
  for (const [name, html] of Object.entries(rendered)) {
    // Moved to the end: a part must come after the zone it belongs to.
    live.delete(name);
    live.set(name, html);
  }
}

/**
 * Shows an earlier step.
 * @param {Record<string, string>} past
 */
export function showPast(past) {
  if (!lookingBack) {
    for (const element of document.querySelectorAll(".table-zone")) live.set(element.id.replace("zone-", ""), element.innerHTML);
  }
  lookingBack = true;
  show({ actions: "", ...past });
}

/** Shows the current table again. */
export function showNow() {
  if (!lookingBack) return;
  lookingBack = false;
  show(Object.fromEntries(live));
  live.clear();
}

/**
 * @param {Record<string, string>} rendered
 */
export function show(rendered) {
  const before = capture();
  const scores = seatScores();
  const focus = rememberFocus();
  for (const [name, html] of Object.entries(rendered)) {
    const element = zone(name);
    if (element) element.innerHTML = html;
  }
  animateMoves(before);
  highlightScores(scores);
  focus();
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
    const next = same ?? document.querySelector("#zone-actions button") ?? document.getElementById("main");
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
  };
}

function seatScores() {
  return [...document.querySelectorAll(".seat-score")].map((score) => score.textContent);
}

/**
 * Highlights scores that have changed.
 * @param {(string | null)[]} before
 */
function highlightScores(before) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  document.querySelectorAll(".seat-score").forEach((score, index) => {
    if (before[index] !== undefined && before[index] !== score.textContent) {
      score.animate([{ transform: "scale(1.6)", color: "var(--gold)" }, { transform: "none" }], { duration: 600, easing: "ease-out" });
    }
  });
}
