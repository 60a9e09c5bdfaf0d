// Shows an earlier step of a running match, with a button to return to the current one.

import { attempt } from "./answers.js";
import { keepLit, keysOfStep } from "./light.js";
import { markStep, scrollDown } from "./log.js";
import { find } from "./page.js";
import { say } from "./words.js";
import { showNow, showPast } from "./zones.js";

/** @import { Moments } from "./moments.js" */

export class LookBack {
  /** @param {Moments} moments */
  constructor(moments) {
    this.moments = moments;
    this.banner = document.createElement("p");
    this.banner.className = "looking-back";
    this.banner.setAttribute("role", "status");
    this.banner.hidden = true;
    find(".board-frame").append(this.banner);
  }

  get isOpen() {
    return !this.banner.hidden;
  }

  /** @param {number} step */
  to(step) {
    return attempt(async () => {
      const moment = await this.moments.at(step);
      const { board = "", hand = "", prompt = "", score = "", supply = "" } = moment.zones;
      keepLit([]);
      showPast({ board, hand, prompt, score, supply, actions: "" });
      markStep(step);
      keepLit(keysOfStep(step));
      const back = document.createElement("button");
      back.type = "button";
      back.textContent = say("to-now");
      back.addEventListener("click", () => this.now());
      this.banner.replaceChildren(`${say("looking-back")} ${moment.step} / ${moment.steps} `, back);
      this.banner.hidden = false;
    });
  }

  now() {
    if (!this.isOpen) return;
    this.banner.hidden = true;
    markStep(null);
    keepLit([]);
    scrollDown();
    showNow();
  }
}
