// Clocks show what the server enforces, and go up only if somebody was given time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { secondsLeft, show } from "../../src/ninelives/web/clocks.js";

test("who thinks pays for the thought and for the time since the state", () => {
  const told = { banks: [45, 31.5, 20], thinking: { 0: 2.5, 2: 19 } };
  assert.deepEqual(secondsLeft(told, 0), [42.5, 31.5, 1]);
  assert.deepEqual(secondsLeft(told, 4), [38.5, 31.5, 0]);
  assert.deepEqual(secondsLeft({}, 4), []);
});

test("a state in the middle of a thought changes nothing", () => {
  let before = show({ banks: [30, 45], thinking: { 0: 0 } }, 0, null);
  for (let second = 1; second < 29; second++) {
    const now = show({ banks: [30, 45], thinking: { 0: second } }, 0, before); // others act meanwhile
    assert.equal(now.seconds[0], 30 - second);
    before = now;
  }
});

test("a clock does not go up when we learn that a state is younger than we thought", () => {
  const told = { banks: [30], thinking: { 0: 5 } };
  const before = show(told, 1.1, null);
  assert.deepEqual(before.seconds, [23]);
  assert.deepEqual(show(told, 0.9, before).seconds, [23]);
  assert.deepEqual(show(told, 2.2, before).seconds, [22]);
});

test("a clock goes up by an increment, and for who comes back and is given time", () => {
  const before = show({ banks: [30], thinking: { 0: 5 } }, 2, null);
  assert.deepEqual(show({ banks: [38], thinking: {} }, 0, before).seconds, [38]);
  assert.deepEqual(show({ banks: [30], thinking: { 0: 0 } }, 0, before).seconds, [30]); // the thought begins anew
});
