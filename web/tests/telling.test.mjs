// What a table tells: captions, what an action would bring, and the steps of others one after the other.

import assert from "node:assert/strict";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { actByButton, actInside, begin, createMatch, isOver, myTurnOrOver, press } from "./server.mjs";
import { Texts } from "../client/texts.js";

const GAMES = ["burgenland", "castle", "two-castles", "two-heirs", "viscounts"];

/** The messages that a page gets. */
class Messages {
  #received = [];
  #waiting = new Set();

  constructor(page) {
    page.on("websocket", (socket) => {
      const texts = new Texts();
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload));
        this.#received.push(message.type === "table" ? texts.complete(message) : message);
        for (const check of this.#waiting) check();
      });
    });
  }

  /** Forgets what has come so far. */
  clear() {
    this.#received = [];
  }

  all() {
    return this.#received;
  }

  /** Waits for the first message that matches. */
  first(matches) {
    return new Promise((resolve) => {
      const check = () => {
        const found = this.#received.find(matches);
        if (found) (this.#waiting.delete(check), resolve(found));
      };
      this.#waiting.add(check);
      check();
    });
  }

  /** Waits for what an action would bring. */
  foreseen(action) {
    return this.first((message) => message.type === "foreseen" && message.action === action);
  }
}

/** Opens a match against the computer. */
async function open(page, game) {
  await (game === "two-castles" ? createMatch(page, game, { seats: 3 }) : begin(page, "computer", game));
}

/** Points at something, whether anything lies over it or not; the real pointer is out of the way. */
async function pointAt(spot) {
  await spot.page().mouse.move(0, 0);
  await spot.dispatchEvent("pointerover", { pointerType: "mouse", bubbles: true });
}

/** The lines of the caption that is shown, without its name. */
function said(page) {
  return page.locator(".caption :is(.caption-about, .caption-outcome)").allTextContents();
}

for (const game of GAMES) {
  test(`${game}: what is in reach says what it does`, async (t) => {
    await inBrowser(t, async (_server, visit) => {
      const page = await visit();
      const messages = new Messages(page);
      await open(page, game);
      const told = new Set();
      for (let turn = 0; told.size < 3; turn += 1) {
        assert.ok(turn < 40, `captions tell what actions do: ${[...told].join(" | ")}`);
        await myTurnOrOver(page);
        const spots = page.locator(".stage .hot[data-action]:visible");
        for (let index = 0; index < Math.min(await spots.count(), 3); index += 1) {
          const action = await spots.nth(index).getAttribute("data-action");
          await pointAt(spots.nth(index));
          const answer = await messages.foreseen(action);
          for (const line of answer.lines) await page.locator(".caption-outcome", { hasText: line }).first().waitFor();
          for (const line of await said(page)) told.add(line);
        }
        await page.keyboard.press("Escape");
        messages.clear();
        await actByButton(page, turn * 5);
      }
    });
  });

  test(`${game}: what is foreseen is what happens`, async (t) => {
    await inBrowser(t, async (_server, visit) => {
      const page = await visit();
      const messages = new Messages(page);
      await open(page, game);
      const own = await page.locator("#zone-seats .seat.own .seat-name").innerText();
      let compared = 0;
      let promised = 0;
      for (let turn = 0; compared < 12; turn += 1) {
        await myTurnOrOver(page);
        if (await isOver(page)) break;
        const buttons = page.locator("#zone-actions button[data-action]:not([data-then])");
        const button = buttons.nth((turn * 7) % (await buttons.count()));
        const action = await button.getAttribute("data-action");
        await pointAt(button);
        const { lines } = await messages.foreseen(action);
        messages.clear();
        await press(page, button);
        const step = (await messages.first((message) => message.type === "table" && message.log)).log.from + 1;
        const points = game === "two-castles" ? resultIn(lines) : pointsIn(lines, own);
        assert.equal((await ownScore(page, step)) - (await ownScore(page, step - 1)), points, `${action}: ${lines.join("; ")}`);
        compared += 1;
        if (points !== 0) promised += 1;
      }
      assert.ok(compared >= 10, `${compared} actions were compared`);
      t.diagnostic(`${promised} of ${compared} actions promised points`);
    });
  });

  test(`${game}: a digit selects and never plays`, async (t) => {
    await inBrowser(t, async (_server, visit) => {
      const page = await visit();
      await open(page, game);
      await myTurnOrOver(page);
      const log = await page.locator("#log").textContent();
      const first = page.locator("#zone-actions button[data-action]").first();
      const action = await first.getAttribute("data-action");
      for (const key of ["1", "1", "1"]) await page.keyboard.press(key);
      await page.locator(".confirm").waitFor();
      assert.equal(await page.locator("#log").textContent(), log, "nothing was played");
      assert.equal(await page.locator("[data-confirm-action]:focus").count(), 1, "it can be confirmed where the focus is");
      await page.keyboard.press("Escape");
      await page.locator(".confirm").waitFor({ state: "hidden" });
      await page.evaluate(() => localStorage.setItem("bergfried-keys", "off"));
      await page.keyboard.press("1");
      assert.ok(await page.locator(".confirm").isHidden(), `a shortcut that is switched off does not select ${action}`);
    });
  });
}

/** Plays until one action has no place on the board or in the hand, but others have. */
async function untilLone(page) {
  const list = page.locator(".action-list");
  const loose = page.locator(".action-loose button.action");
  for (let turn = 0; (await loose.count()) !== 1 || (await list.count()) === 0; turn += 1) {
    assert.ok(turn < 80 && !(await isOver(page)), "something can be forgone");
    await actInside(page, turn);
    await myTurnOrOver(page);
  }
  return loose;
}

for (const game of ["castle", "viscounts"]) {
  test(`${game}: to forgo something is confirmed`, async (t) => {
    await inBrowser(t, async (_server, visit) => {
      const page = await visit();
      const messages = new Messages(page);
      await open(page, game);
      await myTurnOrOver(page);
      const lone = await untilLone(page);
      messages.clear();
      const steps = () => messages.all().filter((message) => message.type === "table");
      await lone.click();
      await page.locator(".confirm").waitFor();
      assert.equal(await page.locator("#confirm-words").textContent(), (await lone.textContent()).trim());
      await page.locator("[data-cancel-action]").click();
      // A key that is held down selects, and no more.
      await lone.focus();
      for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
      await messages.foreseen(await lone.getAttribute("data-action"));
      assert.deepEqual(steps(), [], "nothing was played");
      await page.keyboard.press("Enter");
      await messages.first((message) => message.type === "table" && message.log);
    });
  });
}

test("what a focused button brings stands beside it", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    const messages = new Messages(page);
    await begin(page, "computer", "two-heirs");
    await myTurnOrOver(page);
    // The keyboard comes to the first button.
    await page.locator("#zone-prompt").click();
    const button = page.locator("#zone-actions button[data-action]").first();
    await page.keyboard.press("Tab");
    await button.focus();
    const { lines } = await messages.foreseen(await button.getAttribute("data-action"));
    const beside = page.locator(".beside");
    await beside.waitFor();
    assert.equal(await beside.textContent(), lines.join("\n"));
    const [above, below] = [await button.boundingBox(), await beside.boundingBox()];
    assert.ok(below.y >= above.y + above.height && below.y < above.y + above.height + 16, "right below it");
    await page.locator("#chat-fold summary").focus();
    await beside.waitFor({ state: "detached" });
  });
});

for (const game of GAMES) {
  test(`${game}: what others did is marked until one acts`, async (t) => {
    await inBrowser(t, async (_server, visit) => {
      const page = await visit();
      await open(page, game);
      const marked = () => page.locator(".table-zone .marked").evaluateAll((found) => found.map((one) => one.getAttribute("data-key")).sort());
      // A turn may have several decisions: what is marked goes with the first of them, and there is more after the others' turn.
      let first = [];
      for (let turn = 0; first.length === 0; turn += 1) {
        assert.ok(turn < 40, "the computer acts");
        await myTurnOrOver(page);
        first = await marked();
        if (first.length === 0) await actInside(page, turn);
      }
      const outline = await page.locator(".table-zone .marked").first().evaluate((element) => {
        const style = getComputedStyle(element);
        return [style.filter, style.outlineStyle, style.boxShadow].some((value) => value !== "none");
      });
      assert.ok(outline, "it looks different");
      await actInside(page, 0);
      await myTurnOrOver(page);
      assert.notDeepEqual(await marked(), first);
    });
  });
}

test("points rise from where they were won, and the seat counts up", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit({ reducedMotion: "no-preference" });
    await begin(page, "computer", "castle");
    await page.evaluate(() => {
      // What rose, and whether a score went through numbers in between: it changed twice in a moment.
      window.seen = { gains: [], counted: false };
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) if (node instanceof Element && node.matches(".gain")) window.seen.gains.push({ text: node.textContent, ...node.getBoundingClientRect().toJSON() });
        }
      }).observe(document.body, { childList: true });
      const last = [];
      const read = () => {
        for (const [seat, score] of document.querySelectorAll("#zone-seats .seat-score").entries()) {
          const shown = { points: score.lastChild.textContent, since: performance.now() };
          if (shown.points === last[seat]?.points) continue;
          window.seen.counted ||= shown.since - last[seat]?.since < 250;
          last[seat] = shown;
        }
        requestAnimationFrame(read);
      };
      read();
    });
    const seen = () => page.evaluate(() => window.seen);
    for (let turn = 0; !(await seen()).counted || (await seen()).gains.length === 0; turn += 1) {
      assert.ok(turn < 120 && !(await isOver(page)), `points rise and are counted: ${JSON.stringify(await seen())}`);
      await myTurnOrOver(page);
      await actInside(page, turn * 7);
    }
    for (const { text, x, y, width, height } of (await seen()).gains) {
      assert.match(text, /^[+−]\d+$/);
      assert.ok(x >= 0 && y >= 0 && x + width <= 1440 && y + height <= 900, "in sight");
    }
    await page.waitForFunction(() => document.querySelectorAll(".gain").length === 0);
  });
});

test("sounds are heard only when they are switched on", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await page.addInitScript(() => {
      window.started = 0;
      const start = AudioScheduledSourceNode.prototype.start;
      for (const source of [AudioBufferSourceNode, OscillatorNode]) {
        const own = Object.hasOwn(source.prototype, "start") ? source.prototype.start : start;
        source.prototype.start = function (...when) {
          window.started += 1;
          return own.apply(this, when);
        };
      }
    });
    await begin(page, "computer");
    const started = () => page.evaluate(() => window.started);
    await myTurnOrOver(page);
    await actByButton(page, 0);
    assert.equal(await started(), 0, "off by default");
    await page.locator(".menu > summary").click();
    await page.locator('input[data-setting="sound"]').check();
    await page.keyboard.press("Escape");
    for (let turn = 0; (await started()) === 0; turn += 1) {
      assert.ok(turn < 20, "something is heard");
      await myTurnOrOver(page);
      await actInside(page, turn);
    }
    await page.reload();
    assert.ok(await page.locator('input[data-setting="sound"]').isChecked(), "the choice is kept");
  });
});

/** The points that phrases promise to a player: "+4 Punkte: Turm", or "Turm: 2 Karten zu je 2. 4 Punkte für Anna". */
function pointsIn(lines, name) {
  let points = 0;
  for (const line of lines) {
    const [, sign, count] = /^([+−])(\d+) Punkte?\b/.exec(line) ?? [];
    if (count) points += sign === "+" ? Number(count) : -Number(count);
    else if (line.includes(` für ${name}`)) points += Number(/(\d+) Punkte? für /.exec(line)?.[1] ?? 0);
  }
  return points;
}

/** By how much an action changes the own result, as its phrases say: in Zwischen zwei Schlössern it is that of the lower castle. */
function resultIn(lines) {
  const [, now, before] = /^dein Ergebnis: (\d+) statt (\d+)/m.exec(lines.join("\n")) ?? [];
  return now ? Number(now) - Number(before) : 0;
}

/** The visitor's score after a step. */
function ownScore(page, step) {
  return page.evaluate(async (number) => {
    const seat = document.querySelector("#zone-seats .seat.own");
    const index = [...document.querySelectorAll("#zone-seats .seat")].indexOf(seat);
    const { zones } = await (await fetch(`${location.pathname}/at/${number}`)).json();
    const page = new DOMParser().parseFromString(Object.fromEntries(zones).seats, "text/html");
    return Number(page.querySelectorAll(".seat-score")[index].lastChild.textContent.replace("−", "-"));
  }, step);
}

/** Writes down what the banner says, and when a decision of the visitor's is offered. */
async function watchTelling(page) {
  await page.evaluate(() => {
    window.seen = [];
    const banner = document.querySelector(".told p");
    new MutationObserver(() => window.seen.push({ told: banner.textContent.trim() })).observe(banner, { childList: true });
    const offered = document.querySelector("#zone-actions");
    new MutationObserver(() => offered.querySelector("button") && window.seen.push({ offered: true })).observe(offered, { childList: true });
  });
}

for (const game of ["two-heirs", "viscounts"]) {
  test(`${game}: every step of the automaton is told before the prompt`, async (t) => {
    await inBrowser(t, async (_server, visit) => {
      const page = await visit({ pace: "at-once" });
      const messages = new Messages(page);
      await createMatch(page, game, { seats: 1 });
      await myTurnOrOver(page);
      await watchTelling(page);
      await page.evaluate(() => localStorage.setItem("bergfried-pace", "fast"));
      for (let turn = 0; ; turn += 1) {
        assert.ok(turn < 60, "the automaton acts");
        messages.clear();
        await page.evaluate(() => (window.seen.length = 0));
        const count = await page.locator("#zone-actions button[data-action]").count();
        await actByButton(page, turn % 2 === 0 ? turn : count - 1);
        await page.locator(".table:not(.telling)").waitFor();
        await myTurnOrOver(page);
        const seen = await page.evaluate(() => window.seen);
        const lines = messages.all().filter((message) => message.log).flatMap((message) => message.log.frames.flatMap((frame) => frame.lines));
        const own = lines.filter((line) => line.who === "automaton").map((line) => line.html.replace(/<[^>]*>/g, "").trim());
        if (own.length < 2) continue;
        const told = seen.map((event) => event.told);
        for (const line of own) assert.ok(told.includes(line), `"${line}" is told: ${told.join(" | ")}`);
        assert.ok(seen.findIndex((event) => event.offered) > told.lastIndexOf(own.at(-1)), "the decision comes after it");
        return;
      }
    });
  });
}

test("neighbours of the log that say the same are one item", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await begin(page, "screen");
    const shown = await page.evaluate(async () => {
      const folder = document.querySelector('script[type="module"]').getAttribute("src").replace(/[^/]*$/, "");
      const { addFrames, dropAfter } = await import(`${folder}log.js`);
      const frame = (step, text) => ({ step, lines: [{ html: `<span class="log-line note">${text}</span>`, keys: [] }] });
      const told = () =>
        [...document.querySelectorAll("#log li")]
          .filter((item) => Number(item.dataset.step) > 9000 && item.checkVisibility())
          .map((item) => `${item.textContent}${item.querySelector(".log-line").getAttribute("data-times") ?? ""}`);
      addFrames("m", [frame(9001, "Ann draws."), frame(9002, "Ann draws."), frame(9003, "Bob draws.")]);
      const after = [told()];
      addFrames("m", [frame(9004, "Bob draws."), frame(9005, "Bob draws.")]);
      after.push(told());
      dropAfter(9001);
      after.push(told());
      return after;
    });
    assert.deepEqual(shown, [["Ann draws. (2×)", "Bob draws."], ["Ann draws. (2×)", "Bob draws. (3×)"], ["Ann draws."]]);
  });
});

test("what is being told can be skipped by a key", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit({ pace: "slow" });
    await begin(page, "computer");
    await myTurnOrOver(page);
    await page.evaluate(() => {
      const table = document.querySelector(".table");
      // Whether anything could be done while something was told, and how often it was skipped.
      window.seen = { open: false, skipped: 0 };
      new MutationObserver(() => {
        if (!table.matches(".telling")) return;
        window.seen.open ||= getComputedStyle(document.querySelector("#zone-actions")).visibility !== "hidden";
        window.seen.skipped += 1;
        dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
      }).observe(table, { attributes: true, attributeFilter: ["class"] });
    });
    for (let turn = 0; (await page.evaluate(() => window.seen.skipped)) < 2; turn += 1) {
      assert.ok(turn < 60, "the computer acts");
      await actByButton(page, turn);
      await page.locator(".table:not(.telling)").waitFor();
      await myTurnOrOver(page);
    }
    assert.ok(!(await page.evaluate(() => window.seen.open)), "nothing can be done in the meantime");
    assert.ok(await page.locator(".told").isHidden());
  });
});

test("on a touch screen a caption stays until it is dismissed", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit({ viewport: { width: 768, height: 1024 }, hasTouch: true });
    await begin(page, "screen", "two-heirs");
    const plot = await page.locator(".heirs-plot").first().boundingBox();
    const [x, y] = [plot.x + plot.width / 2, plot.y + plot.height / 2];
    await page.touchscreen.tap(x, y);
    const caption = page.locator(".caption");
    await caption.waitFor();
    assert.match(await caption.innerText(), /\S/);
    const box = await caption.boundingBox();
    assert.ok(x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height, "it does not cover what it is about");
    await caption.locator(".close").tap();
    await caption.waitFor({ state: "hidden" });
    await page.touchscreen.tap(x, y);
    await caption.waitFor();
    await page.keyboard.press("Escape");
    await caption.waitFor({ state: "hidden" });
    await page.touchscreen.tap(x, y);
    await caption.waitFor();
    await page.locator(".prompt").tap();
    await caption.waitFor({ state: "hidden" });
  });
});

test("an answer that does not come is told, and can be asked for again", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    // A page that is already open may still send a request past a route added later: this one is there from the start.
    let answer = (route) => route.continue();
    await page.route(/\/(at|rules)\//, (route) => answer(route));
    await begin(page, "screen");
    for (let turn = 0; turn < 6; turn += 1) await actByButton(page, turn);
    const retry = page.locator(".notice-box.shown button");
    answer = (route) => route.fulfill({ status: 503 });
    await page.locator("#log li").nth(1).click();
    await page.locator(".notice-box", { hasText: "Der Server hat nicht geantwortet" }).waitFor();
    answer = (route) => route.continue();
    await retry.click();
    await page.locator(".looking-back").waitFor();
    await page.keyboard.press("Escape");
    await page.goto(`${page.url()}/replay`);
    const shown = page.locator("#step-number");
    const last = await shown.textContent();
    assert.equal(last, await page.locator("#scrub").getAttribute("max"), "a replay opens at the last step");
    answer = (route) => route.abort();
    await page.keyboard.press("ArrowLeft");
    await retry.waitFor();
    assert.equal(await shown.textContent(), last, "the page stays where it is");
    answer = (route) => route.continue();
    await retry.click();
    await page.waitForFunction((step) => document.querySelector("#step-number").textContent === String(step), Number(last) - 1);
    answer = (route) => route.abort();
    await page.keyboard.press("?");
    await retry.waitFor();
    answer = (route) => route.continue();
    await retry.click();
    await page.locator("dialog.rules-dialog[open]").waitFor();
  });
});

test("thrown dice fall, and the crown walks", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit({ reducedMotion: "no-preference" });
    await begin(page, "computer");
    await myTurnOrOver(page);
    await page.evaluate(() => {
      window.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, timing) {
        const key = this.getAttribute("data-key");
        // A die may also come from where it lay: what has more stops is its fall.
        if (this.matches(".die") && frames.length > 3) window.moved.push({ what: "die", duration: timing.duration });
        // Where the whole board has moved, the crown travels straight along with it.
        else if (key === "crown" && frames.length > 2 && frames.every(({ easing }) => easing === "ease-in-out")) window.moved.push({ what: "crown", duration: timing.duration, stops: frames.length });
        return animate.call(this, frames, timing);
      };
    });
    const seen = () => page.evaluate(() => window.moved);
    for (let turn = 0; !(await seen()).some(({ what }) => what === "die") || !(await seen()).some(({ what }) => what === "crown"); turn += 1) {
      assert.ok(turn < 60, `dice fall and the crown walks: ${JSON.stringify(await seen())}`);
      await myTurnOrOver(page);
      await actByButton(page, turn);
    }
    for (const { what, duration, stops } of await seen()) {
      if (what === "die") assert.ok(duration >= 650, "a die falls for 650 ms");
      else assert.ok(duration <= 900 && duration <= stops * 110, "110 ms a stop, at most 900");
    }
  });
});
