// The scores in the seats' panels: they count up, and what was won rises from where it was won.

import { keyed } from "./light.js";
import { prefersStill } from "./page.js";

const COUNT = 400;
const RISE = 700;
const GLOW = 300;

/** @typedef {{ score: Element, by: number }} ScoreChange A score on the page, and by how much it has changed. */

function scoreElements() {
  return [...document.querySelectorAll("#zone-seats .seat-score")];
}

/** The text with the points; a label for screen readers comes before it. */
function pointsText(/** @type {Element} */ score) {
  return [...score.childNodes].reverse().find((node) => node instanceof Text && /\d/.test(node.data));
}

/** @param {Element} score */
function points(score) {
  const found = /-?\d+/.exec((pointsText(score)?.textContent ?? "").replace("−", "-"));
  return found ? Number(found[0]) : NaN;
}

/** The scores that the seats' panels show. */
export function seatScores() {
  return scoreElements().map(points);
}

/**
 * Lets the scores that have changed count up or down.
 * @param {number[]} before
 * @returns {ScoreChange[]}
 */
export function countScores(before) {
  const changes = scoreElements()
    .map((score, index) => ({ score, by: points(score) - (before[index] ?? NaN) }))
    .filter(({ by }) => by !== 0 && !Number.isNaN(by));
  if (!prefersStill()) for (const { score, by } of changes) count(score, by);
  return changes;
}

/**
 * @param {Element} score
 * @param {number} by
 */
function count(score, by) {
  const text = pointsText(score);
  const to = points(score);
  const final = text?.textContent ?? "";
  const begin = performance.now();
  const step = () => {
    if (!text?.isConnected) return;
    const part = Math.min((performance.now() - begin) / COUNT, 1);
    text.textContent = part === 1 ? final : String(Math.round(to - by * (1 - part)));
    if (part < 1) requestAnimationFrame(step);
  };
  step();
}

/**
 * Shows the scores of another step in the panels of the current table.
 * @param {Record<string, string>} zones The zones and parts at that step; only those with scores matter.
 */
export function showScores(zones) {
  const before = seatScores();
  const template = document.createElement("template");
  for (const [name, html] of Object.entries(zones)) {
    template.innerHTML = html;
    const shown = document.querySelectorAll(`#zone-${name} .seat-score`);
    for (const [index, score] of template.content.querySelectorAll(".seat-score").entries()) {
      if (shown[index]) shown[index].innerHTML = score.innerHTML;
    }
  }
  return countScores(before);
}

/**
 * Lets what counted glow, and what was won rise from there; from the seat's panel if several contenders have won something
 * or nothing that counted is drawn.
 * @param {string[]} keys
 * @param {ScoreChange[]} changes
 */
export function showGains(keys, changes) {
  if (prefersStill()) return;
  const counted = keyed(keys);
  for (const element of counted) {
    element.animate([{ filter: "none" }, { filter: "drop-shadow(0 0 6px var(--gold)) brightness(1.15)" }, { filter: "none" }], { duration: GLOW });
  }
  for (const { score, by } of changes) rise(changes.length === 1 && counted.length > 0 ? counted : [score], by);
}

/**
 * @param {Element[]} from
 * @param {number} by
 */
function rise(from, by) {
  const boxes = from.map((element) => element.getBoundingClientRect()).filter((box) => box.width > 0);
  if (boxes.length === 0) return;
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const gain = document.createElement("span");
  gain.className = "gain";
  gain.setAttribute("aria-hidden", "true");
  gain.textContent = by > 0 ? `+${by}` : `−${-by}`;
  gain.style.left = `${(left + right) / 2}px`;
  gain.style.top = `${(top + bottom) / 2}px`;
  document.body.append(gain);
  const move = (/** @type {number} */ y) => `translate(-50%, calc(-50% - ${y}px))`;
  const frames = [{ transform: move(0), opacity: 0 }, { transform: move(6), opacity: 1, offset: 0.2 }, { transform: move(24), opacity: 0 }];
  gain.animate(frames, { duration: RISE, easing: "ease-out" }).finished.finally(() => gain.remove());
}
