// Shows an earlier step of a running match, with a button to return to the current one.

import { markStep, scrollDown } from "./log.js";
import { find } from "./page.js";
import { showNow, showPast } from "./zones.js";

export class LookBack {
  /**
   * @param {string} match
   * @param {Record<string, string>} words
   */
  constructor(match, words) {
    this.match = match;
    this.words = words;
    this.banner = document.createElement("p");
    this.banner.className = "looking-back";
    this.banner.setAttribute("role", "status");
    this.banner.hidden = true;
    find(".board-frame").append(this.banner);
  }

  /** @param {number} step */
  async to(step) {
    const answer = await fetch(`/m/${this.match}/at/${step}`);
    if (!answer.ok) return;
    const moment = await answer.json();
    const { board, hand, prompt, score, supply } = Object.fromEntries(moment.zones);
    showPast({ board, hand, prompt, score, supply });
    markStep(step);
    const back = document.createElement("button");
    back.type = "button";
    back.textContent = this.words["to-now"] ?? "";
    back.addEventListener("click", () => this.now());
    this.banner.replaceChildren(`${this.words["looking-back"]} ${moment.step} / ${moment.steps} `, back);
    this.banner.hidden = false;
  }

  now() {
    if (this.banner.hidden) return;
    this.banner.hidden = true;
    markStep(null);
    scrollDown();
    showNow();
  }
}
