// The browser and the server that the tests of a file share. Every visitor has a browser profile of their own, and no test
// sees the matches of another one.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { TestServer, newVisitor, openBrowser } from "./server.mjs";

/** @import { Visit } from "./server.mjs" */

const RESULTS = fileURLToPath(new URL("../test-results/", import.meta.url));

/** @type {Promise<import("playwright-core").Browser> | undefined} */
let browser;
/** @type {Promise<TestServer> | undefined} */
let server;

after(async () => {
  await (await browser)?.close();
  await (await server)?.close();
});

/**
 * Runs a test with a server and a browser; on failure a screenshot of every page is kept in `web/test-results/`.
 * @param {import("node:test").TestContext} test
 * @param {(server: TestServer, visit: (options?: Visit) => Promise<import("playwright-core").Page>) => Promise<void>} story
 * @param {{ ownServer?: boolean }} [options] A test that stops its server needs one of its own.
 */
export async function inBrowser(test, story, { ownServer = false } = {}) {
  browser ??= openBrowser();
  if (!ownServer) server ??= TestServer.open();
  const [opened, used] = [await browser, ownServer ? await TestServer.open() : await server];
  const pages = [];
  const complaints = [];
  const visit = async (options) => {
    const page = await newVisitor(opened, options);
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      // A lost line is part of some stories; everything else, such as a breach of the content policy, is not.
      if (message.type() === "error" && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text())) complaints.push(message.text());
    });
    pages.push(page);
    await page.goto(used.address);
    return page;
  };
  try {
    await story(used, visit);
    if (complaints.length > 0) throw new Error(`the browser complains: ${complaints.join("; ")}`);
  } catch (error) {
    await mkdir(RESULTS, { recursive: true });
    const name = test.name.replace(/[^a-z0-9]+/gi, "-");
    for (const [index, page] of pages.entries()) {
      await page.screenshot({ path: join(RESULTS, `${name}-${index + 1}.png`) }).catch(() => {});
    }
    throw error;
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
    if (ownServer) await used.close();
  }
}
