// A browser that may not remember anything is no reason to fail.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browser } from "../../src/ninelives/web/storage.js";

/** @param {() => any} get */
const provide = (get) => Object.defineProperty(globalThis, "localStorage", { get, configurable: true });

test("where nothing may be remembered, it is until the page is closed", () => {
  provide(() => {
    throw new Error("denied");
  });
  assert.equal(browser.get("name"), null);
  browser.set("name", "Ada");
  assert.equal(browser.get("name"), "Ada");
  assert.deepEqual(browser.keys(), ["name"]);
  browser.remove("name");
  assert.equal(browser.get("name"), null);
});

test("a full disk loses nothing that was written before", () => {
  const kept = new Map([["name", "Ada"]]);
  let full = true;
  provide(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new Error("full");
      kept.set(key, value);
    },
    removeItem: (key) => kept.delete(key),
  }));
  browser.set("name", "Ben");
  assert.equal(browser.get("name"), "Ben");
  assert.equal(kept.get("name"), "Ada");
  full = false;
  browser.set("name", "Cleo");
  assert.equal(browser.get("name"), "Cleo");
  assert.equal(kept.get("name"), "Cleo");
});
