// The ticket to a friend's table: its code, letter by letter, as it was typed, pasted, or found in a pasted link.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { ask, Refused } from "../api.js";
import { go } from "../route.js";
import { say, t } from "../text.js";

const LETTERS = 6;

/** The code in what somebody has typed or pasted: a code in any case, with spaces or not, or a link to a table. @param {string} text */
export const codeIn = (text) => (/\/t\/(\w+)/.exec(text)?.[1] ?? text).replace(/[^a-z0-9]/gi, "").slice(0, LETTERS).toUpperCase();

export function Ticket() {
  const [code, setCode] = useState("");
  const [error, fail] = useState(/** @type {import("../types.js").Message | null} */ (null));
  const type = (/** @type {any} */ event) => {
    const found = codeIn(event.target.value);
    event.target.value = found;
    setCode(found);
    fail(null);
  };
  const join = (/** @type {any} */ event) => {
    event.preventDefault();
    if (!code) return event.target.elements.code.focus();
    ask(`/api/tables/${code}`).then(() => go(`/t/${code}`), (problem) => {
      if (!(problem instanceof Refused)) throw problem;
      fail(problem.told);
    });
  };
  return html`<form class=${`ticket plate ${error ? "wrong" : ""}`} onSubmit=${join}>
    <h2>${t("home-invited")}</h2>
    <label for="code">${t("home-code")}</label>
    <div class="slots">
      <input id="code" name="code" value=${code} autocapitalize="characters" autocomplete="off" spellcheck=${false} aria-describedby=${error ? "ticket-error" : undefined} aria-invalid=${Boolean(error)} onInput=${type} />
      ${[...Array(LETTERS).keys()].map((n) => html`<span key=${n} class=${n === Math.min(code.length, LETTERS - 1) ? "slot next" : "slot"} aria-hidden="true">${code[n]}</span>`)}
    </div>
    <button class="primary">${t("home-join")}</button>
    ${error && html`<p class="told" id="ticket-error" role="alert">${say(error)}</p>`}
  </form>`;
}
