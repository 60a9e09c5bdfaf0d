// What is seen and heard of a step besides the new table: falling dice, points, a piece that is put down.

import { tumble } from "./dice.js";
import { showGains } from "./scores.js";
import { play } from "./sound.js";
import { kindOf } from "./telling.js";

/** @import { FrameLine } from "./types.js" */
/** @import { ScoreChange } from "./scores.js" */

/**
 * @param {FrameLine[]} lines The lines of the step.
 * @param {ScoreChange[]} changes
 */
export function showEffects(lines, changes) {
  const kinds = lines.map((line) => kindOf(line));
  const keys = (/** @type {string} */ kind) => lines.filter((_, index) => kinds[index] === kind).flatMap((line) => line.keys);
  if (kinds.includes("throw")) tumble(keys("throw"));
  if (changes.length > 0) showGains(keys("score"), changes);
  if (kinds.includes("throw")) play("dice");
  else if (keys("turn").length > 0) play("laid");
}
