// The browser's part in chance: it contributes by itself, remembers what it has seen and given, and compares it at the end.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { sha256 } from "../client/sha256.js";
import { inBrowser } from "./browser.mjs";
import { begin, boardPlaced, resign, tableShown } from "./server.mjs";

/** What the browser remembers of the match on the page. */
function memory(page) {
  return page.evaluate(() => JSON.parse(localStorage["bergfried-chance"] ?? "{}")[location.pathname.split("/")[2]]);
}

/** Waits until there is something to do. */
function begun(page) {
  return page.waitForFunction(() => /Du bist am Zug|ist am Zug/.test(document.querySelector("#zone-prompt")?.textContent ?? ""));
}

test("SHA-256 is SHA-256", () => {
  for (let length = 0; length < 56; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    assert.equal(sha256(bytes), createHash("sha256").update(bytes).digest("hex"));
  }
});

test("commitment and contribution are on the table, remembered, and in the record", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    await begin(page, "computer");
    await page.locator("#zone-actions button, #zone-board .hot").first().waitFor({ state: "attached" });
    const shown = await page.locator(".chance code").allTextContents();
    assert.deepEqual(await memory(page), { commitment: shown[0], contributions: [shown[1]] });
    await page.reload();
    await tableShown(page);
    assert.deepEqual(await page.locator(".chance code").allTextContents(), shown, "a page that is opened again shows the same");
    await resign(page);
    await page.locator("#chance-fold .verified").waitFor({ state: "attached" });
    const record = await page.evaluate(async () => (await fetch(`${location.pathname}/record`)).text());
    assert.ok(record.includes(`\nchance bergfried-chance-2 ${shown[0]}\n`), record);
    assert.ok(record.includes(` ${createHash("sha256").update(Buffer.from(shown[1], "hex")).digest("hex")} ${shown[1]}\n`), record);
  });
});

test("a match waits for a browser that was closed, and begins when it comes back", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const [host, guest] = [await visit(), await visit()];
    await begin(host, "friends");
    await host.waitForFunction(() => localStorage["bergfried-chance"]);
    const [table, link] = [host.url(), await host.locator("input[data-link]").inputValue()];
    await host.goto(server.address);
    await guest.goto(link);
    await guest.locator("#name").fill("Berta");
    await guest.locator("button.main").click();
    await tableShown(guest);
    await guest.locator("#zone-prompt", { hasText: "Es geht los, sobald" }).waitFor();
    await host.goto(table);
    await Promise.all([begun(host), begun(guest)]);
  });
});

test("a browser does not open its contribution if the server's commitment has changed", async (t) => {
  await inBrowser(t, async (server, visit) => {
    const page = await visit();
    // A memory of another commitment for whatever match is opened next.
    await page.addInitScript(() => {
      const match = location.pathname.split("/")[2];
      if (match) localStorage["bergfried-chance"] = JSON.stringify({ [match]: { commitment: "0".repeat(64), contributions: [] } });
    });
    await begin(page, "computer", "burgenland", boardPlaced);
    await page.locator(".notice-box.shown", { hasText: "Siegel des Servers ist nicht mehr dasselbe" }).waitFor();
    assert.match(await page.locator("#zone-prompt").innerText(), /Gleich geht es los/, "nothing is dealt");
  });
});
