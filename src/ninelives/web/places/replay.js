// A finished game, step by step: with open cards, or as one seat saw it. The link says which game, which seat, which step.
import { url } from "../base.js";
import { useEffect, useState } from "preact/hooks";
import { html, Picture } from "../html.js";
import { ask, Refused } from "../api.js";
import { titleOf, useGame } from "../games.js";
import { Loading } from "../later.js";
import { go, path } from "../route.js";
import { say, t } from "../text.js";
import { Bar, Notice, Tool } from "../parts/frame.js";
import { FrameContext, Ribbon } from "../parts/room.js";

/** @typedef {import("../types.js").Message} Message */
/** @typedef {{game: string, names: string[], faces: string[], steps: {view: import("../types.js").View, events: Message[]}[]}} Told */

const SECONDS = 1.4; // a step, when it plays by itself

/** @param {{code: string, n: number}} props */
export function Replay({ code, n }) {
  const wish = new URLSearchParams(path.value.split("?")[1]);
  const seat = wish.get("seat");
  const step = Number(wish.get("step") ?? 0);
  const [told, setTold] = useState(/** @type {Told | null} */ (null));
  const [error, fail] = useState(/** @type {Message | null} */ (null));
  useEffect(() => {
    ask(`/api/tables/${code}/games/${n}/steps${seat === null ? "" : `?seat=${seat}`}`).then(setTold, (problem) => {
      if (!(problem instanceof Refused)) throw problem;
      fail(problem.told);
    });
  }, [code, n, seat]);
  if (error) return html`<div class="place"><${Bar} /><main><${Notice} kind="error" message=${say(error)}><a href=${url("/")}>${t("page-home")}</a><//></main></div>`;
  if (!told) return html`<div class="place"><${Bar} /><main><${Notice} message=${t("replay-loading")} /></main></div>`;
  const at = Math.min(Math.max(0, Math.floor(step) || 0), told.steps.length - 1);
  /** @param {{seat?: string | null, step?: number}} change */
  const move = (change) => {
    const next = { seat, step: at, ...change };
    const query = new URLSearchParams(next.seat === null ? {} : { seat: next.seat });
    query.set("step", String(Math.min(Math.max(0, next.step), told.steps.length - 1)));
    go(`/replay/${code}/${n}?${query}`, { replace: true });
  };
  return html`<${Watching} code=${code} told=${told} at=${at} seat=${seat} move=${move} />`;
}

/** @param {{code: string, told: Told, at: number, seat: string | null, move: (change: {seat?: string | null, step?: number}) => void}} props */
function Watching({ code, told, at, seat, move }) {
  const [running, run] = useState(false);
  const { game, failed } = useGame(told.game);
  const { view, events } = told.steps[at];
  const last = told.steps.length - 1;
  useEffect(() => {
    if (!running) return undefined;
    if (at === last) return void run(false);
    const timer = setTimeout(() => move({ step: at + 1 }), SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [running, at]);
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowRight") move({ step: at + 1 });
      else if (event.key === "ArrowLeft") move({ step: at - 1 });
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const seats = told.names.map((name, n) => ({ kind: told.faces[n] ? "bot" : "person", face: told.faces[n], name, here: true }));
  const happened = events.map((event) => say(event, told.names)).join(" ");
  const frame = {
    bar: (/** @type {any} */ progress) => html`<${Bar} title=${t("replay-title", { game: titleOf(told.game) })} progress=${progress}><a class="button pill" href=${url(`/t/${code}`)} aria-label=${t("replay-table")}><${Picture} file="icons" id="icon-previous" /><span class="words">${t("replay-table")}</span></a><//>`,
    urgent: html`<${Ribbon} key=${at} class="replay-told">${happened || "…"}<//>`,
    log: true,
    fit: true,
    dock: html`<${ReplayTools} at=${at} last=${last} seat=${seat} names=${told.names} running=${running} run=${run} move=${move} />`,
  };
  return html`<div class="place replay-place table-place playing"><main>
    <${FrameContext.Provider} value=${frame}>
      ${game ? html`<${game.Board} view=${{ ...view, legal: [] }} names=${told.names} seats=${seats} you=${seat === null ? null : Number(seat)} open=${seat === null} />` : html`<${Loading} failed=${failed} />`}
    <//>
  </main></div>`;
}

/** @param {{at: number, last: number, seat: string | null, names: string[], running: boolean, run: (on: boolean) => void, move: (change: {seat?: string | null, step?: number}) => void}} props */
function ReplayTools({ at, last, seat, names, running, run, move }) {
  return html`<nav class="replay-tools" aria-label=${t("replay-tools")}>
      <div class="replay-buttons">
        <${Step} sign="first" label=${t("replay-first")} press=${() => move({ step: 0 })} />
        <${Step} sign="previous" label=${t("replay-previous")} press=${() => move({ step: at - 1 })} disabled=${at === 0} />
        <${Step} sign=${running ? "pause" : "play"} label=${t(running ? "replay-pause" : "replay-run")} press=${() => run(!running)} class="primary" />
        <${Step} sign="next" label=${t("replay-next")} press=${() => move({ step: at + 1 })} disabled=${at === last} />
      </div>
      <input type="range" min="0" max=${last} value=${at} aria-label=${t("replay-step")} aria-valuetext=${`${at} / ${last}`} onInput=${(/** @type {any} */ event) => move({ step: event.target.valueAsNumber })} />
      <span class="replay-at">${at} / ${last}</span>
      <label class="replay-seat"><span>${t("replay-seat")}</span><select value=${seat ?? ""} onChange=${(/** @type {any} */ event) => move({ seat: event.target.value || null })}>
        <option value="">${t("replay-open")}</option>
        ${names.map((name, n) => html`<option key=${n} value=${String(n)}>${name}</option>`)}
      </select></label>
    </nav>`;
}

/** @param {{sign: string, label: string, press: () => void, disabled?: boolean, class?: string}} props */
const Step = ({ sign, label, press, disabled, class: name = "" }) => html`<${Tool} round class=${name} sign=${sign} label=${label} press=${press} disabled=${disabled} />`;
