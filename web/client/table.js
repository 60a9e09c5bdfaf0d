// A live table: the server renders, this script replaces zones, shows previews and sends actions. It knows no rules.

import { announce } from "./announce.js";
import { Beside } from "./beside.js";
import { Camera } from "./camera.js";
import { Captions } from "./captions.js";
import { Chance } from "./chance.js";
import { chatForm, updateChat } from "./chat.js";
import { setClock } from "./clock.js";
import { controls } from "./controls.js";
import { copyLinks } from "./copy.js";
import { Curtain } from "./curtain.js";
import { showEffects } from "./effects.js";
import { endOfMatch } from "./end.js";
import { folds } from "./folds.js";
import { Foresight } from "./foresight.js";
import { clearHints, showHints } from "./hints.js";
import { HotSpots } from "./hotspots.js";
import { keys } from "./keys.js";
import { mark, pointing } from "./light.js";
import { addFrames, dropAfter, joinRepeated, jumps, scrollDown } from "./log.js";
import { LookBack } from "./look-back.js";
import { Moments } from "./moments.js";
import { connection, notice } from "./notices.js";
import { find } from "./page.js";
import { beat, Playback } from "./playback.js";
import { rulesLink, toggleRules } from "./rules.js";
import { showScores } from "./scores.js";
import { replayScoring } from "./scoring.js";
import { settings, showSettings } from "./settings.js";
import { sheet } from "./sheet.js";
import { Socket } from "./socket.js";
import { play } from "./sound.js";
import { toldFrames } from "./telling.js";
import { Texts } from "./texts.js";
import { themeSwitch } from "./theme.js";
import { say } from "./words.js";
import { focusActions, onShow, showNow, showPast, update } from "./zones.js";

/** @import { Choice } from "./hotspots.js" */
/** @import { ForeseenMessage, Frame, ServerMessage, ShortMessage, TableMessage } from "./types.js" */

/** The zones that say whose turn it is and what can be done: they are shown once everything before it has been told. */
const OWN_TURN = ["prompt", "actions", "controls", "seats", "end"];
/** Is a zone, or the zone that a part belongs to, one of these? */
const isOwnTurn = (/** @type {string} */ name) => OWN_TURN.includes(name) || /^seats?-/.test(name);

const root = find(".table");
const match = root.dataset.match ?? "";
/** @type {TableMessage} The table message that is shown, without its zones. */
let table = JSON.parse(root.dataset.state ?? "{}");
/** The last table message that has arrived. */
let arrived = { epoch: table.epoch, version: table.version, chat: Number(root.dataset.chat ?? 0) };
/** What was sent before of the texts of which only what is new comes. */
const texts = new Texts();
/** @type {TableMessage[]} Messages that wait until the one before them has been told. */
const waiting = [];
/** The number of waiting messages that are shown at once, because the visitor has skipped what was being told. */
let skipping = 0;
/** The id of the move that has no answer yet: no other move is sent until then. */
let pendingMove = "";
/** @type {{ actions: string[], made: number | undefined }} The remaining actions of a proposal, and the decision that was made last. */
let proposal = { actions: [], made: undefined };
/** The id of the last intention; if it is refused because it came too late, no notice is shown. */
let intended = "";

const socket = new Socket(match, {
  resume: () => arrived,
  connection: (connected) => connection(connected, say("lost")),
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
      return receiveTable(message);
    case "refused":
      if (message.id === intended || foresight.refused(message.id, message.code) || chance.refused(message.id, message.code)) return;
      proposal.actions = [];
      hotSpots.forget();
      return notice(message.text);
    case "hint":
      return showHints(message.hints, say("no-hint"));
    case "foreseen":
      return foresight.answer(message);
    case "go":
      return location.assign(message.to);
  }
}

/** @param {ShortMessage} short */
function receiveTable(short) {
  const message = texts.complete(short);
  if (!message) {
    // Something was lost on the way: everything is asked for again.
    arrived = { ...arrived, epoch: "" };
    return socket.reconnect();
  }
  arrived = { epoch: message.epoch, version: message.version, chat: message.chat?.count ?? arrived.chat };
  if (message.chat) updateChat(message.chat, message.fresh);
  chance.update(message.chance);
  setClock(message.clock);
  waiting.push(message);
  applyWaiting();
}

/** Applies the messages that have arrived, until one has something to tell. */
function applyWaiting() {
  while (!playback.isRunning) {
    const message = waiting.shift();
    if (!message) return continueProposal();
    apply(message);
  }
}

/** @param {TableMessage} message */
function apply(message) {
  // A new connection sends everything again; what is selected stays if the decision is the same.
  if (decisionsChange(message)) {
    hotSpots.forget();
    clearHints();
    foresight.forget();
  }
  const back = !message.fresh && message.steps < table.steps;
  if (back) moments.forget();
  if (message.log) dropAfter(message.log.from);
  const begins = isBeginning(message);
  const atOnce = skipping > 0 || message.fresh || begins || back || lookBack.isOpen || viewerChanges(message) || beat() === 0;
  skipping = Math.max(skipping - 1, 0);
  const frames = atOnce ? [] : toldFrames(message, ownSeats(), isMine());
  if (frames.length > 0) return void tell(message, frames);
  const changes = finish(message, message.zones, back);
  if (!message.fresh && !back && !begins) showEffects(message.log?.frames.flatMap((frame) => frame.lines) ?? [], changes);
}

/**
 * Tells the steps of others one after the other, and then lets the visitor act.
 * @param {TableMessage} message
 * @param {Frame[]} frames
 */
async function tell(message, frames) {
  // What is marked was done before.
  marks = [];
  const hadFocus = document.activeElement?.closest(".table-zone, .confirm");
  let rest = message.zones;
  let told = 0;
  const skipped = await playback.run(frames, async (frame, index) => {
    const isLast = index === frames.length - 1;
    const changes = isLast ? showLast() : await showStep(frame.step);
    if (!changes) return false;
    const upTo = isLast ? Infinity : frame.step;
    const passed = (message.log?.frames ?? []).filter(({ step }) => step > told && step <= upTo);
    told = upTo;
    addFrames(match, passed);
    showEffects(passed.flatMap(({ lines }) => lines), changes);
    const next = frames[index + 1];
    // Fetched ahead; the table after the last one is here already.
    if (next && index + 1 < frames.length - 1) moments.at(next.step).catch(() => {});
    return true;
  });
  if (skipped) skipping = waiting.length;
  finish(message, rest, false);
  if (hadFocus && !document.activeElement?.closest(".table-zone")) focusActions();
  applyWaiting();

  function showLast() {
    const zones = Object.entries(message.zones);
    rest = Object.fromEntries(zones.filter(([name]) => isOwnTurn(name)));
    const changes = [...update(Object.fromEntries(zones.filter(([name]) => !isOwnTurn(name)))), ...showNow()];
    return [...changes, ...showScores(rest)];
  }
}

/**
 * Shows the board after a step between two tables; null if it cannot be fetched.
 * @param {number} step
 */
async function showStep(step) {
  // A step is fetched with the eyes of one seat, and at a shared screen they might be the wrong ones.
  if (ownSeats().length > 1) return [];
  try {
    const { board = "", supply = "", seats = "" } = (await moments.at(step)).zones;
    return [...showPast({ board, supply }), ...showScores({ seats })];
  } catch {
    return null;
  }
}

/**
 * Makes a message the current table, and shows those of its zones that are not shown yet.
 * @param {TableMessage} message
 * @param {Record<string, string>} zones
 * @param {boolean} back
 */
function finish(message, zones, back) {
  const isEnd = message.status === "over" && table.status !== "over";
  const [wasMine, newViewer] = [isMine(), viewerChanges(message) || (isBeginning(message) && ownSeats().length > 1)];
  const newDecision = decisionsChange(message);
  if (isEnd) document.querySelector("#score-fold")?.setAttribute("open", "");
  table = message;
  marks = message.marks ?? [];
  if (newViewer) lookBack.now();
  const changes = [...update(zones, back), ...(lookBack.isOpen ? [] : showNow())];
  mark(marks);
  if (newDecision) camera.decided();
  if (newViewer) showCurtain();
  if (message.log) addFrames(match, message.log.frames);
  title();
  if (isEnd) {
    camera.freeHand();
    chance.check();
    showStage();
    scrollDown();
    play("end");
  }
  if (isMine() && !wasMine) play("turn");
  return changes;
}

/**
 * Does the match begin? What was dealt then is shown as if it had been there all along.
 * @param {TableMessage} message
 */
function isBeginning(message) {
  return table.status === "waiting" && message.status === "running";
}

/** @param {TableMessage} message */
function decisionsChange(message) {
  return JSON.stringify(message.decisions) !== JSON.stringify(table.decisions);
}

/** @param {TableMessage} message */
function viewerChanges(message) {
  return table.viewer !== null && message.viewer !== table.viewer;
}

/** Shows the curtain when the viewer changes, which happens only if a visitor has several seats. */
function showCurtain() {
  if (table.viewer !== null && table.status === "running") curtain.fall(table.viewer);
  else curtain.lift();
}

/** The visitor's seats. */
function ownSeats() {
  return [...document.querySelectorAll("#zone-seats .seat.own[data-seat]")].map((seat) => Number(seat.getAttribute("data-seat")));
}

/** Has the visitor something to decide? */
function isMine() {
  return Object.keys(table.decisions).length > 0 && table.status === "running";
}

/** Shows in the browser's tab whether it is the visitor's turn. */
const plainTitle = document.title;
function title() {
  const mine = isMine();
  document.title = mine ? `● ${say("your-turn")} · ${plainTitle}` : plainTitle;
  document.body.classList.toggle("my-turn", mine);
}

/** The current decision of the viewer's seat. */
function decisionNow() {
  return table.viewer === null ? undefined : table.decisions[table.viewer];
}

/** Sends the next action of a proposal once the last one is done; drops the proposal if that action is not legal. */
function continueProposal() {
  const decision = decisionNow();
  if (proposal.actions.length === 0 || pendingMove || decision === proposal.made || playback.isRunning) return;
  const [action = "", ...then] = proposal.actions;
  proposal.actions = [];
  if (document.querySelector(`#zone-actions [data-action="${CSS.escape(action)}"]`)) act({ action, then });
}

/** @param {Choice} choice */
function act({ action, then }) {
  const [seat, decision] = [table.viewer, decisionNow()];
  if (seat === null || decision === undefined || pendingMove) return;
  lookBack.now();
  captions.hide();
  root.setAttribute("aria-busy", "true");
  proposal = { actions: then, made: decision };
  pendingMove = socket.send({ type: "play", seat, decision, action });
}

/**
 * An action is selected but not confirmed: asks what it brings, and shows it to partners.
 * @param {string | null} action
 */
function choose(action) {
  if (action === null) intend(null);
  else {
    intend(action);
    foresight.want(action, 0);
    const known = foresight.of(action);
    if (known) foreseen(known);
  }
}

/** @param {string | null} action */
function intend(action) {
  const [seat, decision] = [table.viewer, decisionNow()];
  if (seat === null || decision === undefined || table.partners.length === 0) return;
  intended = socket.send({ type: "intend", seat, decision, action });
}

/** @param {string} action */
function askForesight(action) {
  const [seat, decision] = [table.viewer, decisionNow()];
  if (seat === null || decision === undefined || playback.isRunning) return null;
  return socket.send({ type: "foresee", seat, decision, action });
}

/**
 * Shows what an action brings: in its caption, in the confirmation and beside its button; screen readers hear it for the action in focus.
 * @param {ForeseenMessage} answer
 */
function foreseen(answer) {
  hotSpots.showOutcome(answer.action, answer.lines);
  captions.refresh();
  beside.refresh();
  const focused = document.activeElement?.getAttribute("data-action");
  if (focused === answer.action) announce([...answer.about, ...answer.lines].join(" "));
}

/** @type {string[]} */
let marks = table.marks ?? [];
const playback = new Playback();
const moments = new Moments(`/m/${match}`);
const lookBack = new LookBack(moments);
const hotSpots = new HotSpots(root, {
  isOpen: () => !playback.isRunning && !pendingMove && decisionNow() !== undefined,
  act,
  choose,
});
const foresight = new Foresight(askForesight, foreseen);
const captions = new Captions(root, (action) => foresight.want(action), (action) => foresight.of(action));
const beside = new Beside(root, (action) => foresight.of(action));
const camera = new Camera();
const showStage = sheet();
const curtain = new Curtain();
const chance = new Chance(match, (message) => socket.send(message));

onShow(() => {
  mark(marks);
  hotSpots.refresh();
  captions.refresh();
  showSettings();
});
controls(root, (message) => socket.send(message));
chatForm(match, (text) => socket.send({ type: "chat", text }));
jumps((step) => {
  // The current table is kept without the selection.
  hotSpots.cancel();
  playback.skip();
  lookBack.to(step);
});
keys({
  cancel: () => {
    proposal.actions = [];
    captions.hide();
    hotSpots.cancel();
    lookBack.now();
  },
  select: (button) => hotSpots.select(button),
  rotate: () => hotSpots.rotate(),
  rules: toggleRules,
  camera: (change) => camera.change(change),
});
settings();
pointing();
replayScoring(playback);
copyLinks(say("copied"));
rulesLink();
themeSwitch();
folds();
endOfMatch();
setClock(table.clock);
chance.update(table.chance);
if (table.status === "over") chance.check();
joinRepeated();
scrollDown();
mark(marks);
title();
if (document.querySelectorAll("#zone-seats .seat.own").length > 1) showCurtain();
