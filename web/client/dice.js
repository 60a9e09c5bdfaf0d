// Thrown dice: they fall, bounce twice and come to rest one after the other. Their faces can be read only at rest.

import { inOwnUnits } from "./animate.js";
import { keyed } from "./light.js";
import { prefersStill } from "./page.js";

const FALL = 650;
const APART = 60;
const HEIGHT = 70;
const EASING = "cubic-bezier(.2,.8,.2,1)";

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
    for (const sign of die.querySelectorAll(".pip, .die-sign")) {
      const hidden = [0, 0.15, 0.3, 0.45, 0.6, 0.75].map((offset, step) => ({ offset, opacity: step % 2 === 0 ? 0 : 0.5 }));
      sign.animate([...hidden, { offset: 0.9, opacity: 0 }, { offset: 1, opacity: 1 }], { duration: timing.duration });
    }
  }
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
