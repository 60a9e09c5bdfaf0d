// The messages of the socket, as docs/protocol.md describes them.

/**
 * @typedef {object} TableMessage The changes of a table.
 * @property {"table"} type
 * @property {string} epoch
 * @property {number} version
 * @property {boolean} fresh
 * @property {"waiting" | "running" | "over"} status
 * @property {number} steps
 * @property {number | null} viewer
 * @property {Record<string, number>} decisions
 * @property {number[]} partners
 * @property {Record<string, string>} zones
 * @property {{ from: number, html: string }} [log]
 * @property {{ from: number, count: number, html: string }} [chat]
 * @property {ClockMessage} [clock]
 */

/**
 * @typedef {object} ClockMessage Time left per seat in milliseconds, and whose clocks run.
 * @property {(number | null)[]} left
 * @property {number[]} running
 */

/**
 * @typedef {{ type: "done", id: string, version: number }} DoneMessage
 * @typedef {{ type: "refused", id: string, code: string, text: string, data?: unknown }} RefusedMessage
 * @typedef {{ type: "hint", id: string, hints: { action: string, words: string }[] }} HintMessage
 * @typedef {{ type: "go", id: string, to: string }} GoMessage
 * @typedef {{ type: "pong" }} PongMessage
 * @typedef {TableMessage | DoneMessage | RefusedMessage | HintMessage | GoMessage | PongMessage} ServerMessage
 */

/**
 * @typedef {object} Resume The state that a client has when it reconnects.
 * @property {string} epoch
 * @property {number} version
 * @property {number} chat
 */

export {};
