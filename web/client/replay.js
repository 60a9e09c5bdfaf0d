// The replay of a match, step by step.

import { attempt } from "./answers.js";
import { Camera } from "./camera.js";
import { Captions } from "./captions.js";
import { copy } from "./copy.js";
import { keepLit, keysOfStep, pointing } from "./light.js";
import { joinRepeated, jumps, markStep } from "./log.js";
import { Moments } from "./moments.js";
import { find, isTyping, near } from "./page.js";
import { rulesLink, toggleRules } from "./rules.js";
import { sheet } from "./sheet.js";
import { themeSwitch } from "./theme.js";
import { onShow, show } from "./zones.js";

const PLAY_EVERY = 900;

const root = find(".replay");
const steps = Number(root.dataset.steps);
/** The seat of each step: a digit, 0 for chance. */
const actors = root.dataset.actors ?? "";
const scrub = find("#scrub");
if (!(scrub instanceof HTMLInputElement)) throw new Error("the scrubber is an input");
const viewerSelect = document.querySelector("#as");
/** A match of the server or an uploaded record. */
const moments = new Moments(root.dataset.base ?? "");

let step = Number(root.dataset.step);
/** The requested step: while one step is being fetched, another may be requested. */
let wanted = step;
/** @type {number | undefined} */
let playing;

/** @param {number} at */
function moment(at) {
  return moments.at(at, viewerSelect instanceof HTMLSelectElement ? `?as=${viewerSelect.value || "spectator"}` : "");
}

/** @param {number} to */
function go(to) {
  const target = Math.min(Math.max(to, 0), steps);
  return attempt(async () => {
    wanted = target;
    try {
      const { zones } = await moment(target);
      // Another step was requested in the meantime: only that one is shown.
      if (target !== wanted) return;
      const back = target < step;
      step = target;
      show(zones, back);
      syncPage();
      if (step < steps) moment(step + 1).catch(() => {});
    } catch (error) {
      // The page stays where it is, and does not run on.
      if (target === wanted) wanted = step;
      if (playing !== undefined) togglePlay();
      syncPage();
      throw error;
    }
  });
}

/** Updates the scrubber, the address and the log to the current step. */
function syncPage() {
  if (scrub instanceof HTMLInputElement) scrub.value = String(step);
  find("#step-number").textContent = String(step);
  markStep(step);
  keepLit(keysOfStep(step));
  const address = new URL(location.href);
  address.searchParams.set("step", String(step));
  if (viewerSelect instanceof HTMLSelectElement && viewerSelect.value) address.searchParams.set("as", viewerSelect.value);
  else address.searchParams.delete("as");
  history.replaceState(null, "", address);
}

/**
 * The step at which the previous or next turn begins: where the acting seat changes.
 * @param {1 | -1} direction
 */
function turn(direction) {
  const actor = (/** @type {number} */ at) => {
    for (let index = at - 1; index >= 0; index -= 1) {
      if (actors[index] !== "0") return actors[index];
    }
    return "0";
  };
  let at = wanted + direction;
  while (at > 0 && at < steps && actor(at) === actor(at - direction)) at += direction;
  return at;
}

/** @type {Record<string, () => void>} */
const commands = {
  first: () => go(0),
  "turn-back": () => go(turn(-1)),
  back: () => go(wanted - 1),
  play: togglePlay,
  on: () => go(wanted + 1),
  "turn-on": () => go(turn(1)),
  last: () => go(steps),
};

function togglePlay() {
  if (playing !== undefined) {
    clearInterval(playing);
    playing = undefined;
  } else {
    if (wanted === steps) go(0);
    playing = setInterval(() => (wanted === steps ? togglePlay() : go(wanted + 1)), PLAY_EVERY);
  }
  find("[data-go=play]").setAttribute("aria-pressed", String(playing !== undefined));
}

root.addEventListener("click", (event) => {
  const command = near(event, "[data-go]")?.getAttribute("data-go");
  if (command) commands[command]?.();
});
scrub.addEventListener("input", () => go(Number(scrub.value)));
viewerSelect?.addEventListener("change", () => go(wanted));
jumps((to) => go(to));
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  /** @type {Record<string, string>} */
  const keys = { Home: "first", End: "last", PageUp: "turn-back", PageDown: "turn-on", ArrowLeft: "back", ArrowRight: "on", " ": "play" };
  const command = keys[event.key];
  if (event.key === "?") toggleRules();
  if (event.key === "Escape") captions.hide();
  if (!command || (event.key === " " && event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  commands[command]?.();
});
const share = find("[data-share]");
share.addEventListener("click", () => copy(location.href, share, share.dataset.copied ?? ""));
new Camera();
const captions = new Captions(root);
onShow(() => captions.refresh());
pointing();
rulesLink();
themeSwitch();
sheet();
joinRepeated();
markStep(step);
