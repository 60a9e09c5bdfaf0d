// A live table: the server renders, this script replaces zones, shows previews and sends actions. It knows no rules.

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
import { Socket } from "./socket.js";
import { themeSwitch } from "./theme.js";
import { update } from "./zones.js";

/** @import { ServerMessage, TableMessage } from "./types.js" */

const root = find(".table");
const match = root.dataset.match ?? "";
/** @type {Record<string, string>} */
const words = JSON.parse(root.dataset.words ?? "{}");
/** @type {TableMessage} The last table message, without its zones. */
let table = JSON.parse(root.dataset.state ?? "{}");
let chatLines = Number(root.dataset.chat ?? 0);
/** The id of the move that has no answer yet: no other move is sent until then. */
let pendingMove = "";
/** @type {{ actions: string[], made: number | undefined }} The remaining actions of a proposal, and the decision that was made last. */
let proposal = { actions: [], made: undefined };
/** The id of the last intention; if it is refused because it came too late, no notice is shown. */
let intended = "";

const socket = new Socket(match, {
  resume: () => ({ epoch: table.epoch, version: table.version, chat: chatLines }),
  connection: (connected) => connection(connected, words.lost ?? ""),
  receive,
});

/** @param {ServerMessage} message */
function receive(message) {
  if ("id" in message && message.id === pendingMove) {
    pendingMove = "";
    root.removeAttribute("aria-busy");
  }
  switch (message.type) {
    case "done":
      return continueProposal();
    case "table":
      applyTable(message);
      return continueProposal();
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
function applyTable(message) {
  const newDecision = JSON.stringify(message.decisions) !== JSON.stringify(table.decisions);
  if (newDecision || message.fresh) {
    hotSpots.forget();
    clearHints();
  }
  if (message.status === "over" && table.status !== "over") {
    find("#score-fold").setAttribute("open", "");
  }
  const viewerChanged = table.viewer !== null && message.viewer !== table.viewer;
  table = message;
  if (viewerChanged) lookBack.now();
  update(message.zones);
  if (viewerChanged) showCurtain();
  if (message.log) updateLog(message.log);
  if (message.chat) {
    updateChat(message.chat);
    chatLines = message.chat.count;
  }
  setClock(message.clock);
  title();
}

/** Shows the curtain when the viewer changes, which happens only if a visitor has several seats. */
function showCurtain() {
  if (table.viewer !== null && table.status === "running") curtain.fall(table.viewer);
  else curtain.lift();
}

/** Shows in the browser's tab whether it is the visitor's turn. */
const plainTitle = document.title;
function title() {
  const mine = Object.keys(table.decisions).length > 0 && table.status === "running";
  document.title = mine ? `● ${words["your-turn"]} · ${plainTitle}` : plainTitle;
  document.body.classList.toggle("my-turn", mine);
}

/** The current decision of the viewer's seat. */
function decisionNow() {
  return table.viewer === null ? undefined : table.decisions[table.viewer];
}

/** Sends the next action of a proposal once the last one is done; drops the proposal if that action is not legal. */
function continueProposal() {
  const decision = decisionNow();
  if (proposal.actions.length === 0 || pendingMove || decision === proposal.made) return;
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
  if (seat === null || decision === undefined || pendingMove) return;
  lookBack.now();
  root.setAttribute("aria-busy", "true");
  proposal = { actions: then, made: decision };
  pendingMove = socket.send({ type: "play", seat, decision, action });
}

/**
 * Shows partners the action that is selected but not confirmed.
 * @param {string | null} action
 */
function intend(action) {
  const [seat, decision] = [table.viewer, decisionNow()];
  if (seat === null || decision === undefined || table.partners.length === 0) return;
  intended = socket.send({ type: "intend", seat, decision, action });
}

const hotSpots = new HotSpots(root, act, intend);
const camera = new Camera();
const curtain = new Curtain();
const lookBack = new LookBack(match, words);

controls(root, (message) => socket.send(message));
chatForm((text) => socket.send({ type: "chat", text }));
jumps((step) => {
  // The current table is kept without the selection.
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
if (document.querySelectorAll("#zone-seats .seat.own").length > 1) showCurtain();
