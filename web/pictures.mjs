// Takes the pictures of README.md and docs/gallery.md: each game's table against the computer, on a large screen by day at the
// start, in the middle and at the end of a match, in the middle also by night and on a phone.
//
//   BERGFRIED_BIN=target/release/bergfried node web/pictures.mjs docs/pictures [GAME]

import { join } from "node:path";
import { TestServer, begin, clickOn, createMatch, myTurnOrOver, newVisitor, openBrowser } from "./tests/server.mjs";

/** How many decisions are made until the middle of a match. */
const MIDDLE = { burgenland: 40, castle: 26, "two-castles": 13, "two-heirs": 24, viscounts: 40 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const [folder = "docs/pictures", only] = process.argv.slice(2);
const [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);

/** Opens a match of a game for a new visitor. */
async function open(game, options = {}) {
  const page = await newVisitor(browser, { folded: true, ...options });
  await page.goto(server.address);
  await (game === "two-castles" ? createMatch(page, game, { seats: 3 }) : begin(page, "computer", game));
  return page;
}

async function take(page, name) {
  await myTurnOrOver(page);
  await page.mouse.move(0, 0);
  // A click of the program may have come too late, which the table tells for some seconds.
  await page.waitForSelector(".notice-box.shown", { state: "detached" });
  const path = join(folder, `${name}.jpg`);
  await page.screenshot({ path, type: "jpeg", quality: 80 });
  console.log(path);
}

for (const [game, decisions] of Object.entries(MIDDLE).filter(([game]) => !only || game === only)) {
  const page = await open(game);
  await take(page, `${game}-start`);
  await clickOn(page, "", decisions);
  await take(page, game);
  await page.emulateMedia({ colorScheme: "dark" });
  await take(page, `${game}-night`);
  await page.emulateMedia({ colorScheme: "light" });
  await clickOn(page);
  await take(page, `${game}-end`);
  await page.context().close();
  const phone = await open(game, PHONE);
  await clickOn(phone, "", decisions);
  await take(phone, `${game}-phone`);
  await phone.context().close();
}
await browser.close();
await server.close();
