// Counts the clocks down between messages of the server. Only the server decides when time is up.

/** @import { ClockMessage } from "./types.js" */

/** @type {ClockMessage | null} */
let clock = null;
let received = 0;

/** @param {ClockMessage | undefined} message */
export function setClock(message) {
  clock = message ?? null;
  received = performance.now();
  tick();
}

function tick() {
  if (!clock) return;
  const { left, running } = clock;
  const passed = performance.now() - received;
  for (const face of document.querySelectorAll("[data-clock]")) {
    const seat = Number(face.getAttribute("data-clock"));
    const rest = left[seat - 1];
    if (rest === null || rest === undefined) {
      face.textContent = "";
      continue;
    }
    const isRunning = running.includes(seat);
    const seconds = Math.max(0, Math.ceil((rest - (isRunning ? passed : 0)) / 1000));
    face.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    face.classList.toggle("running", isRunning);
    face.classList.toggle("short", isRunning && seconds <= 10);
  }
}

setInterval(tick, 250);
