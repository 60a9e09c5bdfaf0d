// Burggrafen des Westfrankenreichs alone: every opponent, and proposals.

import assert from "node:assert/strict";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { checkEnd, clickOn, createMatch, myTurnOrOver, press } from "./server.mjs";

for (const opponent of ["cleric", "builder", "noble", "cards"]) {
  test(`alone to the end against the ${opponent} opponent`, async (t) => {
    await inBrowser(t, async (_server, visit) => {
      const page = await visit();
      await createMatch(page, "viscounts", { seats: 1, options: { opponent } });
      await clickOn(page);
      await checkEnd(page, 2);
      assert.match(await page.locator("#log").innerText(), /Der Gegner schiebt seine Plankarten weiter und deckt eine auf/);
    });
  });
}

test("with the real pieces the visitor enters what was drawn", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    await page.goto(`${server.address}/new/viscounts`);
    await page.getByLabel("Alleine, mit der echten Schachtel auf dem Tisch").check();
    assert.equal(await page.locator("input[name=clock]").first().isEnabled(), false, "nobody is hurried");
    await page.locator("button.main[type=submit]").click();
    const prompt = page.locator("#zone-prompt");
    await page.locator("#zone-seats", { hasText: "Begleiter." }).waitFor();
    await prompt.getByText("Welches Teil liegt im Uhrzeigersinn neben diesem: See").waitFor();
    await press(page, page.locator('#zone-actions [data-action="piece:D"]'));
    await prompt.getByText("neben diesem: Küste").waitFor();
    assert.equal(await page.locator('#zone-actions [data-action="piece:D"]').count(), 0, "it lies there already");
    await page.reload();
    await prompt.getByText("neben diesem: Küste").waitFor();
    await page.locator("#zone-controls .take-back").click();
    await prompt.getByText("neben diesem: See").waitFor();
  });
});

test("a proposal is carried out decision by decision", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await createMatch(page, "viscounts", { seats: 1 });
    await clickOn(page, '#zone-actions button[data-action^="move:"]');
    // Where goods can be paid in several ways the table proposes one; that takes certain cards. Here the move becomes one.
    await page.evaluate(() => {
      const move = document.querySelector('#zone-actions button[data-action^="move:"]');
      move.dataset.then = "pass order:999";
      move.click();
      move.click();
    });
    await page.locator("#log .log-line", { hasText: "verzichtet auf die Hauptaktion" }).waitFor({ state: "attached" });
    await myTurnOrOver(page);
    const log = await page.locator("#log li").count();
    await page.waitForSelector('.table:not([aria-busy="true"])');
    assert.equal(await page.locator("#log li").count(), log, "what is not offered is not done");
    assert.deepEqual(await page.locator(".notice-box.shown").allTextContents(), [], "and not asked for");
  });
});
