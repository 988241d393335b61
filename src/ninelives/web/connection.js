// The connection to one table as a state machine: it notices within three seconds that the link is lost, comes back by
// itself, and never does late what was asked for long ago. It touches nothing of the browser, so that it can be tested.
//
//   connecting → live ⇄ doubtful → offline → connecting …      refused: the server does not want us, for good
import { batch, signal } from "@preact/signals";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Message} Message */
/** @typedef {"connecting" | "live" | "doubtful" | "offline" | "refused"} Link */
/** @typedef {{action: string, turn: number}} Pending an action that was sent and is not known to be done */
/** @typedef {Pick<WebSocket, "readyState" | "onopen" | "onmessage" | "onclose" | "send" | "close">} Socket */
/**
 * What a connection needs of the world around it: a socket, a token that says who we are (`renew` forgets it), a clock in
 * milliseconds, timers, and a way to do something as soon as the next picture is painted, or at once if nobody looks.
 * @typedef {{
 *   open: () => Socket, token: () => Promise<string>, renew: () => void, now: () => number,
 *   after: (ms: number, work: () => void) => any, cancel: (timer: any) => void, soon: (work: () => void) => void,
 * }} World
 */

const OPEN = 1; // WebSocket.OPEN
const PING_EVERY = 1500; // milliseconds, as all times here
const DOUBT_AFTER = 2800; // without a word: there should have been the answer to a ping, however long its way is
const DROP_AFTER = 3000; // in doubt
const WAKE_WITHIN = 1000; // for a first word after we slept, or after the network has changed
const CONNECT_WITHIN = 15000; // some round trips of two seconds
const STALE = 4000; // an attempt to connect that is given up for a new one when the network has changed
const ANSWER_WITHIN = 8000; // if an action is not answered but pings are, a frame was lost
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const POLICY_VIOLATION = 1008; // the code by which the server hangs up on somebody whom it does not want
const PASSING = ["too-fast", "too-many-connections", "not-available", "not-saving"]; // will be otherwise in a while
const NEEDLESS = ["bad-token", "repeated-action"]; // mended without a word

export class Connection {
  /** @param {World} world @param {(answer: any, fresh?: boolean) => void} hear gets what the server says; `fresh`: the first state of a socket, which tells all from the beginning */
  constructor(world, hear) {
    this.world = world;
    this.hear = hear;
    this.link = signal(/** @type {Link} */ ("connecting"));
    this.pending = signal(/** @type {Pending | null} */ (null));
    this.refusal = signal(/** @type {Message | null} */ (null)); // why the server does not want us
    this.version = signal(""); // of the page that the server has
    /** @type {Socket | null} */
    this.socket = null;
    this.attempt = 0; // each has a socket of its own; what belongs to an earlier one is over
    this.began = 0;
    this.wait = FIRST_WAIT;
    this.known = false; // a state has been seen, at some time
    this.welcome = false; // a state has come by this socket
    this.renewed = false; // we are somebody new, as the server did not know us
    /** @type {object[]} */
    this.queue = []; // asked for before anything was seen
    /** @type {Message | null} */
    this.lastWord = null; // the server's, if it was an error
    /** @type {number | null} */
    this.probe = null; // the newest that waits for an answer
    /** @type {{trip: number, offset: number} | null} */
    this.clock = null; // the server's, by the quickest ping
    /** @type {Map<string, any>} */
    this.timers = new Map();
    this.connect();
  }

  async connect() {
    const attempt = ++this.attempt;
    this.link.value = "connecting";
    this.began = this.world.now();
    this.after("watch", CONNECT_WITHIN, () => this.drop());
    try {
      const token = await this.world.token();
      if (attempt === this.attempt) this.dial(token);
    } catch {
      if (attempt === this.attempt) this.drop();
    }
  }

  /** @param {string} token */
  dial(token) {
    const socket = this.world.open();
    this.socket = socket;
    this.welcome = false;
    this.lastWord = this.probe = this.clock = null;
    socket.onopen = () => {
      this.put({ type: "join", token });
      this.ping();
    };
    socket.onmessage = ({ data }) => this.take(JSON.parse(data));
    socket.onclose = ({ code }) => this.lost(code);
  }

  /** Give up a socket that says nothing any more. */
  drop() {
    this.hangUp();
    this.lost();
  }

  hangUp() {
    const { socket } = this;
    this.attempt += 1;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Come back after a while, or find out that there is no use. @param {number} [code] why the server hung up */
  lost(code) {
    this.cancel("watch", "ping", "answer");
    this.socket = null;
    const why = code === POLICY_VIOLATION ? this.lastWord : null;
    if (why?.id === "bad-token" && !this.renewed) {
      this.renewed = true;
      this.world.renew();
      this.connect();
    } else if (why && !PASSING.includes(why.id)) {
      this.refusal.value = why;
      this.link.value = "refused";
    } else {
      this.link.value = "offline";
      this.after("retry", why ? LONGEST_WAIT : this.wait, () => this.connect());
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.6);
    }
  }

  /** Look at the link at once: somebody looks at the page again, or the network has changed. */
  wake() {
    const link = this.link.value;
    if (link === "offline" || (link === "connecting" && this.world.now() - this.began > STALE)) {
      this.hangUp();
      this.wait = FIRST_WAIT;
      this.cancel("retry");
      this.connect();
    } else if (link === "live") {
      this.ping();
      this.expect(WAKE_WITHIN);
    }
  }

  close() {
    this.hangUp();
    this.cancel(...this.timers.keys());
  }

  /** Take what comes by the socket. @param {any} answer */
  take(answer) {
    this.lastWord = answer.type === "error" ? answer.message : null;
    if (this.welcome) this.expect(DOUBT_AFTER);
    if (this.link.value === "doubtful") this.link.value = "live";
    if (answer.type === "pong") this.setClock(answer);
    else if (answer.type === "probe") this.noteProbe(answer.probe);
    else if (answer.type === "state") batch(() => this.arrive(answer));
    else if (answer.type === "error") batch(() => this.refuse(answer));
    else this.hear(answer);
  }

  /** Be at the table with the first state, and know what was done with every one. @param {State} state */
  arrive(state) {
    const first = !this.welcome;
    this.known = this.welcome = true;
    this.renewed = false;
    this.wait = FIRST_WAIT;
    this.link.value = "live";
    this.version.value = state.page ?? "";
    const waiting = this.pending.value;
    if (waiting && (!state.table.playing || (state.you.turn ?? 0) !== waiting.turn)) this.settle();
    this.hear(state, first);
    if (!first) return;
    this.expect(DOUBT_AFTER);
    if (this.pending.value) this.putAction();
    for (const request of this.queue.splice(0)) this.put(request);
  }

  /** @param {{message: Message}} error */
  refuse(error) {
    this.settle();
    if (!NEEDLESS.includes(error.message.id)) this.hear(error);
  }

  /** The action is done, or refused. */
  settle() {
    this.pending.value = null;
    this.cancel("answer");
  }

  /** Expect a word within so many milliseconds. @param {number} ms */
  expect(ms) {
    const due = this.world.now() + ms;
    this.after("watch", ms, () => this.doubt(due));
  }

  /** Doubt the link, unless this timer is late because the page slept: then there is a moment more to answer. @param {number} due */
  doubt(due) {
    this.ping();
    if (this.world.now() > due + WAKE_WITHIN) return this.expect(WAKE_WITHIN);
    this.link.value = "doubtful";
    this.after("watch", DROP_AFTER, () => this.drop());
  }

  ping() {
    this.put({ type: "ping", time: this.world.now() });
    this.after("ping", PING_EVERY, () => this.ping());
  }

  /** Know the server's clock by the quickest ping so far. @param {{time: number, server: number}} pong */
  setClock({ time, server }) {
    const now = this.world.now();
    const trip = now - time;
    if (!this.clock || trip < this.clock.trip) this.clock = { trip, offset: server - (time + now) / 2 };
  }

  /** How many milliseconds ago the server said what it said at that time of its clock. @param {number} at @param {number} arrived when it came here, by our clock */
  age(at, arrived) {
    const now = this.world.now();
    return Math.max(0, this.clock && at ? now + this.clock.offset - at : now - arrived);
  }

  /** Answer the newest probe only: after a sleep there may be many, and what is late says nothing of the link. @param {number} probe */
  noteProbe(probe) {
    if (this.probe === null) this.world.soon(() => this.echo());
    this.probe = probe;
  }

  echo() {
    if (this.probe !== null) this.put({ type: "echo", probe: this.probe });
    this.probe = null;
  }

  /**
   * Ask something of the server. Before anything was seen it waits for the first state; later, without a link, it is not
   * sent at all. @param {object} request @returns {boolean} whether it is on its way
   */
  send(request) {
    if (this.welcome && this.socket) this.put(request);
    else if (!this.known) this.queue.push(request);
    else return false;
    return true;
  }

  /** Act, once: until that is done or refused, there is nothing more to act on. @param {string} action @param {number} turn @returns {boolean} whether it is on its way */
  act(action, turn) {
    if (this.pending.value) return true;
    if (!this.welcome || !this.socket) return false;
    this.pending.value = { action, turn };
    this.putAction();
    return true;
  }

  /** Send the action that is pending. The server knows by its turn if it has it already. */
  putAction() {
    this.put({ type: "act", ...this.pending.value });
    this.after("answer", ANSWER_WITHIN, () => this.drop());
  }

  /** @param {object} request */
  put(request) {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(request));
  }

  /** Do something later, instead of what was to be done under that name. @param {string} name @param {number} ms @param {() => void} work */
  after(name, ms, work) {
    this.cancel(name);
    this.timers.set(name, this.world.after(ms, work));
  }

  /** @param {string[]} names */
  cancel(...names) {
    for (const name of names) {
      this.world.cancel(this.timers.get(name));
      this.timers.delete(name);
    }
  }
}
