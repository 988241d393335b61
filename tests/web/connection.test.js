// The connection as a state machine, without a browser: what is said, sent, kept and refused, and when.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection } from "../../src/ninelives/web/connection.js";
import { stateAt, World } from "./world.js";

/** A connection at a table, and all that it hears. @param {Partial<World>} [how] */
async function joined(how = {}) {
  const world = Object.assign(new World(), how);
  const heard = [];
  const connection = new Connection(world, (answer) => heard.push(answer));
  await world.welcome();
  return { world, heard, connection };
}

test("it is live with the first state, and stays so as long as pings are answered", async () => {
  const { world, connection } = await joined();
  assert.deepEqual(world.asked, [{ type: "join", token: "token 0" }]);
  await world.pass(60_000);
  assert.equal(connection.link.value, "live");
  assert.equal(world.lines.length, 1);
});

test("a round trip of two seconds is no reason to doubt", async () => {
  const { world, connection } = await joined({ behind: 2000 });
  const links = [];
  connection.link.subscribe((link) => links.push(link));
  await world.pass(60_000);
  assert.deepEqual(links, ["live"]);
});

test("a lost link is doubted within three seconds and given up within seven, and is back by itself", async () => {
  const { world, connection } = await joined();
  await world.pass(10_000);
  world.answers = false;
  await world.pass(3000);
  assert.equal(connection.link.value, "doubtful");
  await world.pass(4000);
  assert.ok(world.lines[0].closed);
  assert.equal(world.lines.length, 2);
  assert.equal(connection.link.value, "connecting");
  world.answers = true;
  await world.welcome();
  assert.equal(connection.link.value, "live");
});

test("a word makes a doubtful link live again", async () => {
  const { world, connection } = await joined();
  world.answers = false;
  await world.pass(4000);
  assert.equal(connection.link.value, "doubtful");
  world.say({ type: "said", seat: 1, phrase: "meow" });
  assert.equal(connection.link.value, "live");
  assert.equal(world.lines.length, 1);
});

test("a connection that ends is opened again, later and later, but at once when the network is back", async () => {
  const { world, connection } = await joined();
  const waits = [];
  for (let turn = 0; turn < 6; turn++) {
    world.hangUp();
    assert.equal(connection.link.value, "offline");
    const [lost, lines] = [world.time, world.lines.length];
    while (world.lines.length === lines) await world.pass(100);
    waits.push(world.time - lost);
  }
  assert.ok(waits[0] <= 500 && waits[5] > 2000 && waits[5] <= 5100, `${waits}`);
  world.hangUp();
  connection.wake();
  await world.settle();
  assert.equal(world.lines.length, 8);
});

test("an hour without a network ends when it is back", async () => {
  const { world, connection } = await joined();
  world.reachable = false;
  world.hangUp();
  await world.pass(3_600_000);
  assert.equal(connection.link.value, "offline");
  world.reachable = true;
  connection.wake();
  await world.welcome();
  assert.equal(connection.link.value, "live");
});

test("an attempt that gets no answer is given up", async () => {
  const world = new World();
  const connection = new Connection(world, () => {});
  await world.pass(16_000);
  assert.ok(world.lines[0].closed);
  assert.equal(world.lines.length, 2);
  await world.welcome();
  assert.equal(connection.link.value, "live");
});

test("a page that slept asks before it doubts", async () => {
  const { world, connection } = await joined();
  const links = [];
  connection.link.subscribe((link) => links.push(link));
  for (let minute = 0; minute < 10; minute++) await world.sleep(60_000), await world.pass(50);
  assert.deepEqual(links, ["live"]);
  assert.equal(world.lines.length, 1);
});

test("a phone that wakes up with a dead socket has a new one within five seconds", async () => {
  const { world, connection } = await joined();
  world.answers = false;
  await world.sleep(600_000);
  connection.wake();
  await world.pass(5000);
  assert.equal(world.lines.length, 2);
});

test("what is asked for before the first state waits for it, in order", async () => {
  const world = new World();
  const connection = new Connection(world, () => {});
  assert.ok(connection.send({ type: "sit" }) && connection.send({ type: "start" }));
  await world.settle();
  world.line.readyState = 1;
  world.line.onopen();
  assert.deepEqual(world.asked.map(({ type }) => type), ["join"]);
  world.say(stateAt(0));
  assert.deepEqual(world.asked.map(({ type }) => type), ["join", "sit", "start"]);
});

test("an action is pending until its turn has passed, and a second tap does nothing", async () => {
  const { world, connection } = await joined();
  assert.ok(connection.act("bid 5", 3));
  assert.ok(connection.act("bid 5", 3));
  assert.ok(connection.act("pass", 3));
  assert.deepEqual(world.asked.slice(1), [{ type: "act", action: "bid 5", turn: 3 }]);
  world.say(stateAt(3)); // somebody else has acted
  assert.deepEqual(connection.pending.value, { action: "bid 5", turn: 3 });
  world.say(stateAt(4));
  assert.equal(connection.pending.value, null);
});

test("an action that is refused, or whose game is over, is no longer pending", async () => {
  const { world, heard, connection } = await joined();
  connection.act("bid 5", 3);
  world.say({ type: "error", message: { id: "bid-too-low" } });
  assert.equal(connection.pending.value, null);
  assert.equal(heard.at(-1).message.id, "bid-too-low");
  connection.act("bid 6", 3);
  world.say(stateAt(3, { table: { playing: false } }));
  assert.equal(connection.pending.value, null);
});

test("an action on its way when the link is lost is sent again, and done once", async () => {
  const { world, heard, connection } = await joined();
  connection.act("bid 5", 3);
  world.hangUp();
  assert.ok(connection.pending.value);
  await world.pass(500);
  await world.welcome();
  assert.deepEqual(world.asked.slice(1), [{ type: "act", action: "bid 5", turn: 3 }]);
  world.say({ type: "error", message: { id: "repeated-action" } });
  assert.equal(heard.some(({ type }) => type === "error"), false); // nobody needs to hear that
  connection.act("bid 6", 3);
  world.hangUp();
  await world.pass(500);
  await world.welcome(stateAt(4)); // it was done, and only the answer was lost
  assert.deepEqual(world.asked.slice(1), []);
  assert.equal(connection.pending.value, null);
});

test("a lost frame is made up for by a new connection, which tells everything", async () => {
  const { world, connection } = await joined();
  connection.act("bid 5", 3);
  await world.pass(9000); // pings are answered, the action is not
  assert.equal(world.lines.length, 2);
  await world.welcome(stateAt(4));
  assert.equal(connection.pending.value, null);
});

test("nothing is taken for later while the link is lost", async () => {
  const { world, connection } = await joined();
  world.hangUp();
  assert.equal(connection.act("bid 5", 3), false);
  assert.equal(connection.send({ type: "say", phrase: "meow" }), false);
  await world.pass(500);
  assert.equal(connection.send({ type: "say", phrase: "meow" }), false);
  await world.welcome();
  assert.deepEqual(world.asked.map(({ type }) => type), ["join"]);
});

test("a token that is refused is replaced, without losing what was asked", async () => {
  const world = new World();
  const heard = [];
  const connection = new Connection(world, (answer) => heard.push(answer));
  connection.send({ type: "sit" });
  await world.settle();
  world.line.readyState = 1;
  world.line.onopen();
  world.say({ type: "error", message: { id: "bad-token" } });
  world.hangUp(1008);
  await world.welcome();
  assert.deepEqual(world.asked, [{ type: "join", token: "token 1" }, { type: "sit" }]);
  assert.equal(connection.link.value, "live");
  assert.equal(heard.some(({ type }) => type === "error"), false);
});

test("a new token that is refused as well is final", async () => {
  const world = new World();
  const connection = new Connection(world, () => {});
  for (let turn = 0; turn < 2; turn++) {
    await world.settle();
    world.say({ type: "error", message: { id: "bad-token" } });
    world.hangUp(1008);
  }
  await world.settle();
  assert.equal(connection.link.value, "refused");
  assert.equal(world.renewed, 1);
});

test("only errors that end the connection are final, and not those that pass", async () => {
  for (const [id, code, link] of [["unknown-code", 1008, "refused"], ["of-a-newer-server", 1008, "refused"], ["too-fast", 1008, "offline"], ["server-restarting", 1012, "offline"], ["not-written", 1011, "offline"]]) {
    const { world, connection } = await joined();
    world.say({ type: "error", message: { id } });
    assert.equal(connection.link.value, "live");
    world.hangUp(code);
    assert.equal(connection.link.value, link, id);
    assert.equal(connection.refusal.value?.id, link === "refused" ? id : undefined);
    await world.pass(60_000);
    assert.equal(world.lines.length > 1, link === "offline");
  }
});

test("an error from long ago is not why a connection ends", async () => {
  const { world, connection } = await joined();
  world.say({ type: "error", message: { id: "too-many-phrases" } });
  world.say(stateAt(4));
  world.hangUp(1008);
  assert.equal(connection.link.value, "offline");
});

test("of many probes only the newest is answered", async () => {
  const { world } = await joined();
  for (let probe = 1; probe <= 69; probe++) world.say({ type: "probe", probe });
  for (const work of world.works.splice(0)) work();
  assert.deepEqual(world.asked.slice(1), [{ type: "echo", probe: 69 }]);
  world.say({ type: "probe", probe: 70 });
  for (const work of world.works.splice(0)) work();
  assert.deepEqual(world.asked.slice(2), [{ type: "echo", probe: 70 }]);
});

test("a probe of a socket that is gone is not answered by the next", async () => {
  const { world } = await joined();
  world.say({ type: "probe", probe: 7 });
  world.hangUp();
  await world.pass(500);
  await world.welcome();
  for (const work of world.works.splice(0)) work();
  assert.deepEqual(world.asked.map(({ type }) => type), ["join"]);
});

test("messages of a newer server that nobody knows do no harm", async () => {
  const { world, connection } = await joined();
  world.say({ type: "weather", rain: true });
  assert.equal(connection.link.value, "live");
});

test("how old a state is follows from the server's clock", async () => {
  const { world, connection } = await joined({ behind: 2000 });
  assert.equal(connection.age(0, world.time - 300), 300); // nothing known of it yet
  await world.pass(5000);
  const at = 50_000 + world.time - 1000; // it was on its way for a second
  assert.equal(Math.round(connection.age(at, world.time)), 1000);
});

test("a connection that is closed stays closed", async () => {
  const { world, connection } = await joined();
  connection.close();
  await world.pass(60_000);
  assert.equal(world.lines.length, 1);
  assert.ok(world.line.closed);
});
