// The end of a match: who has won and why, closed and opened again, and how to go on.

import assert from "node:assert/strict";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { begin, clickOn, createMatch, resign, seatTwo } from "./server.mjs";

const END = "#zone-end";

/** Computers play to the end of the match: that takes longer than an answer. */
const TO_THE_END = { timeout: 120_000 };

/** The end lies over the board, says this, and shows how to go on. */
async function checkEnd(page, words) {
  await page.locator(`${END} h2`, { hasText: words }).waitFor();
  assert.equal(await page.locator(`${END} [data-command="rematch"]:visible`).count(), 1);
  assert.equal(await page.locator(`${END} a[href$="/replay"]:visible`).count(), 1);
}

test("a resignation names the winner and the reason", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const [ann, bob] = [await visit(), await visit({ locale: "en-GB" })];
    await ann.locator("#name").fill("Annegret");
    await ann.locator(".name-form button").click();
    await seatTwo(ann, bob, "Bertold", "two-heirs");
    await resign(bob);
    await checkEnd(ann, "Annegret gewinnt durch Aufgabe.");
    await checkEnd(bob, "Annegret wins by resignation.");
    assert.equal(await ann.locator("#zone-prompt").innerText(), "Bertold hat aufgegeben, Annegret gewinnt.");
    const rows = await ann.locator(`${END} .end-ranking li`).allInnerTexts();
    assert.equal(rows.length, 2);
    assert.match(rows[0], /1\.[^]*Annegret/);
    assert.match(rows[1], /–[^]*Bertold[^]*Hat aufgegeben\./, "whoever resigns comes last, whatever the points say");
    // A page that is opened later shows the same, and so does the last step of the replay.
    await ann.reload();
    await checkEnd(ann, "Annegret gewinnt durch Aufgabe.");
    await ann.locator(`${END} a[href$="/replay"]`).click();
    await ann.locator("#zone-prompt", { hasText: "Bertold hat aufgegeben" }).waitFor();
  });
});

test("alone, whoever resigns loses to the automaton", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await createMatch(page, "two-heirs", { seats: 1 });
    await clickOn(page, "", 2);
    await resign(page);
    await checkEnd(page, "Heinrich gewinnt durch Aufgabe.");
  });
});

test("the end can be closed and opened again", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    for (const size of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
      const page = await visit({ viewport: size });
      await begin(page, "computer");
      await clickOn(page, "", 3);
      if (size.width < 860) await page.locator(".sheet-handle").click();
      await resign(page);
      await checkEnd(page, "gewinnt durch Aufgabe");
      const opener = page.getByRole("button", { name: "Ergebnis", exact: true });
      assert.ok(await opener.isHidden());
      await page.locator("[data-close-end]").click();
      await page.locator(END).waitFor({ state: "hidden" });
      await opener.waitFor();
      const [prompt, button] = [await page.locator(".prompt").boundingBox(), await opener.boundingBox()];
      assert.ok(button.y >= prompt.y && button.y - (prompt.y + prompt.height) < 24, "the button is beside the prompt");
      assert.ok(button.y + button.height <= size.height, "and in sight");
      await opener.click();
      await checkEnd(page, "gewinnt durch Aufgabe");
      assert.ok(await opener.isHidden());
    }
  });
});

test("who has run out of time is told at the end", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await page.locator("#name").fill("Trude");
    await page.locator(".name-form button").click();
    await createMatch(page, "burgenland", { seats: 2, clock: "game 1" });
    await page.locator("#zone-prompt", { hasText: "Deine Bedenkzeit ist abgelaufen" }).waitFor();
    await page.locator(`${END} h2`).waitFor(TO_THE_END);
    await page.locator(`${END} .end-note`, { hasText: "Die Bedenkzeit von Trude war abgelaufen. Der Computer hat zu Ende gespielt." }).waitFor();
  });
});

test("who has left is told at the end", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await begin(page, "computer");
    await clickOn(page, "", 2);
    await page.locator(".menu > summary").click();
    await page.locator('[data-command="leave"]').click();
    await page.locator(`${END} .end-note`, { hasText: /^Für .* hat am Ende der Computer gespielt\.$/ }).waitFor(TO_THE_END);
    await checkEnd(page, "gewinnt mit");
  });
});

for (const game of ["castle", "viscounts"]) {
  test(`${game}: the scoring is told once more, whatever the pace`, async (t) => {
    await inBrowser(t, async (_server, visit) => {
      const page = await visit();
      await begin(page, "computer", game);
      await clickOn(page);
      const [first, ...others] = (await page.locator("#log .log-line.score").allTextContents()).slice(-3);
      assert.ok(others.length > 0, "there is a final scoring");
      await page.evaluate(() => {
        window.told = [];
        const banner = document.querySelector(".told p");
        new MutationObserver(() => {
          const lit = document.querySelectorAll("#zone-board .lit").length;
          window.told.push({ text: banner.textContent, lit, end: getComputedStyle(document.querySelector("#zone-end")).visibility });
        }).observe(banner, { childList: true });
      });
      await page.locator("[data-replay-scoring]").click();
      await page.locator(".told p", { hasText: others.at(-1).trim() }).waitFor();
      const told = await page.evaluate(() => window.told);
      assert.ok(told.some(({ text }) => text === first), `${first} is told: ${told.map(({ text }) => text).join(" | ")}`);
      assert.ok(told.some(({ lit }) => lit > 0), "what counted is lit");
      assert.ok(told.every(({ end }) => end === "hidden"), "and the board is seen");
      await page.keyboard.press("Escape");
      await checkEnd(page, /gewinnt mit|teilen sich/);
    });
  });
}
