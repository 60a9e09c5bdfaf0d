// The curtain between two people at one screen. Hands in Burggrafen hide nothing, so they are marked as secret on their way.

import assert from "node:assert/strict";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { actInside, begin } from "./server.mjs";
import { Texts } from "../client/texts.js";

const FALLEN = "dialog.curtain[open]";

/** Lets every hand of this page arrive as one that others must not see. */
async function keepHandsSecret(page) {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const hand = document.querySelector("#zone-hand > *");
      hand?.setAttribute("data-secret", "");
      if (hand) watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.routeWebSocket(/\/socket\?/, (client) => {
    const server = client.connectToServer();
    const texts = new Texts();
    server.onMessage((text) => {
      let message = JSON.parse(text);
      if (message.type === "table") {
        message = texts.complete(message);
        if (message.zones.hand) message.zones.hand = message.zones.hand.replace(/^<\w+/, "$& data-secret");
      }
      client.send(JSON.stringify(message));
    });
  });
}

function acting(page) {
  return page.locator(".seat:has(.acting)").getAttribute("data-seat");
}

test("a secret hand waits behind a curtain", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await keepHandsSecret(page);
    await begin(page, "screen", "viscounts");
    await page.locator(FALLEN).waitFor();
    assert.equal(await page.locator("[data-curtain-lift]:focus").count(), 1, "the keyboard is at the button");
    const log = await page.locator("#log").textContent();
    for (const key of ["Escape", "Escape", "1", "?"]) await page.keyboard.press(key);
    assert.equal(await page.locator(FALLEN).count(), 1, "no key gets around it");
    assert.equal(await page.locator("#log").textContent(), log, "no key acts through it");
    await page.keyboard.press("Enter");
    let [seat, falls] = [await acting(page), 0];
    for (let turn = 0; falls < 2; turn += 1) {
      assert.ok(turn < 40, "the turn passes");
      assert.equal(await page.locator(FALLEN).count(), 0, "one's own turn goes on in the open");
      await actInside(page, turn);
      const next = await acting(page);
      if (next === seat) continue;
      seat = next;
      falls += 1;
      await page.locator(FALLEN).waitFor();
      const name = await page.locator(`.seat[data-seat="${next}"] .seat-name`).textContent();
      assert.equal(await page.locator("[data-curtain-name]").textContent(), name);
      await page.keyboard.press("Space");
    }
  });
});

test("there is no curtain where nothing is hidden", async (t) => {
  await inBrowser(t, async (_server, visit) => {
    const page = await visit();
    await begin(page, "screen");
    const seats = new Set();
    for (let turn = 0; seats.size < 2; turn += 1) {
      assert.ok(turn < 40, "the turn passes");
      seats.add(await acting(page));
      assert.equal(await page.locator(FALLEN).count(), 0);
      await actInside(page, turn);
    }
  });
});
