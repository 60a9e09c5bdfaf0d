// Thrown dice: they fall, bounce twice and come to rest one after the other. They show changing faces until they rest.

import { inOwnUnits } from "./animate.js";
import { keyed } from "./light.js";
import { prefersStill } from "./page.js";

const FALL = 650;
const APART = 60;
const HEIGHT = 70;
const EASING = "cubic-bezier(.2,.8,.2,1)";
const FACE = 90;

/** @type {Map<Element, { face: string, timer: number }>} The dice in the air, and what they will show. */
const falling = new Map();

/**
 * Lets the dice with these keys tumble.
 * @param {string[]} keys
 */
export function tumble(keys) {
  if (prefersStill()) return;
  const dice = keyed(keys).filter((element) => element.matches(".die"));
  for (const [index, die] of dice.entries()) {
    const timing = { duration: FALL + index * APART, composite: /** @type {const} */ ("add"), fill: /** @type {const} */ ("backwards") };
    const side = index % 2 === 0 ? 1 : -1;
    const frame = (/** @type {number} */ offset, /** @type {number} */ height, /** @type {number} */ turn) => {
      const [x, y] = inOwnUnits(die, -side * (1 - offset) * HEIGHT, -height * HEIGHT);
      return { transform: around(die, x, y, side * turn), offset, easing: EASING };
    };
    die.animate([frame(0, 1, -540), frame(0.4, 0, -180), frame(0.55, 0.4, -90), frame(0.72, 0, -30), frame(0.84, 0.12, -10), frame(1, 0, 0)], timing);
    changeFaces(die, timing.duration);
  }
}

/**
 * Lets a die show other faces for a while. A die is a reference to the picture of its face, `#die-5`.
 * @param {Element} die
 * @param {number} time
 */
function changeFaces(die, time) {
  settleDie(die);
  const face = die.getAttribute("href") ?? "";
  if (!/^#die-[1-6]$/.test(face)) return;
  const timer = setInterval(() => die.setAttribute("href", `#die-${1 + Math.floor(Math.random() * 6)}`), FACE);
  falling.set(die, { face, timer });
  setTimeout(() => falling.get(die)?.timer === timer && settleDie(die), time * 0.8);
}

/** @param {Element} die */
function settleDie(die) {
  const fall = falling.get(die);
  if (!fall) return;
  clearInterval(fall.timer);
  die.setAttribute("href", fall.face);
  falling.delete(die);
}

/** Lets every die show its face at once: what is on the page is about to be kept. */
export function settleDice() {
  for (const die of [...falling.keys()]) settleDie(die);
}

/**
 * A transform that moves a die and turns it around its own centre.
 * @param {Element} die
 * @param {number} x
 * @param {number} y
 * @param {number} degrees
 */
function around(die, x, y, degrees) {
  if (!(die instanceof SVGGraphicsElement) || die instanceof SVGSVGElement) return `translate(${x}px, ${y}px) rotate(${degrees}deg)`;
  const box = die.getBBox();
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  return `translate(${x + cx}px, ${y + cy}px) rotate(${degrees}deg) translate(${-cx}px, ${-cy}px)`;
}
