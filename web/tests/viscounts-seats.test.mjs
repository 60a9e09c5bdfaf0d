// Burggrafen des Westfrankenreichs with three and four seats.

import assert from "node:assert/strict";
import test from "node:test";
import { inBrowser } from "./browser.mjs";
import { checkEnd, clickOn, createMatch } from "./server.mjs";

for (const seats of [3, 4]) {
  test(`${seats} seats to the end, computers filling`, async (t) => {
    await inBrowser(t, async (_server, visit) => {
      const page = await visit();
      await createMatch(page, "viscounts", { seats });
      assert.equal(await page.locator(".v-seats input").count(), seats, "every board can be opened");
      await clickOn(page);
      await checkEnd(page, seats);
    });
  });
}
