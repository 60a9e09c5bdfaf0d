// Burggrafen des Westfrankenreichs in a real browser: a match of two, previews, the curtain, a phone.

import assert from "node:assert/strict";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { actByButton, actInside, actOnBoard, checkEnd, clickOn, createMatch, isOver, myTurnOrOver } from "./server.mjs";

test("two seats to the end by clicks on the board and on buttons", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await createMatch(page, "viscounts", { seats: 2 });
    let spots = 0;
    for (let turn = 0; turn < 24 && !(await isOver(page)); turn += 1) {
      await myTurnOrOver(page);
      if (turn % 2 === 0 && (await actOnBoard(page))) spots += 1;
      else await actByButton(page, turn);
    }
    assert.ok(spots > 3, "the board can be played on");
    await clickOn(page);
    await checkEnd(page, 2);
  });
});

test("what an action would bring is told before it is done", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await createMatch(page, "viscounts", { seats: 2 });
    await clickOn(page, '#zone-actions button[data-action^="play:"]');
    const action = await page.locator('#zone-actions button[data-action^="play:"]').first().getAttribute("data-action");
    const card = page.locator(`#zone-hand [data-action="${action}"]`);
    await card.click();
    await page.locator("#confirm-outcome", { hasText: "Symbole danach: " }).waitFor();
    await page.locator(".caption-outcome", { hasText: "Symbole danach: " }).waitFor();
    assert.equal(await page.locator("#confirm-words").textContent(), await card.getAttribute("aria-label"));
    await card.click();
    // What the card brings at once may have to be decided first.
    await clickOn(page, '#zone-actions button[data-action^="move:"]');
    await page.locator('#zone-actions button[data-action^="move:"]').first().dispatchEvent("pointerover", { pointerType: "mouse" });
    await page.locator(".caption-outcome", { hasText: "dort" }).first().waitFor();
    assert.equal(await page.locator("svg.vi:not([aria-label])").count(), 0, "every sign says what it is");
  });
});

test("a hand is secret at a shared screen", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await createMatch(page, "viscounts", { seats: 2, mode: "screen" });
    const curtain = page.locator("dialog.curtain[open]");
    for (const _ of ["one", "other"]) {
      for (let turn = 0; (await curtain.count()) === 0; turn += 1) {
        assert.ok(turn < 60, "the turn passes");
        await actInside(page, turn);
      }
      const name = await page.locator(".seat:has(.acting) .seat-name").textContent();
      assert.equal(await page.locator("[data-curtain-name]").textContent(), name);
      await page.keyboard.press("Enter");
    }
  });
});

test("a phone shows the kingdom without scrolling sideways", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await createMatch(page, "viscounts", { seats: 4 });
    assert.equal(await wide(), 0);
    await clickOn(page, '#zone-actions button[data-action^="move:"]');
    assert.equal(await wide(), 0);
    const prompt = await page.locator(".prompt").boundingBox();
    assert.ok(prompt && prompt.y + prompt.height <= 844, "what is to be done is in sight");
  });
});

test("the cards in hand are whole", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await createMatch(page, "viscounts", { seats: 2 });
    const cut = () =>
      page.evaluate(() => {
        const cards = [...document.querySelectorAll(".v-hand .v-card")].filter((card) => card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth);
        return cards.map((card) => card.textContent);
      });
    for (let turn = 0; turn < 6; turn += 1) {
      await clickOn(page, "", 7);
      for (const [width, height] of [[1440, 900], [1024, 768], [768, 1024], [390, 844]]) {
        await page.setViewportSize({ width, height });
        assert.notEqual(await page.locator(".v-hand .v-card").count(), 0);
        assert.deepEqual(await cut(), [], `${width}x${height}`);
      }
    }
  });
});
