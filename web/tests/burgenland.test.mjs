// Whole matches in a real browser.

import assert from "node:assert/strict";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { actByButton, actByKeys, actOnBoard, begin, beginByKeys, clickOn, createMatch, isOver, myTurnOrOver, press, resign, seatTwo } from "./server.mjs";

/** Waits until there is something to do on a page, and returns it. */
async function hasTurn(page) {
  await page.waitForSelector("#zone-actions button", { state: "attached" });
  return page;
}

/**
 * Presses the first button. A page that is drawn anew between the two halves of a click has no click; then it is pressed again, as a
 * person would.
 */
async function pressFirst(page) {
  const clicks = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    document.addEventListener("click", ({ target }) => (seen.count += Number(target.closest("[data-action]") !== null)), { capture: true });
    return seen;
  });
  do await press(page, page.locator("#zone-actions button").first());
  while ((await clicks.evaluate((seen) => seen.count)) === 0);
}

test("against the computer to the end by clicks", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await begin(page, "computer");
    let spots = 0;
    for (let turn = 0; turn < 24 && !(await isOver(page)); turn += 1) {
      await myTurnOrOver(page);
      if (turn % 2 === 0 && (await actOnBoard(page))) spots += 1;
      else await actByButton(page, turn);
    }
    assert.ok(spots > 0, "the board can be played on");
    await clickOn(page);
    assert.match(await page.locator("#zone-prompt").innerText(), /gewonnen/);
    assert.equal(await page.locator("#zone-score table.standings").count(), 1, "the score sheet is shown at the end");
    const over = page.url();
    await page.locator('#zone-end [data-command="rematch"]').click();
    await page.waitForURL((url) => url.href !== over);
    await page.waitForSelector("#zone-actions button");
  });
});

test("two browsers against each other", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const [ann, bob] = [await visit(), await visit({ locale: "en-GB" })];
    await ann.locator("#name").fill("Annegret");
    await ann.locator(".name-form button").click();
    await seatTwo(ann, bob, "Bertold");
    // The log fills on both sides, each in their own language.
    for (let turn = 0; turn < 20; turn += 1) {
      await actByButton(await Promise.race([ann, bob].map(hasTurn)), turn);
    }
    assert.ok((await ann.locator("#log li").count()) > 10);
    assert.equal(await ann.locator("#log li").count(), await bob.locator("#log li").count());
    assert.match(await bob.locator("#log").innerText(), /Annegret/);
    await ann.locator("#chat-fold summary").click();
    await ann.locator("#chat-text").fill("Gut gebaut, <b>Nachbar</b>!");
    await ann.keyboard.press("Enter");
    await bob.locator("#chat li", { hasText: "Gut gebaut, <b>Nachbar</b>!" }).waitFor({ state: "attached" });
    // Giving up is asked twice, in the button.
    await resign(bob);
    await ann.locator("#zone-prompt", { hasText: "Bertold hat aufgegeben" }).waitFor();
    await bob.locator("#zone-prompt", { hasText: "Bertold resigned" }).waitFor();
  });
});

test("the keyboard alone plays a whole match", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await beginByKeys(page, "burgenland");
    for (let turn = 0; !(await isOver(page)); turn += 1) {
      await myTurnOrOver(page);
      if (!(await isOver(page))) await actByKeys(page, turn);
    }
    assert.match(await page.locator("#zone-prompt").innerText(), /gewonnen/);
    await page.keyboard.press("?");
    await page.locator("dialog.rules-dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog.rules-dialog:not([open])").waitFor({ state: "attached" });
  });
});

test("a reload and a crash of the server in mid match", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    await begin(page, "screen");
    for (let turn = 0; turn < 12; turn += 1) await actByButton(page, turn);
    // A button or a line of the log under the pointer would light up its spot on the board.
    await page.locator(".table-title").hover();
    const [log, board] = [await page.locator("#log").innerText(), await page.locator("#zone-board").innerHTML()];
    await page.reload();
    await page.waitForSelector("#zone-actions button");
    assert.equal(await page.locator("#log").innerText(), log);
    assert.equal(await page.locator("#zone-board").innerHTML(), board);
    const before = await page.locator("#log").textContent();
    await server.crash();
    // Pressed at once, whether the page has noticed yet or not: it comes back by itself and says it again.
    await pressFirst(page);
    await page.waitForFunction((text) => document.querySelector("#log")?.textContent !== text, before);
    await page.waitForSelector(".connection", { state: "hidden" });
    assert.ok((await page.locator("#log").innerText()).startsWith(log));
  }, { ownServer: true });
});

test("one server hands over to the next in mid match", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    await begin(page, "screen");
    for (let turn = 0; turn < 3; turn += 1) {
      await actByButton(page, turn);
      const before = await page.locator("#log").innerText();
      await server.handOver();
      await pressFirst(page);
      await page.waitForFunction((text) => document.querySelector("#log")?.innerText !== text, before);
      await page.waitForSelector(".connection", { state: "hidden" });
      assert.ok((await page.locator("#log").innerText()).startsWith(before), "nothing was lost or done twice");
    }
  }, { ownServer: true });
});

test("what was done can be taken back while it is allowed", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await createMatch(page, "burgenland", { seats: 2, practice: true });
    await page.waitForSelector("#zone-actions button");
    assert.ok(await page.locator(".practice").isVisible(), "the table says that it is a practice match");
    const before = await page.locator("#zone-prompt").innerText();
    const lines = await page.locator("#log li").count();
    await actByButton(page, 0);
    await page.locator('[data-command="take-back"]').waitFor();
    assert.ok((await page.locator("#log li").count()) > lines);
    await page.keyboard.press("u");
    await page.waitForFunction((count) => document.querySelectorAll("#log li").length === count, lines);
    assert.equal(await page.locator("#zone-prompt").innerText(), before);
  });
});
