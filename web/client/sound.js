// Four short sounds, made by the browser: dice, a piece that is put down, one's turn, the end. Off unless switched on.

import { setting } from "./settings.js";

/** @typedef {"dice" | "laid" | "turn" | "end"} Sound */

/** @type {AudioContext | null} */
let audio = null;

/** @param {Sound} sound */
export function play(sound) {
  if (setting("sound") !== "on" || document.hidden) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  switch (sound) {
    case "dice":
      for (const [after, loud] of [[0, 0.25], [0.16, 0.18], [0.27, 0.14], [0.46, 0.08], [0.56, 0.05]]) knock(audio, now + (after ?? 0), 1800, loud ?? 0);
      return;
    case "laid":
      return knock(audio, now, 420, 0.3);
    case "turn":
      tone(audio, now, 587, 0.12);
      return tone(audio, now + 0.12, 880, 0.18);
    case "end":
      for (const [index, pitch] of [523, 659, 784, 1047].entries()) tone(audio, now + index * 0.14, pitch, index === 3 ? 0.5 : 0.16);
  }
}

/**
 * A wooden knock: filtered noise that dies away quickly.
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} pitch
 * @param {number} loud
 */
function knock(context, at, pitch, loud) {
  const noise = context.createBuffer(1, context.sampleRate * 0.08, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 6;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.5 });
  source.connect(filter).connect(new GainNode(context, { gain: loud * 3 })).connect(context.destination);
  source.start(at);
}

/**
 * A soft note.
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} pitch
 * @param {number} length
 */
function tone(context, at, pitch, length) {
  const source = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.18, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}
