// What this browser remembers. Where it may not (blocked cookies, a full disk), it remembers until the page is closed.

/** @param {() => Storage} find fails where nothing may be remembered */
function remembering(find) {
  /** @type {Map<string, string>} */
  const memory = new Map(); // only what the browser has refused
  return {
    /** @param {string} key @returns {string | null} */
    get(key) {
      try {
        return memory.get(key) ?? find().getItem(key);
      } catch {
        return null;
      }
    },
    /** @param {string} key @param {string} value */
    set(key, value) {
      try {
        find().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    /** @param {string} key */
    remove(key) {
      memory.delete(key);
      try {
        find().removeItem(key);
      } catch {} // then there is nothing
    },
    /** @returns {string[]} */
    keys() {
      try {
        return [...memory.keys(), ...Object.keys(find())];
      } catch {
        return [...memory.keys()];
      }
    },
  };
}

export const browser = remembering(() => localStorage); // for good
export const tab = remembering(() => sessionStorage); // as long as the tab is open
