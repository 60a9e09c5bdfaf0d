// Fetching from the server. A failed answer is shown as a notice with a button that tries again.

import { hideNotice, notice } from "./notices.js";
import { say } from "./words.js";

/** An answer that takes longer than this will not come. */
const LONGEST = 8000;

/**
 * Fetches an address; rejects if the server cannot be reached or refuses.
 * @param {string} address
 */
export async function get(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/**
 * Runs what needs an answer of the server. If there is none, says so and offers to try again.
 * @param {() => Promise<void>} task
 */
export async function attempt(task) {
  try {
    await task();
    hideNotice();
  } catch (error) {
    console.warn(error);
    notice(say("failed"), { label: say("retry"), run: () => void attempt(task) });
  }
}
