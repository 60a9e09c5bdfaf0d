// Takes the pictures of README and gallery: every table at the start, in the middle and at the end of a match against the
// computer, by day and by night, on a large screen and on a phone, and the lobby.
//
//   BERGFRIED_BIN=target/release/bergfried node web/pictures.mjs docs/pictures

import { join } from "node:path";
import { TestServer, begin, clickOn, createMatch, myTurnOrOver, newVisitor, openBrowser } from "./tests/server.mjs";

/** How many decisions are made before the picture of the middle is taken. */
const DECISIONS = { burgenland: 30, castle: 26, "two-castles": 13, "two-heirs": 24, viscounts: 40 };

const SCREENS = {
  large: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 },
};

const folder = process.argv[2] ?? "docs/pictures";
const only = process.argv.slice(3);

/** Takes a picture without a pointer on it. */
async function take(page, name) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`${name}.png`);
}

/** A visitor who has left nothing open. */
async function visit(browser, server, options) {
  const page = await newVisitor(browser, { folded: true, ...options });
  await page.goto(server.address);
  return page;
}

/** The table of a game at three moments of one match. */
async function takeTable(browser, server, game, screen, colorScheme) {
  const page = await visit(browser, server, { ...SCREENS[screen], colorScheme });
  await (game === "two-castles" ? createMatch(page, game, { seats: 3 }) : begin(page, "computer", game));
  const name = (moment) => [game, moment, screen, colorScheme].join("-");
  await myTurnOrOver(page);
  await take(page, name("start"));
  await clickOn(page, "", DECISIONS[game]);
  await myTurnOrOver(page);
  await take(page, name("middle"));
  await clickOn(page);
  await take(page, name("end"));
  await page.context().close();
}

const [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
for (const screen of Object.keys(SCREENS)) {
  for (const colorScheme of ["light", "dark"]) {
    const page = await visit(browser, server, { ...SCREENS[screen], colorScheme });
    if (only.length === 0) await take(page, ["lobby", screen, colorScheme].join("-"));
    await page.context().close();
    for (const game of Object.keys(DECISIONS)) {
      if (only.length === 0 || only.includes(game)) await takeTable(browser, server, game, screen, colorScheme);
    }
  }
}
await browser.close();
await server.close();
