// HTTP, and what this browser remembers: who we are, our name, our tables.
import { url } from "./base.js";
import { browser } from "./storage.js";

/** @typedef {{id: string, args?: Record<string, any>}} Message */

/** What the server refuses, with the message to show. */
export class Refused extends Error {
  /** @param {Message} message */
  constructor(message) {
    super(message.id);
    this.told = message;
  }
}

/** @param {string} where @param {any} [body] @param {Record<string, string>} [headers] @returns {Promise<any>} */
export async function ask(where, body, headers = {}) {
  let answer;
  try {
    answer = await fetch(url(where), body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) });
  } catch {
    throw new Refused({ id: "page-unreachable" });
  }
  const type = answer.headers.get("content-type") ?? "";
  if (answer.ok) return type.includes("json") ? answer.json() : answer.text();
  const { message } = type.includes("json") ? await answer.json() : { message: null };
  throw new Refused(message?.id ? message : { id: "page-unreachable" }); // a proxy may have answered instead
}

/** A stranger's. @returns {Promise<string>} */
export const newToken = async () => (await ask("/api/people", {})).token;

/** Who we are in this browser: made once, then kept. */
export async function token() {
  let kept = browser.get("token");
  if (!kept) {
    kept = await newToken();
    browser.set("token", kept);
  }
  return kept;
}

/** Forget a token that the server does not know, unless another tab has a new one already. @param {string | undefined} refused */
export function forgetToken(refused) {
  if (browser.get("token") === refused) browser.remove("token");
}

export const kept = {
  get name() {
    return browser.get("name") ?? "";
  },
  set name(name) {
    browser.set("name", name);
  },
  /** @returns {{code: string, game: string}[]} our tables, the latest first */
  get tables() {
    return JSON.parse(browser.get("tables") ?? "[]");
  },
  /** @param {string} code @param {string} game */
  remember(code, game) {
    const others = kept.tables.filter((table) => table.code !== code);
    browser.set("tables", JSON.stringify([{ code, game }, ...others].slice(0, 8)));
  },
  /** @param {string} code */
  forget(code) {
    browser.set("tables", JSON.stringify(kept.tables.filter((table) => table.code !== code)));
  },
};
