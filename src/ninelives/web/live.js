// The connection to one table: what the server last said, as signals, and a way to answer.
import { batch, signal } from "@preact/signals";
import { forgetToken, kept, newToken, token } from "./api.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./api.js").Message} Message */

const FINAL = ["unknown-code", "bad-origin", "too-many-connections", "too-fast"]; // no use in coming back at once
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

export class Live {
  /** @param {string} code @param {{watch?: boolean}} how */
  constructor(code, { watch = false }) {
    this.code = code;
    this.watch = watch; // a shared screen: somebody else than the person of this browser, who may have a hand to hide
    this.state = signal(/** @type {State | null} */ (null));
    this.story = signal(/** @type {Message[]} */ ([])); // of this game, from its beginning
    this.news = signal(/** @type {Message[]} */ ([])); // the latest part of it
    this.said = signal(/** @type {{seat: number, phrase: string, at: number} | null} */ (null));
    this.advice = signal(/** @type {any} */ (null));
    this.error = signal(/** @type {Message | null} */ (null));
    this.online = signal(false);
    this.gone = signal(/** @type {Message | null} */ (null)); // why this table cannot be reached at all
    /** @type {string | undefined} */
    this.who = undefined;
    this.shownAt = 0; // when the mouse that lies there was painted, in a game in real time
    this.wait = FIRST_WAIT;
    this.fresh = true; // the next state tells the story from its beginning
    /** @type {object[]} */
    this.queue = [];
    this.connect();
  }

  async connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.who ??= await (this.watch ? newToken() : token());
    if (this.closed) return;
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}`);
    this.socket = socket;
    socket.onopen = () => {
      this.fresh = true;
      socket.send(JSON.stringify({ type: "join", token: this.who }));
      for (const request of this.queue.splice(0)) socket.send(JSON.stringify(request));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.lost();
  }

  lost() {
    this.online.value = false;
    if (this.closed || this.gone.value) return;
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.6);
  }

  /** Ask something of the server: now, or as soon as it is there. @param {object} request */
  send(request) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
    else this.queue.push(request);
  }

  /** @param {any} answer */
  hear(answer) {
    if (answer.type === "state") this.see(answer);
    else if (answer.type === "said") this.said.value = { ...answer, at: performance.now() };
    else if (answer.type === "hint") this.advice.value = answer.advice;
    else if (answer.type === "probe") requestAnimationFrame(() => this.send({ type: "echo", probe: answer.probe }));
    else if (answer.type === "error") this.refused(answer.message);
  }

  /** @param {State} told */
  see(told) {
    const before = this.state.value;
    const { events = [] } = told;
    const state = sharing(before, told);
    batch(() => {
      this.online.value = true;
      this.story.value = this.fresh || begins(before, state) ? events : [...this.story.value, ...events];
      this.news.value = this.fresh ? [] : events;
      this.state.value = state;
      this.error.value = null;
      if (state.view?.legal.join() !== before?.view?.legal.join()) this.advice.value = null;
    });
    if (this.fresh && !this.watch) kept.remember(state.table.code, state.table.game);
    this.fresh = false;
    this.wait = FIRST_WAIT;
    if (state.mouse && state.mouse !== before?.mouse) requestAnimationFrame((now) => (this.shownAt = now));
  }

  /** @param {Message} message */
  refused(message) {
    if (message.id === "bad-token") {
      forgetToken();
      this.who = undefined;
    }
    if (FINAL.includes(message.id)) this.gone.value = message;
    else this.error.value = message;
  }

  /** Do what is legal now. @param {string} action */
  act(action) {
    this.send({ type: "act", action, turn: this.state.value?.you.turn ?? 0 });
  }

  /** In real time: slap, shout or hold, timed from the moment the mouse was painted. @param {string} action @param {number} at */
  slap(action, at) {
    this.send({ type: "slap", action, mouse: this.state.value?.mouse ?? 0, ms: Math.max(1, at - this.shownAt) });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

/**
 * The new state, in which all that has not changed is the very same object as before: components that get only such
 * things are not drawn again.
 * @template T
 * @param {any} before @param {T} after
 * @returns {T}
 */
export function sharing(before, after) {
  if (!before || !after || typeof before !== "object" || typeof after !== "object" || Array.isArray(before) !== Array.isArray(after)) return after;
  const parts = /** @type {any} */ (after);
  let same = Object.keys(before).length === Object.keys(parts).length;
  for (const key in parts) {
    parts[key] = sharing(before[key], parts[key]);
    same &&= parts[key] === before[key];
  }
  return same ? before : after;
}

/** Whether a new game has begun. @param {State | null} before @param {State} state */
function begins(before, state) {
  return Boolean(state.table.playing && before && !before.table.playing);
}

/** One connection, kept while its table is on the screen. @type {Live | null} */
let current = null;

/** @param {string} code @param {{watch?: boolean}} [how] */
export function live(code, how = {}) {
  if (current?.code !== code || current.watch !== Boolean(how.watch)) {
    current?.close();
    current = new Live(code, how);
  }
  return current;
}

export function leaveTable() {
  current?.close();
  current = null;
}
