// Zwischen zwei Schlössern in a real browser: drafting by clicks, partners, Ludwig, a full table, one screen for all.

import assert from "node:assert/strict";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { actByButton, actInside, clickOn, isOver, myTurnOrOver, tableShown } from "./server.mjs";

/** Creates a match from the form. */
async function createMatch(server, page, { mode, seats, bots }) {
  await page.goto(`${server.address}/new/two-castles`);
  await page.locator(`input[name="mode"][value="${mode}"]`).check();
  await page.locator(`input[name="seats"][value="${seats}"]`).check();
  if (bots) await page.locator(`input[name="bots"][value="${bots}"]`).check();
  if (bots || mode === "computer") await page.locator('input[name="level"][value="easy"]').check();
  await page.locator("button.main").click();
  await tableShown(page);
}

function answered(page) {
  return page.waitForSelector('.table:not([aria-busy="true"])');
}

/** Opens two cards of the hand and takes the pair they make. */
async function pick(page, turn) {
  const cards = page.locator(".tc-hand.choosing summary");
  const count = await cards.count();
  if (count === 0) return false;
  await cards.nth(turn % count).click();
  await cards.nth((turn + 1) % count).click();
  const pair = page.locator(".tc-pair:visible");
  assert.equal(await pair.count(), 1, "two open cards make one pair");
  await pair.click();
  await page.locator("[data-confirm-action]").click();
  await answered(page);
  return true;
}

/** Chooses something golden on the board by one click and does it by another. */
async function choose(page) {
  const [site, offer] = [page.locator(".tc-site:visible .target").first(), page.locator("#zone-board .tc-offer.hot").first()];
  const spot = (await site.count()) > 0 ? site : offer;
  if ((await spot.count()) === 0) return false;
  await spot.click();
  await page.waitForSelector(".confirm:not([hidden])");
  await spot.click();
  await answered(page);
  return true;
}

/** Plays one decision by what lies on the table. */
async function act(page, turn) {
  if (!(await pick(page, turn)) && !(await choose(page))) await actByButton(page, turn);
}

/** Plays to the end. */
async function playOn(page, move) {
  for (let turn = 0; !(await isOver(page)); turn += 1) {
    assert.ok(turn < 200, "a match comes to its end");
    await myTurnOrOver(page);
    await move(page, turn);
  }
}

test("two castles with three seats to the end by clicks", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    await createMatch(server, page, { mode: "computer", seats: 3 });
    assert.equal(await page.locator(".tc-castle.near").count(), 2);
    assert.equal(await page.locator(".tc-castle").count(), 3);
    let previewed = 0;
    await playOn(page, async (_, turn) => {
      const site = page.locator(".tc-site:visible .hot").first();
      if ((await site.count()) > 0) {
        assert.match(await site.locator(".tc-gain text").textContent(), /^[+-]\d+$/, "what the tile would score");
        previewed += 1;
      }
      await (turn < 24 ? act : actInside)(page, turn);
    });
    assert.ok(previewed > 10, "tiles were placed on the board");
    assert.match(await page.locator("#zone-prompt").innerText(), /Punkten im schlechteren Schloss/);
    assert.equal(await page.locator("#zone-score table.standings tbody tr").count(), 3);
    assert.equal(await page.locator(".tc-pad tbody tr").count(), 13, "the rows of the score pad");
    assert.ok(await page.locator(".tc-pad").isVisible());
  });
});

/** The least width of a room in the castles that fit a selector: half of a throne room. */
function roomSize(page, castles) {
  return page.evaluate((selector) => {
    const thrones = [...document.querySelectorAll(`${selector} [data-key^="throne-"]`)];
    return Math.min(...thrones.map((throne) => throne.getBoundingClientRect().width / 2));
  }, castles);
}

test("own rooms are large, and larger than those of others", async (t) => {
  await inBrowser(t, async (server, visit) => {
    for (const [seats, least] of [[3, 60], [7, 48]]) {
      const page = await visit();
      await createMatch(server, page, { mode: "computer", seats });
      // Two turns: both castles have been built at, and the tray has come and gone.
      for (let turn = 0; turn < 6; turn += 1) {
        await myTurnOrOver(page);
        const own = await roomSize(page, ".tc-castle.near");
        // Both castles share the width of the table: 17 columns of 60 px, and what lies between.
        const columns = await page.locator(".tc-castle.near").evaluateAll((castles) => castles.reduce((sum, castle) => sum + Number(castle.dataset.columns), 0));
        const needed = least * Math.min(1, 17 / columns);
        assert.ok(own >= needed, `${seats} seats, action ${turn}, ${columns} columns: rooms are ${own.toFixed(1)} px wide`);
        await act(page, turn);
      }
      await page.context().close();
    }
    const phone = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await createMatch(server, phone, { mode: "computer", seats: 3 });
    for (let turn = 0; turn < 6; turn += 1) {
      await myTurnOrOver(phone);
      const [own, other] = [await roomSize(phone, ".tc-castle.near"), await roomSize(phone, ".tc-castle:not(.near)")];
      assert.ok(own >= other, `on a phone own rooms are ${own.toFixed(1)} px wide, others ${other.toFixed(1)}`);
      await phone.evaluate(() => document.querySelector(".column").classList.add("open"));
      await actByButton(phone, turn);
      await phone.evaluate(() => document.querySelector(".column").classList.remove("open"));
    }
  });
});

test("the name of a room stands in it while the table is enlarged", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    await createMatch(server, page, { mode: "computer", seats: 3 });
    const name = page.locator(".tc-castle.near .tc-name").first();
    for (let turn = 0; (await name.count()) === 0; turn += 1) {
      assert.ok(turn < 20, "a room is built");
      await myTurnOrOver(page);
      await act(page, turn);
    }
    assert.equal(await name.isVisible(), false);
    await page.locator('[data-camera="in"]').first().click();
    await name.waitFor();
    assert.match(await name.textContent(), /\S/);
  });
});

test("two castles with Ludwig as the third", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    await createMatch(server, page, { mode: "computer", seats: 2 });
    assert.equal(await page.locator(".seat.automaton").count(), 1);
    assert.equal(await page.locator(".tc-castle").count(), 3);
    let given = 0;
    await playOn(page, async (_, turn) => {
      const offers = page.locator('#zone-board .tc-offer.hot[data-action^="assign:"]');
      if ((await offers.count()) > 0) {
        assert.equal(await offers.count(), 2, "two tiles of Ludwig's");
        given += 1;
      }
      await actInside(page, turn);
    });
    assert.equal(given, 4, "each gives out Ludwig's tiles in one round");
    assert.equal(await page.locator("#zone-score table.standings tbody tr").count(), 3, "Ludwig can win");
  });
});

test("two castles with seven seats on a laptop", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit({ viewport: { width: 1280, height: 720 } });
    await createMatch(server, page, { mode: "computer", seats: 7 });
    await page.waitForSelector("#zone-actions button");
    assert.equal(await page.locator(".tc-castle").count(), 7);
    for (const castle of await page.locator(".tc-castle").all()) {
      const [box, frame] = [await castle.boundingBox(), await page.locator(".board-frame").boundingBox()];
      assert.ok(box.x >= frame.x && box.x + box.width <= frame.x + frame.width + 1, "every castle is in the frame");
      assert.ok(box.y >= frame.y && box.y + box.height <= frame.y + frame.height + 1, "from the roof to the cellar");
    }
    await clickOn(page);
    assert.ok(await isOver(page), "a match comes to its end");
    assert.equal(await page.locator("#zone-score table.standings tbody tr").count(), 7);
  });
});

test("partners see what the other thinks of, a spectator does not", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const [ann, bob, eve] = [await visit(), await visit(), await visit()];
    await ann.locator("#name").fill("Annegret");
    await ann.locator(".name-form button").click();
    await createMatch(server, ann, { mode: "friends", seats: 3, bots: 1 });
    await bob.goto(await ann.locator("input[data-link]").inputValue());
    await bob.locator("#name").fill("Bertold");
    await bob.locator("button.main").click();
    await tableShown(bob);
    await eve.goto(ann.url());
    for (const page of [ann, bob]) {
      await page.waitForSelector(".tc-hand.choosing");
      await pick(page, 0);
    }
    // The first castle is Annegret's and Bertold's.
    await Promise.race([ann, bob].map((page) => page.waitForSelector(".tc-site")));
    const [thinks, sees] = (await ann.locator(".tc-site").count()) > 0 ? [ann, bob] : [bob, ann];
    const name = thinks === ann ? "Annegret" : "Bertold";
    const site = thinks.locator(".tc-site:visible .target").first();
    await site.click();
    await sees.locator(".tc-castle.current .tc-intention").waitFor();
    await sees.locator(".intention", { hasText: `${name} überlegt:` }).waitFor();
    await thinks.locator(".intention", { hasText: "sieht, was du überlegst" }).waitFor();
    assert.equal(await thinks.locator(".tc-intention").count(), 0);
    await thinks.keyboard.press("Escape");
    await sees.locator(".tc-intention").waitFor({ state: "detached" });

    await site.click();
    await sees.locator(".tc-intention").waitFor();
    const lines = await sees.locator("#log li").count();
    await sees.locator("#chat-fold summary").click();
    await sees.locator("#chat-text").fill("Ja, genau dort!");
    await sees.keyboard.press("Enter");
    await thinks.locator("#chat li.partner .bond", { hasText: "Schloss" }).waitFor({ state: "attached" });
    await eve.locator("#chat li", { hasText: "Ja, genau dort!" }).waitFor({ state: "attached" });
    assert.equal(await eve.locator("#chat li.partner").count(), 0);
    assert.equal(await eve.locator(".tc-intention, .intention").count(), 0, "a spectator hears nothing of it");
    await site.click();
    await sees.waitForFunction((count) => document.querySelectorAll("#log li").length > count, lines);
    await sees.locator(".tc-intention").waitFor({ state: "detached" });
    // On to the next turn, whoever is to act.
    for (let turn = 0; (await ann.locator(".tc-hand.choosing").count()) === 0; turn += 1) {
      assert.ok(turn < 60, "a turn comes to its end");
      for (const page of [ann, bob]) await actInside(page, turn);
      await Promise.race([ann, bob].map(myTurnOrOver));
    }
  });
});

test("three people at one screen keep their hands to themselves", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    await createMatch(server, page, { mode: "screen", seats: 3 });
    const curtain = page.locator("dialog.curtain[open]");
    for (const seat of [1, 2, 3]) {
      await curtain.waitFor();
      const name = await page.locator(`.seat[data-seat="${seat}"] .seat-name`).textContent();
      assert.equal(await page.locator("[data-curtain-name]").textContent(), name);
      await page.keyboard.press("Enter");
      assert.equal(await page.locator(".tc-hand strong").count(), 9, "one's own tiles lie in the hand");
      assert.equal(await page.locator("#log li", { hasText: "Jeder bekommt neun Plättchen" }).count(), 1, "the deal is one line");
      await pick(page, seat);
    }
    await page.waitForSelector(".tc-site");
    assert.equal(await curtain.count(), 0, "what all have chosen lies open");
  });
});
