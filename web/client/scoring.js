// The final scoring, told once more.

import { near } from "./page.js";
import { askedBeat } from "./playback.js";

/** @import { Playback } from "./playback.js" */
/** @import { FrameLine } from "./types.js" */

/**
 * Installs the button that tells the final scoring again.
 * @param {Playback} playback
 */
export function replayScoring(playback) {
  document.addEventListener("click", (event) => {
    if (!near(event, "[data-replay-scoring]") || playback.isRunning) return;
    const item = document.querySelector("#log li:last-of-type");
    void playback.run([{ step: Number(item?.getAttribute("data-step") ?? 0), seat: null, lines: finalScoring() }], async () => true, askedBeat);
  });
}

/**
 * The last lines of the log that are about points: those after the last move.
 * @returns {FrameLine[]}
 */
function finalScoring() {
  const lines = [...document.querySelectorAll("#log .log-line")];
  const last = lines.map((line) => line.matches(".turn, .throw")).lastIndexOf(true);
  return lines
    .slice(last + 1)
    .filter((line) => line.matches(".score"))
    .map((line) => ({ html: line.outerHTML, who: null, keys: (line.closest("[data-keys]")?.getAttribute("data-keys") ?? "").split(" ").filter(Boolean) }));
}
