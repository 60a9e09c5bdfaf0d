// Animates pieces from their old to their new positions: most travel straight, those on a track walk from stop to stop.

import { prefersStill } from "./page.js";
import { stopsBetween } from "./tracks.js";

const TRAVEL = 280;
const SETTLE = 120;
const LIFT = 1.08;
const FADE = 260;
const STEP = 110;
const LONGEST_WALK = 900;

/** @typedef {Map<string, { x: number, y: number, at: string | null }>} Places The centre of every piece, and its stop. */

/** @param {Element} element */
function centre(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function pieces() {
  return document.querySelectorAll(".table-zone [data-key]");
}

/**
 * The current position of every piece with a key.
 * @returns {Places}
 */
export function capture() {
  /** @type {Places} */
  const places = new Map();
  if (prefersStill()) return places;
  for (const piece of pieces()) {
    places.set(piece.getAttribute("data-key") ?? "", { ...centre(piece), at: piece.getAttribute("data-at") });
  }
  return places;
}

/**
 * Animates every piece that has moved; new ones fade in.
 * @param {Places} before
 * @param {boolean} back Do pieces walk backwards along their tracks?
 */
export function animateMoves(before, back) {
  if (before.size === 0) return;
  for (const piece of pieces()) {
    const from = before.get(piece.getAttribute("data-key") ?? "");
    if (!from) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
      continue;
    }
    const to = centre(piece);
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.hypot(dx, dy) < 2) continue;
    const stops = stopsBetween(piece, from.at, back);
    if (stops.length > 1) walk(piece, stops);
    else travel(piece, dx, dy);
  }
}

/**
 * Lifts a piece, moves it straight to its place and puts it down.
 * @param {Element} piece
 * @param {number} dx Where it comes from, relative to its place.
 * @param {number} dy
 */
function travel(piece, dx, dy) {
  const [x, y] = inOwnUnits(piece, dx, dy);
  const arrived = TRAVEL / (TRAVEL + SETTLE);
  piece.animate(
    [
      { transform: shift(piece, x, y, LIFT), easing: "cubic-bezier(.2,0,0,1)" },
      { transform: shift(piece, 0, 0, LIFT), easing: "ease-out", offset: arrived },
      { transform: shift(piece, 0, 0, 1) },
    ],
    // A piece of a drawing is positioned by its own transform: the animation is added to it.
    { duration: TRAVEL + SETTLE, composite: "add" },
  );
}

/**
 * Moves a piece from stop to stop; the last one is where it stands now.
 * @param {Element} piece
 * @param {Element[]} stops
 */
function walk(piece, stops) {
  const places = stops.map(centre);
  const end = places[places.length - 1] ?? centre(piece);
  const frames = places.map(({ x, y }) => {
    const [dx, dy] = inOwnUnits(piece, x - end.x, y - end.y);
    return { transform: shift(piece, dx, dy, 1), easing: "ease-in-out" };
  });
  piece.animate(frames, { duration: Math.min(STEP * (stops.length - 1), LONGEST_WALK), composite: "add" });
}

/**
 * A transform that moves a piece and scales it around its own centre.
 * @param {Element} piece
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
function shift(piece, x, y, scale) {
  if (!isDrawn(piece)) return `translate(${x}px, ${y}px) scale(${scale})`;
  const box = piece.getBBox();
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  return `translate(${x + cx}px, ${y + cy}px) scale(${scale}) translate(${-cx}px, ${-cy}px)`;
}

/**
 * Is it a part of a drawing, with the drawing's units?
 * @param {Element} piece
 * @returns {piece is SVGGraphicsElement}
 */
function isDrawn(piece) {
  return piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement);
}

/**
 * Converts a distance on the screen to a piece's own units: a drawing is scaled to fit.
 * @param {Element} piece
 * @param {number} dx
 * @param {number} dy
 * @returns {[number, number]}
 */
export function inOwnUnits(piece, dx, dy) {
  const matrix = isDrawn(piece) ? piece.getScreenCTM() : null;
  if (!matrix) return [dx, dy];
  const { a, b, c, d } = matrix;
  const size = a * d - b * c;
  return size === 0 ? [0, 0] : [(d * dx - c * dy) / size, (a * dy - b * dx) / size];
}
