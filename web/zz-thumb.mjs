import { TestServer, openBrowser, newVisitor, createMatch, isOver } from "./tests/server.mjs";
const [game, seats, scheme] = process.argv.slice(2);
const [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
const page = await newVisitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: scheme, folded: true });
await page.goto(server.address); await createMatch(page, game, { seats: Number(seats) });
const began = Date.now(); const stats = { taps: 0, decisions: 0, zooms: 0, stuck: [], kinds: {}, errors: [] };
page.on("pageerror", (e) => stats.errors.push(e.message));
const look = () => page.evaluate(() => {
  const hit = (e, x, y) => { const top = document.elementFromPoint(x, y); return top !== null && (e.contains(top) || top.closest("[data-action],[data-actions]") === e); };
  const visible = (e, part = e) => { const b = part.getBoundingClientRect(); if (b.width === 0 || b.height === 0) return null; const x = Math.min(Math.max((b.left + b.right) / 2, 4), 386), y = (b.top + b.bottom) / 2; if (x < 0 || x > 390 || y < 44 || y > 844) return null; return hit(e, x, y) ? { x, y, s: Math.min(b.width, b.height) } : null; };
  const spots = [...document.querySelectorAll("#zone-board .hot, #zone-hand .hot")].map((e) => ({ a: e.getAttribute("data-action"), ...visible(e, e.querySelector(".target") ?? e) })).filter((s) => s.x);
  const buttons = [...document.querySelectorAll("#zone-actions button[data-action]")].map((e) => ({ a: e.dataset.action, text: e.innerText.slice(0, 30), ...visible(e) })).filter((s) => s.x);
  const confirm = document.querySelector("[data-confirm-action]"); const c = confirm && !confirm.closest("[hidden]") ? visible(confirm) : null;
  const opens = [...document.querySelectorAll("#zone-hand summary, #zone-board summary")].map((e) => ({ a: "open " + e.innerText.slice(0, 20), open: e.parentElement.open, ...visible(e) })).filter((s) => s.x && !s.open);
  const tabs = [...document.querySelectorAll(".v-tabs .v-tab")].map((e) => ({ a: "tab " + e.innerText, on: e.querySelector("input").checked, ...visible(e) })).filter((s) => s.x && !s.on);
  return { spots, buttons, confirm: c, opens, tabs, all: document.querySelectorAll("#zone-actions button[data-action]").length, prompt: document.querySelector("#zone-prompt").innerText, busy: document.querySelector(".table").getAttribute("aria-busy"), zoomed: document.querySelector(".board-frame").classList.contains("zoomed"), log: document.querySelector("#log").childElementCount, mine: !!document.querySelector(".my-turn") };
});
let n = 0, lastPrompt = "", same = 0;
while (!(await isOver(page)) && Date.now() - began < 170000) {
  const s = await look();
  if (s.busy === "true" || s.all === 0) { await page.waitForTimeout(40); continue; }
  const key = s.prompt + s.all + s.log; if (key === lastPrompt) same += 1; else { same = 0; lastPrompt = key; stats.decisions += 1; }
  if (same > 25) { stats.stuck.push([s.prompt, s.all, s.spots.length, s.buttons.length, s.opens.length, s.tabs.length, s.zoomed]); await page.screenshot({ path: `/tmp/h/words/pics2/stuck-${game}-${stats.stuck.length}.png` }); await page.evaluate(() => { const b = document.querySelectorAll("#zone-actions button[data-action]")[0]; b.click(); b.click(); }); same = 0; if (stats.stuck.length > 5) break; await page.waitForTimeout(300); continue; }
  let target, kind;
  const pick = (list) => list[(n * 7 + 3) % list.length];
  if (s.confirm) [target, kind] = [s.confirm, "confirm"];
  else if (same > 12 && s.tabs.length) [target, kind] = [pick(s.tabs), "tab"];
  else if (s.spots.length && same % 4 !== 3) [target, kind] = [pick(s.spots), "spot"];
  else if (s.opens.length && same % 2 === 0) [target, kind] = [pick(s.opens), "open"];
  else if (s.buttons.length) [target, kind] = [pick(s.buttons), "button"];
  else if (s.opens.length) [target, kind] = [pick(s.opens), "open"];
  else if (s.tabs.length) [target, kind] = [pick(s.tabs), "tab"];
  else { [target, kind] = [{ x: 195, y: 740 }, "sheet"]; }
  n += 1; stats.taps += 1; stats.kinds[kind] = (stats.kinds[kind] ?? 0) + 1;
  await page.touchscreen.tap(target.x, target.y); await page.waitForTimeout(30);
}
stats.over = await isOver(page); stats.seconds = Math.round((Date.now() - began) / 1000);
console.log(game, seats, scheme, JSON.stringify(stats));
await page.screenshot({ path: `/tmp/h/words/pics2/thumb-${game}-${seats}-${scheme}.png` });
await browser.close(); await server.close();
