// HTTP, and what this browser remembers: who we are, our name, our tables.
/** @typedef {{id: string, args?: Record<string, any>}} Message */

/** What the server refuses, with the message to show. */
export class Refused extends Error {
  /** @param {Message} message */
  constructor(message) {
    super(message.id);
    this.told = message;
  }
}

/** @param {string} where @param {any} [body] @returns {Promise<any>} */
export async function ask(where, body) {
  let answer;
  try {
    answer = await fetch(where, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
  } catch {
    throw new Refused({ id: "page-unreachable" });
  }
  const type = answer.headers.get("content-type") ?? "";
  if (answer.ok) return type.includes("json") ? answer.json() : answer.text();
  throw new Refused(type.includes("json") ? (await answer.json()).message : { id: "page-unreachable" });
}

/** A stranger's. @returns {Promise<string>} */
export const newToken = async () => (await ask("/api/people", {})).token;

/** Who we are in this browser: made once, then kept. */
export async function token() {
  let kept = localStorage.getItem("token");
  if (!kept) {
    kept = await newToken();
    localStorage.setItem("token", kept);
  }
  return kept;
}

export const forgetToken = () => localStorage.removeItem("token");

export const kept = {
  get name() {
    return localStorage.getItem("name") ?? "";
  },
  set name(name) {
    localStorage.setItem("name", name);
  },
  /** @returns {{code: string, game: string}[]} our tables, the latest first */
  get tables() {
    return JSON.parse(localStorage.getItem("tables") ?? "[]");
  },
  /** @param {string} code @param {string} game */
  remember(code, game) {
    const others = kept.tables.filter((table) => table.code !== code);
    localStorage.setItem("tables", JSON.stringify([{ code, game }, ...others].slice(0, 8)));
  },
  /** @param {string} code */
  forget(code) {
    localStorage.setItem("tables", JSON.stringify(kept.tables.filter((table) => table.code !== code)));
  },
};
