// Texts of which only what is new is sent; docs/protocol.md, "Changes".

import assert from "node:assert/strict";
import test from "node:test";
import { Texts } from "../client/texts.js";

test("texts are put together from what came before", () => {
  const texts = new Texts();
  const first = texts.complete({ pieces: 0, zones: { actions: "<u>" }, changes: { a: ["<i>1</i>", "<b>2</b>"] } });
  assert.deepEqual(first.zones, { actions: "<u>", a: "<i>1</i><b>2</b>" });
  const log = { from: 0, frames: [{ step: 1, seat: null, lines: [{ html: [2, 1], who: null, keys: [] }] }] };
  const second = texts.complete({ pieces: 2, zones: {}, changes: { b: [0, 1, "<b>3</b>"] }, log });
  assert.deepEqual(second.zones, { b: "<i>1</i><b>3</b>" });
  assert.equal(second.log.frames[0].lines[0].html, "<b>3</b>");
});

test("who lacks pieces notices it, and a fresh table begins anew", () => {
  const texts = new Texts();
  assert.equal(texts.complete({ pieces: 7, zones: {}, changes: { a: [0, 7] } }), null);
  texts.complete({ pieces: 0, zones: {}, changes: { a: ["<i>1"] } });
  texts.complete({ zones: { a: "<i>2" } });
  assert.equal(texts.complete({ pieces: 1, zones: {}, changes: { a: [0, 1] } }), null);
  assert.deepEqual(texts.complete({ pieces: 0, zones: {}, changes: { a: ["<i>3"] } }).zones, { a: "<i>3" });
});
