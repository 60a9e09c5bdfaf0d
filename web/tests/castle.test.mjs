// Carcassonne: Die Burg in a real browser: tiles that turn, followers, wall tiles.

import assert from "node:assert/strict";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { actByButton, actByKeys, actInside, actOnBoard, begin, beginByKeys, clickOn, isOver, myTurnOrOver, seatTwo } from "./server.mjs";

/** A building site on which the drawn tile fits in several turns. */
const TURNING = '#zone-board .hot[data-actions*=" "]';

/** Opens a match and plays until a tile lies in hand that can be turned somewhere. */
async function untilTurning(page) {
  await begin(page, "computer", "castle");
  for (let turn = 0; ; turn += 1) {
    assert.ok(turn < 60, "sooner or later a tile can be turned");
    await myTurnOrOver(page);
    if ((await page.locator(TURNING).count()) > 0) return page.locator(TURNING).first();
    await actInside(page, turn);
  }
}

/** The turn whose ghost a site shows: exactly one. */
function shown(site) {
  return site.evaluate((spot) => [...spot.querySelectorAll("[data-for]:not([hidden])")].map((ghost) => ghost.getAttribute("data-for")).join(" "));
}

/** The words of an action's button. */
function words(page, action) {
  return page.locator(`#zone-actions button[data-action="${action}"]`).textContent();
}

test("castle against the computer to the end by clicks", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await begin(page, "computer", "castle");
    let spots = 0;
    for (let turn = 0; turn < 24; turn += 1) {
      await myTurnOrOver(page);
      if (turn % 3 !== 2 && (await actOnBoard(page))) spots += 1;
      else await actByButton(page, turn);
    }
    assert.ok(spots > 10, "the board can be played on");
    await clickOn(page);
    assert.ok(await isOver(page), "a match comes to its end");
    assert.equal(await page.locator("#zone-score table.standings").count(), 1, "the score sheet is shown at the end");
    assert.match(await page.locator("#zone-prompt").innerText(), /\S/);
  });
});

test("castle between two browsers to the end", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const [ann, bob] = [await visit(), await visit({ locale: "en-GB" })];
    await seatTwo(ann, bob, "Bertold", "castle");
    for (let turn = 0; !(await isOver(ann)); turn += 1) {
      assert.ok(turn < 800, "a match comes to its end");
      for (const page of [ann, bob]) await actInside(page, turn);
    }
    await bob.waitForSelector('#zone-controls a[href$="/replay"]');
    assert.equal(await ann.locator("#log li").count(), await bob.locator("#log li").count());
    const points = (page) => page.locator("table.standings td:last-child").allInnerTexts();
    assert.deepEqual(await points(ann), await points(bob));
  });
});

test("castle by the keyboard alone to the end", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await beginByKeys(page, "castle");
    for (let turn = 0; !(await isOver(page)); turn += 1) {
      assert.ok(turn < 400, "a match comes to its end");
      await myTurnOrOver(page);
      if (!(await isOver(page))) await actByKeys(page, turn);
    }
    assert.equal(await page.locator("#zone-score table.standings").count(), 1);
  });
});

test("a tile is turned by touch, and says how it lies", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    const site = await untilTurning(page);
    const actions = (await site.getAttribute("data-actions")).split(" ");
    assert.equal(await shown(site), actions[0]);
    await site.locator(".target").click();
    const turn = page.locator("[data-turn-action]");
    for (const action of [...actions.slice(1), actions[0], actions[1]]) {
      await turn.click();
      assert.equal(await site.getAttribute("data-action"), action);
      assert.equal(await shown(site), action);
      const drawn = page.locator(".castle-held-tile:visible");
      assert.equal(await drawn.getAttribute("class"), `castle-held-tile turn-${action.at(-1)}`, "the drawn tile turns too");
      assert.equal(await site.getAttribute("aria-label"), await words(page, action));
      assert.equal(await page.locator("#confirm-words").textContent(), await words(page, action));
    }
    await page.keyboard.press("Escape");
    assert.ok(await turn.isHidden());
    // A button previews its own turn on the site, whichever is shown there, and leaves it as it was.
    const other = page.locator(`#zone-actions button[data-action="${actions[0]}"]`);
    // The list is folded as long as nobody has opened it; a button under the pointer would preview its own action.
    await other.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
    await page.locator(".table-title").hover();
    await other.focus();
    assert.equal(await shown(site), actions[0]);
    assert.match(await site.getAttribute("class"), /chosen/);
    await other.blur();
    assert.equal(await shown(site), actions[1]);
    assert.doesNotMatch(await site.getAttribute("class"), /chosen/);
    const lines = await page.locator("#log li").count();
    await site.locator(".target").click();
    await page.locator("[data-confirm-action]").click();
    await page.waitForFunction((count) => document.querySelectorAll("#log li").length > count, lines);
  });
});

test("a spot with one way only has no turn button", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await begin(page, "computer");
    await page.locator("#zone-board .hot .target").first().click();
    await page.waitForSelector(".confirm:not([hidden])");
    assert.ok(await page.locator("[data-turn-action]").isHidden());
  });
});
