// A world for a connection in which nothing happens by itself: time passes when a test says so.

/** A socket whose other end is the test. */
class Line {
  constructor() {
    this.readyState = 0;
    /** @type {any[]} */
    this.sent = [];
    this.closed = false;
    /** @type {any} */
    this.onopen = this.onmessage = this.onclose = null;
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
    this.readyState = 3;
  }
}

export class World {
  constructor() {
    this.time = 1000;
    this.lines = [];
    this.timers = new Map();
    this.works = [];
    this.tokens = 0;
    this.renewed = 0;
    this.reachable = true; // whether the server gives out tokens
    this.answers = true; // whether it answers pings
    this.behind = 0; // milliseconds of a round trip
  }

  // What a connection asks for.
  open = () => {
    const line = new Line();
    this.lines.push(line);
    return line;
  };
  token = async () => {
    if (!this.reachable) throw new Error("no token");
    return `token ${this.renewed}`;
  };
  renew = () => void (this.renewed += 1);
  now = () => this.time;
  after = (ms, work) => {
    const timer = {};
    this.timers.set(timer, { at: this.time + ms, work });
    return timer;
  };
  cancel = (timer) => void this.timers.delete(timer);
  soon = (work) => void this.works.push(work);

  // What a test does.

  /** @returns {Line} the latest one */
  get line() {
    return this.lines.at(-1);
  }

  /** What was sent by the latest socket, but for pings. */
  get asked() {
    return this.line.sent.filter(({ type }) => type !== "ping");
  }

  /** Let the network do its work. */
  async settle() {
    for (let turn = 0; turn < 5; turn++) await null;
  }

  /** The socket is open, and its first state has come. @param {any} [state] */
  async welcome(state = STATE) {
    await this.settle();
    this.line.readyState = 1;
    this.line.onopen();
    this.say(state);
  }

  /** @param {any} answer */
  say(answer) {
    this.line.onmessage?.({ data: JSON.stringify(answer) });
  }

  /** @param {number} code */
  hangUp(code = 1006) {
    this.line.readyState = 3;
    this.line.onclose?.({ code });
  }

  /** Let time pass. @param {number} ms */
  async pass(ms) {
    const end = this.time + ms;
    await this.settle();
    this.answer();
    for (;;) {
      const [timer, next] = [...this.timers].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
      if (!next || next.at > end) break;
      this.time = Math.max(this.time, next.at);
      this.timers.delete(timer);
      next.work();
      await this.settle();
      this.answer();
    }
    this.time = end;
  }

  /** Sleep, as a phone does: time passes, and nothing happens. What was due is done late. @param {number} ms */
  async sleep(ms) {
    this.time += ms;
    await this.pass(0);
  }

  /** Answer pings after a round trip. */
  answer() {
    const { line } = this;
    if (!this.answers || line?.readyState !== 1) return;
    for (const ping of line.sent.filter((asked) => asked.type === "ping" && !asked.seen)) {
      ping.seen = true;
      this.after(this.behind, () => line.onmessage?.({ data: JSON.stringify({ type: "pong", time: ping.time, server: 50_000 + ping.time + this.behind / 2 }) }));
    }
  }
}

/** @param {number} turn @param {any} [more] */
export const stateAt = (turn, more = {}) => ({ type: "state", table: { code: "BCDFGH", game: "g", playing: true, seats: [] }, you: { seat: 0, turn }, view: { legal: [] }, ...more });

export const STATE = stateAt(3);
