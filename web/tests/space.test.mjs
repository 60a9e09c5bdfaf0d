// Room on the screen: nothing covers what can be played, nothing jumps, no page scrolls, and what can be pressed is seen.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { actInside, clickOn, createMatch, painted } from "./server.mjs";

const GAMES = { burgenland: 2, castle: 2, "two-heirs": 2, "two-castles": 4, viscounts: 3 };
const SIZES = [
  { width: 390, height: 844, hasTouch: true, isMobile: true },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** Creates a match at one screen, so that every decision is made here. */
async function createAtOneScreen(page, game) {
  await createMatch(page, game, { seats: GAMES[game], mode: "screen" });
  await liftCurtain(page);
}

async function liftCurtain(page) {
  const lift = page.locator("dialog.curtain[open] [data-curtain-lift]");
  if ((await lift.count()) > 0) await lift.click();
}

/** Acts through the list of buttons, whether it is in sight or not. */
async function act(page, turn) {
  await actInside(page, turn);
  await liftCurtain(page);
  await painted(page);
}

/** The hot-spots of board and hand that lie under something else, each with what covers it. */
function coveredSpots() {
  const found = [];
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  for (const spot of document.querySelectorAll("#zone-board .hot, #zone-hand .hot")) {
    const box = (spot.querySelector(".target") ?? spot).getBoundingClientRect();
    // Some appear only after another choice.
    if (box.width === 0) continue;
    const inBoard = spot.closest("#zone-board") !== null;
    for (let row = 1; row < 8; row += 1) {
      for (let column = 1; column < 8; column += 1) {
        // A whole pixel: the browser looks at one, and takes the nearest, which may lie beyond the frame.
        const [x, y] = [Math.floor(box.x + (box.width * column) / 8), Math.floor(box.y + (box.height * row) / 8)];
        // What lies beyond the frame is panned into sight.
        if (inBoard && (x < frame.left || x >= frame.right || y < frame.top || y >= frame.bottom)) continue;
        const top = document.elementFromPoint(x, y);
        const control = top?.closest(".column, header.site, .camera-buttons, .score-line, .caption, .looking-back, .end-of-match, .v-pairs, .v-choice");
        if (control && !control.contains(spot)) found.push(`${spot.getAttribute("data-action")} under ${control.className}`);
      }
    }
  }
  return [...new Set(found)];
}

for (const size of SIZES) {
  const { width, height, ...device } = size;
  test(`no hot-spot is covered and no page scrolls at ${width}x${height}`, async (t) => {
    await inBrowser(t, async (_server, visit) => {
      for (const game of Object.keys(GAMES)) {
        const page = await visit({ viewport: { width, height }, ...device });
        await createAtOneScreen(page, game);
        for (let turn = 0; turn < 8; turn += 1) {
          assert.deepEqual(await page.evaluate(coveredSpots), [], `${game}, after ${turn} actions`);
          const over = await page.evaluate(() => {
            const { scrollWidth, scrollHeight } = document.documentElement;
            return [scrollWidth - innerWidth, scrollHeight - innerHeight];
          });
          assert.ok(over.every((by) => by <= 0), `${game} does not scroll: ${over}`);
          await act(page, turn);
        }
        await page.context().close();
      }
    });
  });
}

test("the board keeps its scale and its place over a turn", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    for (const { width, height, ...device } of SIZES.filter(({ width }) => width === 390 || width === 1440)) {
      for (const game of Object.keys(GAMES)) {
        const page = await visit({ viewport: { width, height }, ...device });
        await createAtOneScreen(page, game);
        // Who acts, and how the board is placed.
        const state = () =>
          page.evaluate(() => {
            const frame = document.querySelector(".board-frame").getBoundingClientRect();
            const acting = [...document.querySelectorAll(".seat:has(.acting)")].map((seat) => seat.getAttribute("data-seat")).join();
            const scale = Number(/scale\(([\d.]+)\)/.exec(document.querySelector("#zone-board").style.transform)?.[1]).toFixed(3);
            return { acting, placed: `scale ${scale} in ${Math.round(frame.width)} x ${Math.round(frame.height)}` };
          });
        let before = await state();
        for (let turn = 0; turn < 8; turn += 1) {
          await act(page, turn);
          const now = await state();
          // In Burggrafen nothing moves from the draft on, whoever acts.
          if (game === "viscounts" || now.acting === before.acting) assert.equal(now.placed, before.placed, `${game} at ${width}x${height}, action ${turn}`);
          before = now;
        }
        await page.context().close();
      }
    }
  });
});

/** The relative luminance of a colour as the browser gives it. */
function luminance(colour) {
  const channels = colour.match(/[\d.]+/g).slice(0, 3).map((channel) => Number(channel) / 255);
  const [red, green, blue] = channels.map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances. */
function contrast(one, other) {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

test("hot-spots and buttons stand out, by day and by night", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    for (const colorScheme of ["light", "dark"]) {
      const page = await visit({ colorScheme });
      await createAtOneScreen(page, "castle");
      const colours = await page.evaluate(() => {
        const sample = document.createElement("div");
        sample.innerHTML = '<button class="action">a</button><button class="action primary">b</button><svg><g class="hot"><path class="glow"/><path class="target"/></g></svg>';
        document.querySelector("#zone-actions").append(sample);
        const of = (selector, property) => getComputedStyle(sample.querySelector(selector))[property];
        const ground = (selector) => getComputedStyle(document.querySelector(selector)).backgroundColor;
        return {
          hot: [of(".target", "stroke"), of(".glow", "stroke")],
          line: of(".action", "borderTopColor"),
          plain: [of(".action", "color"), of(".action", "backgroundColor")],
          primary: [of(".primary", "color"), of(".primary", "backgroundColor")],
          grounds: [ground("body"), ground(".seat")],
        };
      });
      const hot = colours.hot.map(luminance);
      for (let ground = 0; ground <= 1; ground += 0.01) {
        const best = Math.max(...hot.map((line) => contrast(line, ground)));
        assert.ok(best >= 3, `${colorScheme}: a hot-spot on a ground of ${ground.toFixed(2)} has ${best.toFixed(2)}`);
      }
      for (const ground of [...colours.grounds, colours.plain[1], colours.primary[1]]) {
        const found = contrast(luminance(colours.line), luminance(ground));
        if (ground !== colours.primary[1]) assert.ok(found >= 3, `${colorScheme}: the line of a button on ${ground} has ${found.toFixed(2)}`);
      }
      for (const [text, ground] of [colours.plain, colours.primary]) {
        const found = contrast(luminance(text), luminance(ground));
        assert.ok(found >= 4.5, `${colorScheme}: ${text} on ${ground} has ${found.toFixed(2)}`);
      }
      await page.context().close();
    }
  });
});

/** The words of a page that stand out too little from what is behind them, each with its contrast. */
function faintWords() {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const channels = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
    return { rgb: [red, green, blue], alpha: alpha / 255 };
  };
  const over = ({ rgb, alpha }, ground) => ground.map((channel, index) => rgb[index] * alpha + channel * (1 - alpha));
  const luminance = (rgb) => {
    const [red, green, blue] = rgb.map((channel) => channel / 255).map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const faint = [];
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    // Drawings have grounds of their own; what is disabled is meant to be faint.
    if (!texts.currentNode.textContent.trim() || element.closest("svg, .unseen, .visually-hidden, :disabled") || !element.checkVisibility({ visibilityProperty: true })) continue;
    const around = [];
    for (let at = element; at; at = at.parentElement) around.unshift(getComputedStyle(at));
    const ground = around.reduce((below, style) => over(channels(style.backgroundColor), below), [255, 255, 255]);
    const ink = channels(getComputedStyle(element).color);
    ink.alpha *= around.reduce((opacity, style) => opacity * Number(style.opacity), 1);
    const [one, other] = [luminance(over(ink, ground)), luminance(ground)];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 4.5) faint.push(`${element.className}: ${texts.currentNode.textContent.trim().slice(0, 30)} has ${contrast.toFixed(2)}`);
  }
  return faint;
}

test("words can be read, by day and by night", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    for (const colorScheme of ["light", "dark"]) {
      for (const game of Object.keys(GAMES)) {
        const page = await visit({ colorScheme, viewport: { width: 390, height: 844 } });
        await createAtOneScreen(page, game);
        for (let turn = 0; turn < 6; turn += 1) {
          assert.deepEqual(await page.evaluate(faintWords), [], `${game} in ${colorScheme} colours, after ${turn} actions`);
          await act(page, turn);
        }
        await page.context().close();
      }
    }
  });
});

test("the list that repeats the board is folded, and complete", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit({ folded: true });
    await createAtOneScreen(page, "castle");
    const list = page.locator(".action-list");
    await list.waitFor();
    assert.equal(await list.getAttribute("open"), null);
    const count = await list.locator("button.action").count();
    assert.match(await list.locator("summary").innerText(), new RegExp(`\\(${count}\\)`));
    await list.locator("summary").focus();
    await page.keyboard.press("Enter");
    await list.locator("button.action").first().waitFor();
    await list.locator("button.action").first().click();
    await page.waitForSelector('.table:not([aria-busy="true"])');
  });
});

/** What the sheet of a phone shows at rest and the lower edge of the screen cuts, or something else covers. */
function cutInSheet() {
  const shown = [...document.querySelectorAll(".column :is(.prompt, .open-end, .action-loose button, #zone-controls > *, .menu > summary)")].map((part) => ({ part, box: part.getBoundingClientRect() }));
  const inSight = shown.filter(({ box }) => box.width > 0 && box.right > 0 && box.left < innerWidth && box.top < innerHeight);
  const isWhole = ({ part, box }) => {
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const top = document.elementFromPoint(x, (box.top + box.bottom) / 2);
    return box.bottom <= innerHeight && part.contains(top);
  };
  return inSight.filter((one) => !isWhole(one)).map(({ part, box }) => `${part.textContent.trim().slice(0, 40)}: ${box.top} to ${box.bottom}`);
}

test("the sheet of a phone shows its rows whole", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    for (const locale of ["de-DE", "en-GB"]) {
      for (const game of Object.keys(GAMES)) {
        const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale, folded: true });
        await createAtOneScreen(page, game);
        for (let turn = 0; turn < 5; turn += 1) {
          assert.deepEqual(await page.evaluate(cutInSheet), [], `${game}, ${locale}, after ${turn} actions`);
          await act(page, turn);
        }
        await page.context().close();
      }
    }
  });
});

test("the sheet of a phone opens and closes", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await createAtOneScreen(page, "burgenland");
    const height = () => page.evaluate(() => Math.round(document.querySelector(".column").getBoundingClientRect().height));
    assert.equal(await height(), 112);
    await page.locator(".sheet-handle").tap();
    assert.equal(await height(), Math.round(844 * 0.6));
    await page.locator(".menu > summary").tap();
    await page.locator('select[data-setting="pace"]').waitFor();
    assert.equal(await page.locator(".with-keys:visible").count(), 0, "nothing speaks of keys on a touch device");
    await page.locator(".sheet-handle").tap();
    assert.equal(await height(), 112);
    const scores = await page.locator(".score-line").boundingBox();
    assert.ok(scores && scores.y === 0 && scores.height <= 44, "the scores stay in sight");
  });
});

test("on a phone neither the sheet nor a caption hides what is to be confirmed", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    for (const [game, spot] of [["two-heirs", "#zone-hand .hot[data-action]"], ["viscounts", '#zone-board .hot[data-action^="move:"]']]) {
      const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, folded: true });
      await createMatch(page, game, { seats: 2 });
      await clickOn(page, spot);
      await page.locator(spot).first().evaluate((element) => element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" })));
      await page.locator(spot).first().dispatchEvent("click");
      await page.locator(".caption.pinned").waitFor();
      await page.locator("[data-confirm-action]").waitFor();
      await painted(page);
      const over = await page.locator(spot).first().evaluate((element) => {
        const box = (element.querySelector(".target") ?? element).getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const covers = [".column", ".caption"].filter((selector) => {
          const cover = document.querySelector(selector).getBoundingClientRect();
          return x > cover.left && x < cover.right && y > cover.top && y < cover.bottom;
        });
        return [covers, getComputedStyle(document.querySelector(".controls-row")).display];
      });
      assert.deepEqual(over, [[], "none"], game);
      await page.locator("[data-cancel-action]").tap();
      assert.ok(await page.locator(".controls-row").isVisible(), "the controls come back");
      await page.context().close();
    }
  });
});

/** Sends real touches, as fingers make them. */
async function fingers(page) {
  const session = await page.context().newCDPSession(page);
  return (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

test("two fingers zoom, and a tap among small spots magnifies them", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await createAtOneScreen(page, "castle");
    const touch = await fingers(page);
    const scale = () => page.evaluate(() => new DOMMatrix(getComputedStyle(document.querySelector("#zone-board")).transform).a);
    const whole = await scale();
    const frame = await page.locator(".board-frame").boundingBox();
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    await touch("touchStart", [[x - 30, y], [x + 30, y]]);
    for (let by = 36; by <= 90; by += 6) await touch("touchMove", [[x - by, y], [x + by, y]]);
    await touch("touchEnd", []);
    const pinched = await scale();
    assert.ok(pinched > whole * 2 && pinched < whole * 4, `from ${whole} to ${pinched}`);
    assert.ok(await page.locator(".confirm").isHidden(), "a pinch selects nothing");
    // One finger pans what is zoomed.
    const place = () => page.locator("#zone-board").evaluate((board) => board.getBoundingClientRect().y);
    const before = await place();
    await touch("touchStart", [[x, y]]);
    for (let by = 10; by <= 60; by += 10) await touch("touchMove", [[x, y + by]]);
    await touch("touchEnd", []);
    assert.ok((await place()) > before + 30, "the board follows the finger");
    // The browser may take a tap right after a swipe for a part of it: then it is made again.
    const fit = page.locator('[data-camera="fit"]');
    for (let taps = 0; taps < 5 && (await fit.isVisible()); taps += 1) {
      await fit.tap();
      await fit.waitFor({ state: "hidden", timeout: 2000 }).catch(() => {});
    }
    assert.equal(await scale(), whole);
    // A single small spot is hit at once; among several a finger could not tell which one it means. They are looked for where a
    // follower may stand, because after that decision the next tile is laid.
    const spots = page.locator("#zone-board .hot:not(:has([data-for])) .target");
    /** @type {number[]} The index of a spot, and those of the others that a finger in its middle touches. */
    let crowd = [];
    for (let turn = 0; crowd.length === 0; turn += 1) {
      assert.ok(turn < 20, "there are spots side by side");
      crowd = await spots.evaluateAll((targets) => {
        const boxes = targets.map((target) => target.getBoundingClientRect());
        const touched = boxes.map(({ x, y, width, height }, index) => {
          const [middle, line] = [x + width / 2, y + height / 2];
          const away = (box) => Math.hypot(Math.max(box.left - middle, 0, middle - box.right), Math.max(box.top - line, 0, line - box.bottom));
          return [index, ...[...boxes.keys()].filter((other) => other !== index && away(boxes[other]) < 18)];
        });
        return touched.find((spots) => spots.length > 1) ?? [];
      });
      if (crowd.length === 0) await act(page, turn);
    }
    const log = await page.locator("#log").textContent();
    const spot = spots.nth(crowd[0]);
    const small = await spot.boundingBox();
    assert.ok(Math.min(small.width, small.height) < 40, "a spot is too small for a finger");
    const tap = async ({ x, y, width, height }) => page.touchscreen.tap(x + width / 2, y + height / 2);
    await tap(small);
    const large = await spot.boundingBox();
    assert.ok(Math.min(large.width, large.height) >= 40, `and large after a tap: ${large.width} x ${large.height}`);
    assert.ok(await page.locator(".confirm").isHidden(), "which selects nothing yet");
    const near = await spots.evaluateAll((targets, crowd) => {
      const frame = document.querySelector(".board-frame").getBoundingClientRect();
      const scale = Number(getComputedStyle(document.querySelector("#zone-board")).getPropertyValue("--scale"));
      const places = crowd.map((index) => {
        const { x, y, width, height } = targets[index].getBoundingClientRect();
        const line = parseFloat(getComputedStyle(targets[index]).strokeWidth) * scale;
        return { x: x + width / 2, y: y + height / 2, reach: Math.min(width, height) / 2, line, inFrame: x >= frame.left && y >= frame.top && x + width <= frame.right && y + height <= frame.bottom };
      });
      const [first] = places;
      return places.map((spot) => ({ ...spot, apart: spot === first || Math.hypot(spot.x - first.x, spot.y - first.y) >= spot.reach + first.reach }));
    }, crowd);
    for (const spot of near) assert.ok(spot.inFrame && spot.apart && spot.line < 6, `each whole, with thin lines, and none on another: ${JSON.stringify(spot)}`);
    await tap(large);
    await page.locator(".confirm").waitFor();
    assert.equal(await page.locator("#log").textContent(), log, "nothing was played");
    await page.locator("[data-confirm-action]").tap();
    await page.locator("#zone-board .hot [data-for]").first().waitFor({ state: "attached" });
    await liftCurtain(page);
    assert.equal(await scale(), whole, "the next tile may be laid anywhere: the whole board is in sight again");
  });
});

/** Opens the score sheet of a whole match among computers. */
async function showScores(page, game, seats) {
  const players = Array(seats).fill("random").join(",");
  const record = spawnSync(process.env.BERGFRIED_BIN, ["record", game, "--players", players, "--seed", "2"]);
  await page.goto(new URL("/replay", page.url()).href);
  await page.locator("#record").setInputFiles({ name: "match.record", mimeType: "text/plain", buffer: record.stdout });
  await page.locator("button.main").click();
  await page.waitForSelector('#zone-board[style*="scale"]', { state: "attached" });
  const handle = page.locator(".sheet-handle");
  if (await handle.isVisible()) await handle.click();
  await page.evaluate(() => document.querySelector("#zone-score").closest("details").setAttribute("open", ""));
}

test("the scores of four stand beside the switches of a replay on a phone", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    await showScores(page, "viscounts", 4);
    const places = await page.evaluate(() => {
      const line = document.querySelector(".score-line");
      const left = (selector) => document.querySelector(selector).getBoundingClientRect().left;
      return { hidden: line.scrollWidth - line.clientWidth, gap: left(".preferences") - line.getBoundingClientRect().right };
    });
    assert.equal(places.hidden, 0, "all four are in sight");
    assert.ok(places.gap >= 0, `nothing lies on the switches: ${places.gap}`);
  });
});

test("the score sheet fits a phone and the column beside a board, and scrolls in its own box where it cannot", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const over = (page) =>
      page.evaluate(() => {
        const [{ scrollWidth }, zone] = [document.documentElement, document.querySelector("#zone-score")];
        return { page: scrollWidth - innerWidth, sheet: zone.scrollWidth - zone.clientWidth };
      });
    const phone = { width: 390, height: 844 };
    const sheets = Object.entries(GAMES).concat([["two-castles", 3], ["two-castles", 7], ["viscounts", 4]]).map((sheet) => [...sheet, phone]);
    // The column beside a wide board is narrower than a phone.
    for (const [game, seats, viewport] of sheets.concat([["two-castles", 7, { width: 1440, height: 900 }]])) {
      // In German, whose words are longer.
      const page = await visit({ viewport });
      await showScores(page, game, seats);
      assert.deepEqual(await over(page), { page: 0, sheet: 0 }, `${game}, ${seats} seats, ${viewport.width} px`);
      await page.context().close();
    }
    const page = await visit({ viewport: { width: 320, height: 640 } });
    await showScores(page, "two-castles", 7);
    assert.equal((await over(page)).page, 0);
    // Seven fit even here: only longer words than those of today make the sheets too wide.
    await page.evaluate(() => document.querySelectorAll("#zone-score .score-sheet tbody tr:first-child td:last-child").forEach((cell) => cell.append(" ", "n".repeat(40))));
    assert.ok((await over(page)).sheet > 0, "now it is too wide");
    assert.equal((await over(page)).page, 0);
    const labels = () => page.evaluate(() => [...document.querySelectorAll("#zone-score .score-sheet th:first-child")].map((label) => label.getBoundingClientRect().left));
    const before = await labels();
    await page.evaluate(() => (document.querySelector("#zone-score").scrollLeft = 1000));
    assert.deepEqual(await labels(), before, "what a row counts stays in sight");
  });
});
