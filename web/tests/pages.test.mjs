// Replay, phone, languages, and what a screen reader would stumble over.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { actByButton, begin, clickOn, resign, tableShown } from "./server.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Plays a match at one screen for some actions and gives up. */
async function shortMatch(page, actions = 25) {
  await begin(page, "screen");
  await clickOn(page, "", actions);
  await resign(page);
  await page.locator('#zone-controls a[href$="/replay"]').waitFor();
}

test("a replay goes to every step", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    await shortMatch(page);
    const last = await page.locator("#zone-board").innerHTML();
    await page.locator('#zone-controls a[href$="/replay"]').click();
    await page.waitForURL(/\/replay/);
    const total = Number(await page.locator("#scrub").getAttribute("max"));
    const at = (step) => page.waitForFunction((wanted) => document.querySelector("#step-number")?.textContent === String(wanted), step);
    await at(total);
    assert.equal(await page.locator("#scrub").inputValue(), String(total), "it opens at the last step");
    await page.keyboard.press("Home");
    await at(0);
    const first = await page.locator("#zone-board").innerHTML();
    assert.notEqual(first, last, "and not on an empty board");
    await page.keyboard.press("End");
    await at(total);
    assert.notEqual(await page.locator("#zone-board").innerHTML(), first);
    await page.keyboard.press("ArrowLeft");
    await at(total - 1);
    await page.keyboard.press("PageUp");
    await page.waitForFunction((before) => Number(document.querySelector("#step-number")?.textContent) < before, total - 1);
    await page.keyboard.press("Home");
    await at(0);
    assert.equal(await page.locator("#zone-board").innerHTML(), first);
    await page.locator("#log li").nth(3).click();
    await page.waitForFunction(() => Number(document.querySelector("#step-number")?.textContent) > 0);
    assert.match(page.url(), /step=\d+/);
    await page.locator("#as").selectOption("2");
    await page.waitForURL(/as=2/);
    assert.match(await page.locator(".proof").innerText(), /Geprüft: Alle \d+ Zufallsschritte/);
    const download = page.waitForEvent("download");
    await page.locator('a[href$="/record"]').click();
    const record = await readFile(await (await download).path(), "utf8");
    assert.match(record, /^bergfried-record 2\ngame burgenland\n/);
    // A shared link shows the same step to a stranger.
    const stranger = await visit();
    await stranger.goto(page.url());
    assert.equal(await stranger.locator("#step-number").innerText(), await page.locator("#step-number").innerText());
    await server.crash();
    await stranger.reload();
    assert.match(await stranger.locator(".proof").innerText(), /Geprüft/);
  }, { ownServer: true });
});

test("from the log one looks back and returns to the table", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await begin(page, "screen");
    for (let turn = 0; turn < 8; turn += 1) {
      await page.waitForSelector("#zone-actions button", { state: "attached" });
      await actByButton(page, 0);
    }
    await page.locator(".prompt").hover();
    const now = await page.locator("#zone-board").innerHTML();
    await page.locator("#log li").nth(1).click();
    await page.locator(".looking-back").waitFor();
    assert.notEqual(await page.locator("#zone-board").innerHTML(), now);
    await page.keyboard.press("Escape");
    // A line of the log under the pointer would light up what it is about.
    await page.locator(".prompt").hover();
    assert.equal(await page.locator("#zone-board").innerHTML(), now);
    assert.ok((await page.locator("#zone-actions button").count()) > 0);
  });
});

test("a phone shows what can be done without scrolling", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(await wide(), 0, "the lobby does not scroll sideways");
    await begin(page, "computer");
    await page.waitForSelector("#zone-actions button");
    assert.equal(await wide(), 0, "the table does not scroll sideways");
    const box = await page.locator(".prompt").boundingBox();
    assert.ok(box && box.y > 700 && box.y + box.height <= 844, `the prompt is at the bottom: ${JSON.stringify(box)}`);
    const board = await page.locator("#zone-board").boundingBox();
    assert.ok(board && board.y < 150, "the board is on top");
    await page.locator(".sheet-handle").tap();
    await page.waitForSelector(".column.open");
    await page.locator("#zone-actions button").first().tap();
    await page.waitForSelector('.table:not([aria-busy="true"])');
  });
});

test("the lobby shows all games in one look", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    const boxes = (selector) => page.locator(selector).evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON()));
    const cards = await boxes("li.card");
    assert.ok(cards.length > 1);
    for (const card of cards) {
      assert.ok(card.left >= 0 && card.right <= 1440 && card.bottom <= 900, `a card is cut off: ${JSON.stringify(card)}`);
      assert.ok(Math.abs(card.width - cards[0].width) < 1 && Math.abs(card.height - cards[0].height) < 1, "all cards are equal");
    }
    const [hero] = await boxes(".hero");
    assert.equal(hero.height, 320);
    assert.equal(await page.locator("li.card button.main").count(), cards.length, "one clear way into each game");
    await page.setViewportSize({ width: 390, height: 844 });
    for (const card of await boxes("li.card")) assert.equal(card.height, 112, "a row on the phone");
    for (const sentence of await boxes(".tempting")) assert.ok(sentence.height >= 15, "with its sentence");
    const cut = await page.locator("li.card :is(h3, .tempting)").evaluateAll((texts) =>
      texts.filter((text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent),
    );
    assert.deepEqual(cut, [], "no name and no sentence is cut off");
  });
});

test("one click begins a match against a computer with a name", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    await page.locator(".quick-start button").click();
    await tableShown(page);
    assert.match(await page.locator('.seat[data-seat="2"] .seat-name').innerText(), /^\S+ \(mittel\)$/);
    await page.goto(server.address);
    await begin(page, "friends", "castle");
    await page.goto(server.address);
    assert.match(await page.locator(".quick-start").innerText(), /Carcassonne/, "the game that was played last");
  });
});

test("a form asks only what applies", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    await page.goto(`${server.address}/new/viscounts`);
    await page.locator("details.more summary").click();
    const asked = async () => {
      const names = await page.locator("form.options input:visible:enabled").evaluateAll((inputs) => inputs.map((input) => input.name));
      return (...wanted) => wanted.map((name) => names.includes(name));
    };
    const mode = (value) => page.locator(`input[name="mode"][value="${value}"]`).check();
    assert.deepEqual((await asked())("seats", "level", "bots", "option-opponent", "name-2"), [true, true, false, false, false]);
    await mode("solo");
    assert.deepEqual((await asked())("seats", "level", "option-opponent", "option-mixed-in"), [false, false, true, true]);
    await mode("friends");
    assert.deepEqual((await asked())("seats", "bots", "level", "option-opponent"), [true, false, false, false]);
    await page.locator('input[name="seats"][value="4"]').check();
    await page.locator('input[name="bots"][value="2"]').check();
    assert.deepEqual((await asked())("bots", "level", "option-ranks"), [true, true, false]);
    await page.locator('input[name="seats"][value="3"]').check();
    assert.equal(await page.locator('input[name="bots"]:checked').inputValue(), "0", "there is a seat for a friend");
    await mode("screen");
    assert.deepEqual((await asked())("name-2", "name-3", "name-4", "level"), [true, true, false, false]);
    const small = await page.locator(".tile:visible").evaluateAll((tiles) => tiles.filter((tile) => tile.getBoundingClientRect().height < 44).length);
    assert.equal(small, 0, "every tile is large enough for a finger");
  });
});

test("a match alone begins on the card", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    const ways = page.locator('.card[data-game="two-heirs"] .ways');
    await ways.locator("summary").click();
    await ways.locator('select[name="option-level"]').selectOption("hammer");
    await ways.locator('button[value="solo"]').click();
    await tableShown(page);
    assert.equal(await page.locator(".seat.automaton").count(), 1);
  });
});

test("every page can be had in the other language", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit({ locale: "en-GB" });
    assert.equal(await page.locator("html").getAttribute("lang"), "en", "the browser's language is heard");
    await begin(page, "screen");
    const match = new URL(page.url()).pathname;
    for (const path of [match, `${match}/replay`, "/rules/burgenland", "/new/burgenland", "/score/castle", "/score", "/"]) {
      await page.goto(server.address + path);
      for (const language of ["de", "en"]) {
        // At a table the languages are behind the menu.
        const menu = page.locator(".menu > summary");
        if ((await menu.count()) > 0) await menu.click();
        await page.locator(`button.language[value="${language}"]`).click();
        await page.waitForSelector(`html[lang="${language}"]`);
        assert.equal(new URL(page.url()).pathname, path, "one stays on the page");
      }
    }
  });
});

test("a table laid with the box is scored, without scripts too", async (t) => {
  await inBrowser(t, async (server, visit) => {
    for (const options of [{}, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }]) {
      const page = await visit(options);
      await page.locator('footer a[href="/score"]').click();
      await page.locator('a[href="/score/castle"]').click();
      await page.locator(".score-form button.main").click();
      const totals = async () => (await page.locator(".totals tfoot td").allInnerTexts()).map(Number);
      assert.deepEqual(await totals(), [62, 46]);
      const box = await page.locator(".laid-board svg").boundingBox();
      assert.ok(box && box.width > 300 && box.width < 600, `the drawing fits: ${JSON.stringify(box)}`);
      const overhang = await page.locator(".findings td").evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).length);
      assert.equal(overhang, 0, "no finding is cut off");
      const text = await page.locator("#table").inputValue();
      await page.locator("#table").fill(text.replace("A10", "A99"));
      await page.locator(".score-form button.main").click();
      assert.match(await page.locator(".refusal").innerText(), /Zeile 2: Eine Karte „A99“ gibt es nicht/);
      assert.match(await page.locator(".faulty-line").innerText(), /A99/);
      assert.equal(await page.locator("#table").inputValue(), text.replace("A10", "A99"), "the text is kept");
      const file = { name: "table.toml", mimeType: "text/plain", buffer: Buffer.from("scores = { white = 7 }") };
      await page.locator("#file").setInputFiles(file);
      await page.locator(".score-form button.main").click();
      assert.deepEqual(await totals(), [0, 7], "the file counts instead of the text");
    }
  });
});

test("by day and by candlelight", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit({ colorScheme: "light" });
    const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const day = await colour();
    await page.locator("[data-theme-switch]").click();
    assert.notEqual(await colour(), day);
    await page.reload();
    assert.notEqual(await colour(), day, "the choice is kept");
  });
});

test("axe finds nothing on lobby, forms, table, replay and rules", async (t) => {
  await inBrowser(t, async (server, visit) => {
    for (const colorScheme of ["light", "dark"]) {
      // Scripts of the test itself are no scripts of the page.
      const page = await visit({ bypassCSP: true, colorScheme });
      const check = async (what) => {
        await page.evaluate(axe);
        const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
        const told = found.violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`);
        assert.deepEqual(told, [], `${what}, ${colorScheme}`);
      };
      await check("lobby");
      await page.locator(".ways summary").last().click();
      await check("lobby with an open card");
      await page.goto(`${server.address}/new/burgenland`);
      await check("form");
      await page.goto(`${server.address}/rules/burgenland`);
      await check("rules");
      await page.goto(`${server.address}/score`);
      await check("games with a scorer");
      await page.goto(`${server.address}/score/castle`);
      await page.locator(".piece-ids summary").click();
      await check("form of a scorer");
      await page.locator(".score-form button.main").click();
      await page.waitForSelector(".findings");
      await check("score of a table");
      await page.locator("#table").fill("scores = {");
      await page.locator(".score-form button.main").click();
      await page.waitForSelector(".refusal");
      await check("fault in a table");
      await page.goto(server.address);
      await shortMatch(page, 12);
      await check("table at the end");
      await page.locator('#zone-controls a[href$="/replay"]').click();
      await page.waitForURL(/\/replay/);
      await check("replay");
      await page.goto(server.address);
      await begin(page, "computer");
      await page.waitForSelector("#zone-actions button");
      await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
      await check("table");
      await page.goto(server.address);
      await begin(page, "friends");
      await page.waitForSelector("input[data-link]");
      await check("waiting table");
    }
  });
});
