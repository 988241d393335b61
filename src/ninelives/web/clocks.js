// What the clocks of a table show: what the server enforces, on every page alike.

/** @typedef {{banks?: number[], thinking?: Record<string, number>}} Told seconds left to each seat when it began to think, and for how long it has been thinking */
/** @typedef {{told: Told, age: number, seconds: number[]}} Shown */

const NOISE = 0.5; // seconds by which the same thought may seem shorter, as we know better how old a state is

/**
 * Seconds left to each seat. @param {Told} told @param {number} age seconds since the server said so
 * @returns {number[]}
 */
export function secondsLeft({ banks = [], thinking = {} }, age) {
  return banks.map((bank, seat) => (seat in thinking ? Math.max(0, bank - thinking[seat] - age) : bank));
}

/**
 * What to show after what was shown `before`, in whole seconds. A clock goes up only if its seat has been given time, and
 * not because we know better how old a state is.
 * @param {Told} told @param {number} age @param {Shown | null} before @returns {Shown}
 */
export function show(told, age, before) {
  const seconds = secondsLeft(told, age).map((left, seat) => {
    const whole = Math.floor(left);
    return before && isSameThought(before, { told, age }, seat) ? Math.min(whole, before.seconds[seat]) : whole;
  });
  return { told, age, seconds };
}

/** Whether a seat is still thinking what it was thinking before. @param {{told: Told, age: number}} before @param {{told: Told, age: number}} now @param {number} seat */
function isSameThought(before, now, seat) {
  const thought = (/** @type {{told: Told, age: number}} */ { told, age }) => (told.thinking?.[seat] ?? -Infinity) + age;
  return before.told.banks?.[seat] === now.told.banks?.[seat] && Number.isFinite(thought(before)) && thought(now) >= thought(before) - NOISE;
}
