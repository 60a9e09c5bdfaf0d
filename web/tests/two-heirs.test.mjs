// Die zwei Erben in a real browser: a match, and the solo game against Heinrich.

import assert from "node:assert/strict";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { actByButton, actOnBoard, begin, clickOn, createMatch, isOver, myTurnOrOver } from "./server.mjs";

/**
 * Plays to the end: until it is enough by spots of the board, by cards of the hand and by buttons; tells how often each was
 * used.
 */
async function playToTheEnd(page, enough) {
  const used = { board: 0, hand: 0, buttons: 0 };
  for (let turn = 0; !enough(used) && !(await isOver(page)); turn += 1) {
    await myTurnOrOver(page);
    if (turn % 3 === 0 && (await actOnHand(page))) used.hand += 1;
    else if (turn % 3 !== 2 && (await actOnBoard(page))) used.board += 1;
    else {
      // From the end of the list now and then, so that a turn ends.
      await actByButton(page, turn % 2 === 0 ? turn : (await page.locator("#zone-actions button").count()) - 1);
      used.buttons += 1;
    }
  }
  await clickOn(page);
  assert.ok(await isOver(page), "a match comes to its end");
  return used;
}

/** Chooses a golden card of the hand and confirms it, if there is one. */
async function actOnHand(page) {
  const spot = page.locator("#zone-hand .hot .target").first();
  if ((await spot.count()) === 0) return false;
  await spot.click();
  await page.locator("[data-confirm-action]").click();
  await page.waitForSelector('.table:not([aria-busy="true"])');
  return true;
}

test("two heirs: a match against the computer to the end by clicks", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await begin(page, "computer", "two-heirs");
    const used = await playToTheEnd(page, ({ board, hand }) => board > 10 && hand > 3);
    assert.ok(used.board > 10 && used.hand > 3, `board and hand can be played on: ${JSON.stringify(used)}`);
    assert.match(await page.locator("#zone-prompt").innerText(), /gewinnt mit|haben \d+ Punkte/);
    assert.equal(await page.locator("#zone-score table.standings tbody tr").count(), 2);
    // The keyboard comes to every building, and hears what it is worth.
    await page.locator("[data-close-end]").press("Enter");
    await page.locator(".heirs-plot[tabindex]", { has: page.locator("title", { hasText: /Bringt (verdoppelt )?\d+ Punkte?/ }) }).first().focus();
    await page.locator(".caption", { hasText: /Bringt (verdoppelt )?\d+ Punkte?/ }).waitFor();
  });
});

test("two heirs: alone against Heinrich to the end", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await createMatch(page, "two-heirs", { seats: 1, options: { level: "brave", colour: "blue" } });
    const heinrich = page.locator("#zone-seats .seat.automaton");
    assert.match(await heinrich.innerText(), /Heinrich der Mutige \(8 Schätze\)/, "his level");
    assert.equal(await heinrich.locator(".shield").count(), 1, "his shield");
    assert.equal(await heinrich.locator(".two-heirs-troop .heirs-swatch").count(), 3, "his troops, each with its terrain");
    assert.match(await heinrich.innerText(), /Noch \d+ Schätze? im Haufen/);
    assert.equal(await page.locator("#zone-seats .seat.own .shield.azure").count(), 1, "the arms have the colour agreed on");
    await playToTheEnd(page, ({ board, buttons }) => board + buttons > 6);
    assert.match(await page.locator("#log").innerText(), /Heinrich baut|Heinrich setzt|Heinrich versperrt/);
    assert.equal(await page.locator("#zone-score table.standings tbody tr").count(), 2);
  });
});

test("two heirs: what is pointed at says what it is", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await begin(page, "screen", "two-heirs");
    // Below the troops, which say something of their own.
    await page.locator(".heirs-plot").first().hover({ position: { x: 20, y: 60 } });
    await page.locator(".caption", { hasText: "offenes Gelände" }).waitFor();
    await page.locator("#zone-prompt").hover();
    await page.waitForSelector(".caption", { state: "hidden" });
  });
});
