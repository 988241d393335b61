// A table as the server last showed it, as signals, and a way to answer.
import { url, version } from "./base.js";
import { computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { forgetToken, kept, newToken, token } from "./api.js";
import { show } from "./clocks.js";
import { Connection } from "./connection.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./api.js").Message} Message */
/** @typedef {{seat: number, phrase: string, number: number}} Said */

const BUBBLE_MS = 3500;
const AWAY = 120_000; // milliseconds that somebody who plays may look elsewhere before a bot minds the seat
const TICK = 200; // milliseconds between two looks at the clocks

export class Live {
  /** @param {string} code @param {{watch?: boolean}} [how] @param {import("./connection.js").World} [world] */
  constructor(code, { watch = false } = {}, world = browserWorld(code, watch)) {
    this.code = code;
    this.watch = watch; // a shared screen: somebody else than the person of this browser, who may have a hand to hide
    this.state = signal(/** @type {State | null} */ (null));
    this.story = signal(/** @type {Message[]} */ ([])); // of this game, from its beginning
    this.news = signal(/** @type {Message[]} */ ([])); // the latest part of it
    this.said = signal(/** @type {Said | null} */ (null));
    this.bubbles = signal(/** @type {Record<number, Said>} */ ({})); // what seats say at this moment
    this.told = 0; // how many errors, notices, hints and phrases there were: the same one again is another one
    this.banks = signal(/** @type {number[]} */ ([])); // whole seconds left to each seat
    this.subject = signal(""); // what the board shows that its view alone does not tell, such as a round that is over
    this.advice = signal(/** @type {any} */ (null));
    this.error = signal(/** @type {Message | null} */ (null));
    this.notice = signal(/** @type {Message | null} */ (null)); // something to know
    this.restart = signal(0); // when the server will restart, as its operator has announced
    this.shownAt = 0; // when the mouse that lies there was painted, in a game in real time
    this.world = world;
    this.connection = new Connection(world, (answer, fresh) => this.hear(answer, fresh));
    this.link = this.connection.link;
    this.online = computed(() => this.link.value === "live");
    this.outdated = computed(() => Boolean(version && this.connection.version.value && this.connection.version.value !== version)); // the server has another page by now
    this.pending = this.connection.pending; // the action that is on its way
    this.gone = this.connection.refusal; // why this table cannot be reached at all
  }

  /** Ask something of the server, or say that it cannot be asked now. @param {object} request */
  send(request) {
    if (!this.connection.send(request)) this.refuse();
  }

  /** Say that nothing can be sent now. */
  refuse() {
    this.told++;
    this.error.value = { id: "table-not-sent" };
  }

  /** Tell the server something that nobody has asked for: without a link it is not worth a word. @param {object} request */
  tell(request) {
    this.connection.send(request);
  }

  /** Do what is legal now. @param {string} action */
  act(action) {
    if (!this.connection.act(action, this.state.value?.you.turn ?? 0)) this.refuse();
  }

  /** Choose again, while others have not chosen yet. */
  takeBack() {
    this.send({ type: "take-back", turn: this.state.value?.you.turn ?? 0 });
  }

  /** In real time: slap, shout or hold, timed from the moment the mouse was painted. @param {string} action @param {number} at */
  slap(action, at) {
    this.send({ type: "slap", action, mouse: this.state.value?.mouse ?? 0, ms: Math.max(1, at - this.shownAt) });
  }

  /** @param {any} answer @param {boolean} [fresh] */
  hear(answer, fresh = false) {
    if (answer.type !== "state") this.told++;
    if (answer.type === "state") this.see(answer, fresh);
    else if (answer.type === "said") this.listen(answer);
    else if (answer.type === "restart") this.restart.value = answer.seconds ? Date.now() + 1000 * answer.seconds : 0;
    else if (answer.type === "hint") this.advice.value = answer.advice;
    else if (answer.type === "notice") this.notice.value = answer.message;
    else if (answer.type === "error") (answer.message.id === "bad-token" ? this.notice : this.error).value = answer.message;
  }

  /** @param {State} told @param {boolean} fresh whether it tells the story from its beginning */
  see(told, fresh) {
    const before = this.state.value;
    const { events = [] } = told;
    const state = sharing(before, told);
    this.story.value = fresh || begins(before, state) ? events : [...this.story.value, ...events];
    this.news.value = fresh ? [] : events;
    this.state.value = state;
    this.error.value = null;
    if (state.view?.legal.join() !== before?.view?.legal.join()) this.advice.value = null;
    if (fresh && !this.watch) kept.remember(state.table.code, state.table.game);
    if (state.mouse && state.mouse !== before?.mouse) requestAnimationFrame((now) => (this.shownAt = now));
    this.arrived = this.world.now();
    if (fresh) this.clocks = null;
    this.tick(state);
  }

  /** Let the clocks of thinking seats run down until the next state. @param {State} state */
  tick(state) {
    this.world.cancel(this.ticking);
    this.clocks = show(state, this.connection.age(state.at ?? 0, this.arrived ?? 0) / 1000, this.clocks ?? null);
    if (this.clocks.seconds.join() !== this.banks.value.join()) this.banks.value = this.clocks.seconds;
    if (Object.keys(state.thinking ?? {}).length) this.ticking = this.world.after(TICK, () => this.tick(state));
  }

  /** Show what somebody says for a while. @param {{seat: number, phrase: string}} answer */
  listen({ seat, phrase }) {
    const said = { seat, phrase, number: this.told };
    this.said.value = said;
    this.bubbles.value = { ...this.bubbles.value, [said.seat]: said };
    this.world.after(BUBBLE_MS, () => {
      const { [said.seat]: now, ...others } = this.bubbles.value;
      if (now === said) this.bubbles.value = others;
    });
  }

  close() {
    this.world.cancel(this.ticking);
    this.connection.close();
  }
}

/** How a connection gets at the network, the clock and the screen. @param {string} code @param {boolean} watch @returns {import("./connection.js").World} */
function browserWorld(code, watch) {
  /** @type {string | undefined} */
  let who;
  return {
    open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${url(`/ws/${code}`)}`),
    token: async () => (who ??= await (watch ? newToken() : token())),
    renew: () => {
      if (!watch) forgetToken(who);
      who = undefined;
    },
    now: () => performance.now(),
    after: (ms, work) => setTimeout(work, ms),
    cancel: (timer) => clearTimeout(timer),
    soon: (work) => (document.hidden ? afterwards(work) : requestAnimationFrame(work)),
  };
}

/** Do something when all that has come by now was heard. Timers and pictures wait in a hidden tab, this does not. @param {() => void} work */
function afterwards(work) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (port1.close(), work());
  port2.postMessage(null);
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

/** The table that was visited last. Its connection stays: who looks at a replay or at the rules keeps seat and guests. */
const current = signal(/** @type {Live | null} */ (null));

/** @type {ReturnType<typeof setTimeout> | undefined} */
let away;

/** Stay at the table while another place is looked at, but let nobody who plays wait for that too long. */
function lookAway() {
  away = setTimeout(() => {
    if (!current.peek()?.state.peek()?.table.playing) return lookAway();
    current.peek()?.close();
    current.value = null;
  }, AWAY);
}

/** Whether the server has another version of the page by now. */
export const outdated = computed(() => current.value?.outdated.value ?? false);

/** Go to a table. @param {string} code @param {{watch?: boolean}} [how] */
export function live(code, how = {}) {
  const there = current.peek();
  if (there && isThat(there, code, how)) return there;
  there?.close();
  return (current.value = new Live(code, how));
}

/** @param {Live} table @param {string} code @param {{watch?: boolean}} how */
const isThat = (table, code, { watch = false }) => table.code === code && table.watch === watch;

/** The table that a place shows, as soon as we are on the way there. @param {string} code @param {{watch?: boolean}} [how] */
export function useLive(code, how = {}) {
  useLayoutEffect(() => {
    clearTimeout(away);
    live(code, how);
    return lookAway;
  }, [code, how.watch]);
  const table = current.value;
  return table && isThat(table, code, how) ? table : null;
}

/** The table that a board is part of; a replay is part of none. */
export const TableContext = createContext(/** @type {Live | null} */ (null));

// Whatever happens to the network or the screen, the link is looked at at once.
for (const event of ["online", "offline", "pageshow"]) addEventListener(event, () => current.peek()?.connection.wake());
document.addEventListener("visibilitychange", () => {
  const connection = current.peek()?.connection;
  if (document.hidden) connection?.echo(); // no more pictures to wait for
  else connection?.wake();
});
