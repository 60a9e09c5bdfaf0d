// A server of our own, visitors, and what they do at a table.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

/** Where servers keep their matches: in memory if that is possible, because every move is written to the disk at once. */
const DATA = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** Programs act faster than people: there is no pause before a computer's move, and no limit. */
const FAST = ["--bot-pause", "0", ...["address", "guest", "table", "message"].flatMap((limit) => [`--${limit}-rate`, "0"])];

const BROWSER = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** A running server with its own data folder. */
export class TestServer {
  /** Starts a server on a free port. */
  static async open() {
    const server = new TestServer();
    server.data = await mkdtemp(join(DATA, "bergfried-test-"));
    await server.start("127.0.0.1:0");
    return server;
  }

  async start(bind) {
    const binary = process.env.BERGFRIED_BIN;
    if (!binary) throw new Error("BERGFRIED_BIN must name the built binary");
    this.process = spawn(binary, ["serve", "--bind", bind, "--data", this.data, "--log", "warn", ...FAST], {
      stdio: ["ignore", "pipe", "inherit"],
      // A debug build deals the same matches in every run; another number tries others.
      env: { BERGFRIED_FIRST_DEAL: "1", ...process.env },
    });
    this.ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.address = await new Promise((resolve, reject) => {
      let text = "";
      this.process.stdout.on("data", (data) => {
        text += data;
        const found = /http:\/\/[0-9.]+:[0-9]+/.exec(text);
        if (found) resolve(found[0]);
      });
      this.process.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
      this.process.once("error", reject);
    });
  }

  /** Kills the server without warning and starts it again on the same port and data. */
  async crash() {
    await this.#next("SIGKILL");
  }

  /** Asks the server to end and starts the next one on the same port and data. */
  async handOver() {
    await this.#next("SIGTERM");
  }

  /** @param {NodeJS.Signals} signal */
  async #next(signal) {
    this.process.kill(signal);
    await this.ended;
    await this.start(new URL(this.address).host);
  }

  async close() {
    this.process.kill("SIGTERM");
    await this.ended;
    await rm(this.data, { recursive: true, force: true });
  }
}

/** Starts a browser. */
export function openBrowser() {
  return chromium.launch(BROWSER);
}

/**
 * @typedef {{ pace?: string, folded?: boolean } & import("playwright-core").BrowserContextOptions} Visit
 */

/** How many visitors there were: each contributes other bytes to chance, and the same ones in every run. */
let visitors = 0;

/**
 * An empty page of a new visitor.
 * @param {import("playwright-core").Browser} browser
 * @param {Visit} [options]
 */
export async function newVisitor(browser, { pace = "at-once", folded = false, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "de-DE", reducedMotion: "reduce", ...options });
  // Steps of others are told one after the other only where a test is about that; and the list of actions is open, as after
  // a visitor has opened it once, unless a test wants to see it folded.
  const settings = { "bergfried-pace": pace, ...(folded ? {} : { "bergfried-open-list": "yes" }) };
  await context.addInitScript((values) => {
    if (location.origin === "null") return;
    for (const [name, value] of Object.entries(values)) localStorage[name] ??= value;
  }, settings);
  visitors += 1;
  await context.addInitScript((byte) => (crypto.getRandomValues = (bytes) => bytes.fill(byte)), visitors % 256);
  return context.newPage();
}

/**
 * Begins a match from its game's card in the lobby.
 * @param {import("playwright-core").Page} page
 * @param {"computer" | "solo" | "screen" | "friends"} mode
 * @param {string} [game]
 * @param {(page: import("playwright-core").Page) => Promise<void>} [shown] What to wait for.
 */
export async function begin(page, mode, game = "burgenland", shown = tableShown) {
  const ways = page.locator(`.card[data-game="${game}"] .ways`);
  await ways.locator("summary").click();
  if (mode === "computer") await ways.locator('select[name="level"]').selectOption("easy");
  await ways.locator(`button[value="${mode}"]`).click();
  await shown(page);
}

/**
 * Creates a match from the form with all options.
 * @param {import("playwright-core").Page} page
 * @param {string} game
 * @param {{ seats: number, mode?: "computer" | "screen", practice?: boolean, clock?: string, options?: Record<string, string> }} wish
 */
export async function createMatch(page, game, { seats, mode = "computer", practice = false, clock = "", options = {} }) {
  await page.goto(new URL(`/new/${game}`, page.url()).href);
  const solo = seats === 1;
  await page.locator(`input[name="mode"][value="${solo ? "solo" : mode}"]`).check();
  // A game for exactly two does not ask.
  const seatChoice = page.locator(`input[type="radio"][name="seats"][value="${seats}"]`);
  if (!solo && (await seatChoice.count()) > 0) await seatChoice.check();
  if (!solo && mode === "computer") await page.locator('input[name="level"][value="easy"]').check();
  if (practice) await page.locator('input[name="practice"][value="on"]').check();
  await page.locator("details.more summary").click();
  for (const [key, value] of Object.entries(options)) await page.locator(`input[name="option-${key}"][value="${value}"]`).check();
  if (clock) {
    // The form offers no clock that a test could wait for.
    const field = page.locator('input[name="clock"]').last();
    await field.evaluate((input, value) => (input.value = value), clock);
    await field.check();
  }
  await page.locator("button.main").click();
  await tableShown(page);
}

/** Waits until the page of a match has placed its board: from then on it answers. */
export async function boardPlaced(page) {
  await page.waitForURL(/\/m\//);
  await page.waitForSelector('#zone-board[style*="scale"]', { state: "attached" });
}

/** Waits until a match is shown, and dealt if nobody is missing: a table is shown before that. */
export async function tableShown(page) {
  await boardPlaced(page);
  await page.waitForFunction(() => !/Gleich geht es los|about to begin/.test(document.querySelector("#zone-prompt")?.textContent ?? ""));
  await painted(page);
}

/** Waits until the browser has painted what the page holds: the board is placed just before. */
export async function painted(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))));
}

/**
 * Clicks one of the buttons, from within the page, whenever there is something to decide, until something wanted is on
 * the page, the match is over or so many decisions are made. Mostly the first thing offered, now and then another one.
 * @param {import("playwright-core").Page} page
 * @param {string} [wanted] A selector.
 * @param {number} [turns]
 */
export async function clickOn(page, wanted = "", turns = 3000) {
  await page.evaluate(
    async ([selector, most]) => {
      const [table, actions, controls] = [".table", "#zone-actions", "#zone-controls"].map((what) => document.querySelector(what));
      const over = () => controls.querySelector('a[href$="/replay"]') !== null;
      const answered = () => table.getAttribute("aria-busy") !== "true";
      const ready = () => answered() && actions.querySelector("button") !== null;
      const until = (holds) =>
        new Promise((resolve) => {
          const watch = new MutationObserver(() => holds() && (watch.disconnect(), resolve(undefined)));
          watch.observe(table, { attributes: true, attributeFilter: ["aria-busy"] });
          for (const zone of [actions, controls]) watch.observe(zone, { childList: true });
          if (holds()) (watch.disconnect(), resolve(undefined));
        });
      for (let turn = 0; turn < most; turn += 1) {
        await until(() => over() || ready());
        if (over() || (selector && document.querySelector(selector))) return;
        const buttons = actions.querySelectorAll("button");
        const button = buttons[turn % 5 === 4 ? turn % buttons.length : 0];
        // The first click selects, unless the button is the one thing there is to do; the second one confirms.
        button.click();
        button.click();
        // The next decision may offer the very same buttons: what counts is the answer.
        await until(answered);
      }
    },
    [wanted, turns],
  );
}

/** Clicks one of the buttons from within the page, a different one from time to time, and waits for the answer. */
export async function actInside(page, turn) {
  await page.evaluate((number) => {
    const buttons = document.querySelectorAll("#zone-actions button[data-action]");
    const button = buttons[number % buttons.length];
    // The first click selects, unless the button is the one thing there is to do; the second one confirms.
    button?.click();
    button?.click();
  }, turn);
  await page.waitForSelector('.table:not([aria-busy="true"])');
}

/** Gives up, which is behind the menu and must be said twice. */
export async function resign(page) {
  await page.locator(".menu > summary").click();
  const button = page.locator('[data-command="resign"]');
  await button.click();
  await button.click();
}

/** Is the match over? */
export async function isOver(page) {
  return (await page.locator('#zone-controls a[href$="/replay"]').count()) > 0;
}

/** The match is over: ranking, an itemised score, words. */
export async function checkEnd(page, contenders) {
  assert.ok(await isOver(page), "the match comes to its end");
  assert.equal(await page.locator("#zone-score table.standings tbody tr").count(), contenders);
  assert.equal(await page.locator("#zone-score table.score-sheet tfoot td").count(), contenders);
  assert.match(await page.locator("#zone-prompt").innerText(), /\S/);
}

/** Waits until there is something to do here, or the match is over. */
export async function myTurnOrOver(page) {
  await page.waitForSelector('#zone-actions button, #zone-controls a[href$="/replay"]', { state: "attached" });
}

/** Selects the action of a button and confirms it, if the button does not play at once. */
export async function press(page, button) {
  // The list of actions is folded where the board shows the same.
  await button.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
  await button.click();
  const confirm = page.locator("[data-confirm-action]");
  if (await confirm.isVisible()) await confirm.click();
}

/** Presses one of the buttons, a different one from time to time, and waits for the answer. */
export async function actByButton(page, turn) {
  const buttons = page.locator("#zone-actions button[data-action]");
  const count = await buttons.count();
  if (count === 0) return;
  await press(page, buttons.nth(turn % count));
  await page.waitForSelector('.table:not([aria-busy="true"])');
}

/** Chooses a golden spot of the board and confirms it by a second click, if there is one. */
export async function actOnBoard(page) {
  const spot = page.locator("#zone-board .hot .target").first();
  if ((await spot.count()) === 0) return false;
  await spot.click();
  await page.waitForSelector(".confirm:not([hidden])");
  await spot.click();
  await page.waitForSelector('.table:not([aria-busy="true"])');
  return true;
}

/**
 * Creates a match for two at `host`, and seats `guest` at it by the invitation.
 * @param {import("playwright-core").Page} host
 * @param {import("playwright-core").Page} guest
 * @param {string} name
 * @param {string} [game]
 */
export async function seatTwo(host, guest, name, game) {
  await begin(host, "friends", game);
  await guest.goto(await host.locator("input[data-link]").inputValue());
  await guest.locator("#name").fill(name);
  await guest.locator("button.main").click();
  await tableShown(guest);
  await host.locator(".seat-name", { hasText: name }).waitFor();
}

/** Begins a match of a game from the lobby with Tab and Enter. */
export async function beginByKeys(page, game) {
  const main = `.card[data-game="${game}"] button.main`;
  for (let tab = 0; (await page.locator(`${main}:focus`).count()) === 0; tab += 1) {
    if (tab > 80) throw new Error("the button cannot be reached by Tab");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await tableShown(page);
}

/** Acts once with the keyboard: the first times by Tab and Enter, then by the number of a button and Enter. */
export async function actByKeys(page, turn) {
  if (turn < 3) {
    for (let tab = 0; (await page.locator("button.action:focus, .hot:focus").count()) === 0; tab += 1) {
      if (tab > 80) throw new Error("no action can be reached by Tab");
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  } else {
    const count = await page.locator("#zone-actions button[data-action]").count();
    await page.keyboard.press(String((turn % Math.min(Math.max(count, 1), 9)) + 1));
  }
  // The first key has selected the action, unless its button plays at once.
  if (await page.locator("[data-confirm-action]").isVisible()) await page.keyboard.press("Enter");
  await page.waitForSelector('.table:not([aria-busy="true"])');
}
