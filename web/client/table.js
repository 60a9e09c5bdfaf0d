// A live table: the server paints, this script swaps, previews and passes on. It knows no rules.

import { Camera } from "./camera.js";
import { captions } from "./captions.js";
import { chatForm, updateChat } from "./chat.js";
import { setClock } from "./clock.js";
import { controls } from "./controls.js";
import { copyLinks } from "./copy.js";
import { Curtain } from "./curtain.js";
import { clearHints, showHints } from "./hints.js";
import { HotSpots } from "./hotspots.js";
import { keys } from "./keys.js";
import { jumps, scrollDown, updateLog } from "./log.js";
import { LookBack } from "./look-back.js";
import { connection, notice } from "./notices.js";
import { find } from "./page.js";
import { rulesLink, toggleRules } from "./rules.js";
import { Line } from "./socket.js";
import { themeSwitch } from "./theme.js";
import { update } from "./zones.js";

/** @import { ServerMessage, TableMessage } from "./types.js" */

const root = find(".table");
const match = root.dataset.match ?? "";
/** @type {Record<string, string>} */
const words = JSON.parse(root.dataset.words ?? "{}");
/** @type {TableMessage} The last we heard of the table, without its zones. */
let table = JSON.parse(root.dataset.state ?? "{}");
let chatLines = Number(root.dataset.chat ?? 0);
/** The move that is on its way: no other one until it has an answer. */
let underway = "";
/** @type {{ actions: string[], made: number | undefined }} Decisions that follow from a proposal, after the one made. */
let proposal = { actions: [], made: undefined };
/** The last thing we let our partners see; if it comes too late, nobody needs to know. */
let intended = "";

const line = new Line(match, {
  resume: () => ({ epoch: table.epoch, version: table.version, chat: chatLines }),
  connection: (connected) => connection(connected, words.lost ?? ""),
  hear,
});

/** @param {ServerMessage} message */
function hear(message) {
  if ("id" in message && message.id === underway) {
    underway = "";
    root.removeAttribute("aria-busy");
  }
  switch (message.type) {
    case "done":
      return goOn();
    case "table":
      takeTable(message);
      return goOn();
    case "refused":
      if (message.id === intended) return;
      proposal.actions = [];
      hotSpots.forget();
      return notice(message.text);
    case "hint":
      return showHints(message.hints, words["no-hint"] ?? "");
    case "go":
      return location.assign(message.to);
  }
}

/** @param {TableMessage} message */
function takeTable(message) {
  const decided = JSON.stringify(message.decisions) !== JSON.stringify(table.decisions);
  if (decided || message.fresh) {
    hotSpots.forget();
    clearHints();
  }
  if (message.status === "over" && table.status !== "over") {
    find("#score-fold").setAttribute("open", "");
  }
  const passed = table.viewer !== null && message.viewer !== table.viewer;
  table = message;
  if (passed) lookBack.now();
  update(message.zones);
  if (passed) cover();
  if (message.log) updateLog(message.log);
  if (message.chat) {
    updateChat(message.chat);
    chatLines = message.chat.count;
  }
  setClock(message.clock);
  title();
}

/** Only who has several seats sees through different eyes: then the next one at this screen takes over. */
function cover() {
  if (table.viewer !== null && table.status === "running") curtain.fall(table.viewer);
  else curtain.lift();
}

/** The browser's tab tells when it is one's turn. */
const plainTitle = document.title;
function title() {
  const mine = Object.keys(table.decisions).length > 0 && table.status === "running";
  document.title = mine ? `● ${words["your-turn"]} · ${plainTitle}` : plainTitle;
  document.body.classList.toggle("my-turn", mine);
}

/** The decision that the viewer's seat has now. */
function decisionNow() {
  return table.viewer === null ? undefined : table.decisions[table.viewer];
}

/** Makes the next decision of a proposal once the last one is made; gives it up where something else is asked. */
function goOn() {
  const decision = decisionNow();
  if (proposal.actions.length === 0 || underway || decision === proposal.made) return;
  const [action = "", ...then] = proposal.actions;
  proposal.actions = [];
  if (document.querySelector(`#zone-actions [data-action="${CSS.escape(action)}"]`)) act(action, then);
}

/**
 * @param {string} action
 * @param {string[]} then
 */
function act(action, then) {
  const [seat, decision] = [table.viewer, decisionNow()];
  if (seat === null || decision === undefined || underway) return;
  lookBack.now();
  root.setAttribute("aria-busy", "true");
  proposal = { actions: then, made: decision };
  underway = line.say({ type: "play", seat, decision, action });
}

/**
 * Lets our partners see what is chosen but not done yet.
 * @param {string | null} action
 */
function intend(action) {
  const [seat, decision] = [table.viewer, decisionNow()];
  if (seat === null || decision === undefined || table.partners.length === 0) return;
  intended = line.say({ type: "intend", seat, decision, action });
}

const hotSpots = new HotSpots(root, act, intend);
const camera = new Camera();
const curtain = new Curtain();
const lookBack = new LookBack(match, words);

controls(root, (message) => line.say(message));
chatForm((text) => line.say({ type: "chat", text }));
jumps((step) => {
  // The table is kept as it is now: without what is only thought of.
  hotSpots.cancel();
  lookBack.to(step);
});
keys({
  cancel: () => {
    proposal.actions = [];
    hotSpots.cancel();
    lookBack.now();
  },
  rotate: () => hotSpots.rotate(),
  rules: toggleRules,
  camera: (change) => camera.change(change),
});
captions();
copyLinks(words.copied ?? "");
rulesLink();
themeSwitch();
setClock(table.clock);
scrollDown();
title();
if (document.querySelectorAll("#zone-seats .seat.own").length > 1) cover();
