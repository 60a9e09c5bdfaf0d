// Takes the README's pictures: each game's table in the middle of a match against the computer, at 1440 x 900.
//
//   BERGFRIED_BIN=target/release/bergfried node web/pictures.mjs docs/pictures

import { join } from "node:path";
import { actByButton, begin, inBrowser, myTurnOrOver } from "./tests/server.mjs";

/** How many decisions are made before the picture is taken. */
const DECISIONS = { burgenland: 40, castle: 26, "two-castles": 13, "two-heirs": 24, viscounts: 40 };

const folder = process.argv[2] ?? "docs/pictures";

for (const [game, decisions] of Object.entries(DECISIONS)) {
  await inBrowser({ name: game }, async (_server, visit) => {
    const page = await visit();
    await begin(page, "computer", game);
    for (let turn = 0; turn < decisions; turn += 1) {
      await myTurnOrOver(page);
      await actByButton(page, turn * 7);
    }
    await myTurnOrOver(page);
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(folder, `${game}.png`) });
    console.log(`${folder}/${game}.png`);
  });
}
