// Takes the README's pictures: each game's table in the middle of a match against the computer, at 1440 x 900.
//
//   BERGFRIED_BIN=target/release/bergfried node web/pictures.mjs docs/pictures

import { join } from "node:path";
import { TestServer, begin, clickOn, createMatch, myTurnOrOver, newVisitor, openBrowser } from "./tests/server.mjs";

/** How many decisions are made before the picture is taken. */
const DECISIONS = { burgenland: 40, castle: 26, "two-castles": 13, "two-heirs": 24, viscounts: 40 };

const folder = process.argv[2] ?? "docs/pictures";

const [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
for (const [game, decisions] of Object.entries(DECISIONS)) {
  const page = await newVisitor(browser, { folded: true });
  await page.goto(server.address);
  await (game === "two-castles" ? createMatch(page, game, { seats: 3 }) : begin(page, "computer", game));
  await clickOn(page, "", decisions);
  await myTurnOrOver(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(folder, `${game}.png`) });
  console.log(`${folder}/${game}.png`);
  await page.context().close();
}
await browser.close();
await server.close();
