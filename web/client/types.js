// The messages of the socket, as docs/protocol.md describes them.

/**
 * @typedef {object} TableMessage The changes of a table.
 * @property {"table"} type
 * @property {string} epoch
 * @property {number} version
 * @property {boolean} fresh
 * @property {"waiting" | "running" | "over" | "withdrawn"} status
 * @property {number} steps
 * @property {number | null} viewer
 * @property {Record<string, number>} decisions
 * @property {number[]} partners
 * @property {Record<string, string>} zones
 * @property {ChanceMessage} [chance]
 * @property {{ from: number, frames: Frame[] }} [log]
 * @property {string[]} [marks] The keys of what others have touched since the viewer last acted.
 * @property {{ from: number, count: number, html: string }} [chat]
 * @property {ClockMessage} [clock]
 */

/**
 * @typedef {(string | number)[]} Difference What is new in a text.
 * @typedef {Omit<FrameLine, "html"> & { html: string | Difference }} ShortLine
 * @typedef {Omit<Frame, "lines"> & { lines: ShortLine[] }} ShortFrame
 * @typedef {Omit<TableMessage, "log"> & { pieces?: number, changes?: Record<string, Difference>, log?: { from: number, frames: ShortFrame[] } }} ShortMessage A table message as it comes.
 */

/**
 * @typedef {object} ChanceMessage What the visitor has to contribute to the chance of a match that has not begun.
 * @property {string} commitment The hash of the server's secret.
 * @property {number} round Counts up when all contributions became void.
 * @property {string | null} hash The hash that the visitor has committed to.
 * @property {"hash" | "opening" | null} due
 * @property {number[]} missing
 */

/**
 * @typedef {object} Frame What the log says about one step.
 * @property {number} step The number of the step, from 1.
 * @property {number | null} seat The seat that acted; null for chance.
 * @property {FrameLine[]} lines
 */

/**
 * @typedef {object} FrameLine
 * @property {string} html
 * @property {string | null} who Who acted, won or lost: the number of a seat, or `automaton`.
 * @property {string[]} keys The keys of what the line is about.
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
 * @typedef {{ type: "foreseen", id: string, action: string, about: string[], lines: string[] }} ForeseenMessage
 * @typedef {{ type: "go", id: string, to: string }} GoMessage
 * @typedef {{ type: "pong" }} PongMessage
 * @typedef {ShortMessage | DoneMessage | RefusedMessage | HintMessage | ForeseenMessage | GoMessage | PongMessage} ServerMessage
 */

/**
 * @typedef {object} Resume The state that a client has when it reconnects.
 * @property {string} epoch
 * @property {number} version
 * @property {number} chat
 */

export {};
