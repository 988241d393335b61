// The room every game is played in: people behind the far edge of a table, the game on its cloth, one ribbon for all that
// is said, and at the near hem what is mine. A game brings its middle and its colours, a place what stands around them.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { html } from "../html.js";

/**
 * What a place puts around a board. `bar`: the head of the page, with how far the game is. `urgent`: what the ribbon says
 * instead of whose turn it is. `coach`: tips in the left margin. `tools`: below my name. `dock`: instead of all that is mine.
 * @typedef {{bar?: (progress: any) => any, urgent?: any, coach?: any, tools?: any, dock?: any}} Frame
 */
export const FrameContext = createContext(/** @type {Frame} */ ({}));

/**
 * @param {{
 *   game: string, others: any, prompt: any, mine?: boolean, progress?: any, left?: any, right?: any,
 *   own?: any, hand?: any, controls?: any, watching?: boolean, class?: string, room?: any, children?: any,
 * }} props
 * `others`: a `Bust` for each, from left to right. `prompt`: whose turn it is and what to do; `mine`: it waits for me.
 * `own`, `hand`, `controls`: the three parts of the dock; without them, as for who watches, the dock is low.
 * `room`: a ref to the whole.
 */
export function Room({ game, others, prompt, mine = false, progress, left, right, own, hand, controls, watching = false, class: name = "", room, children }) {
  const frame = useContext(FrameContext);
  const dock = frame.dock ?? (own || hand || controls ? html`
    <div class="dock-own">${own}${frame.tools}</div>
    <div class="dock-hand">${hand}</div>
    ${controls && html`<div class="dock-controls">${controls}</div>`}` : null);
  return html`<div class="stage"><div class=${`room board ${game} ${watching ? "watching" : ""} ${name}`} ref=${room} tabindex="-1">
    ${frame.bar?.(progress)}
    <ul class="others">${others}</ul>
    <div class="cloth">
      <${FarEdge} />
      <div class="cloth-left">${left ?? frame.coach}</div>
      <div class="cloth-middle">${children}</div>
      <div class="cloth-right">${right}</div>
    </div>
    <div class=${`dock ${dock ? "" : "low"}`}>
      ${frame.urgent ?? html`<${Ribbon} mine=${mine}>${prompt}<//>`}
      ${dock}
    </div>
  </div></div>`;
}

/** The table itself: its far edge, its stitches, and the light of the lamp. It never changes. */
export const FarEdge = () => html`<svg class="far-edge" viewBox="0 0 1440 428" preserveAspectRatio="none" aria-hidden="true">
  <path class="top" d="M154 2H1286Q1314 2 1326 28L1510 440H-70L114 28Q126 2 154 2Z" /><path class="stitch" d="M164 16H1276Q1298 16 1308 38L1480 440H-40L132 38Q142 16 164 16Z" />
</svg>`;

/**
 * The one place where anything is said. It lies on the hem and never pushes the board.
 * @param {{kind?: string, mine?: boolean, close?: () => void, label?: string, children?: any}} props `kind`: "error", "warning", "hint"
 */
export function Ribbon({ kind = "", mine = false, close, label, children }) {
  return html`<div class=${`ribbon ${kind} ${mine ? "mine" : ""}`} role=${kind === "error" ? "alert" : "status"}>
    ${mine && html`<${Ears} />`}
    <p>${children}</p>
    ${close && html`<button class="quiet" onClick=${close} aria-label=${label}>✕</button>`}
  </div>`;
}

/** A cat's ears grow on whatever waits for you. */
export const Ears = () => html`<span class="ears" aria-hidden="true"><${Ear} /><${Ear} /></span>`;

const Ear = () => html`<svg viewBox="0 0 54 40"><path d="M4 44L8 6Q9 2 13 4L50 44Z" fill="var(--turn)" stroke="#2b2330" stroke-width="5" stroke-linejoin="round" /><path d="M13 36L15 17 33 36Z" fill="#eba6a0" /></svg>`;

/** Whom I see behind the far edge, from left to right: the seats after mine. Who watches sees all. @param {number} players @param {number | null} me */
export const around = (players, me) => (me === null ? [...Array(players).keys()] : [...Array(players - 1).keys()].map((n) => (me + 1 + n) % players));
