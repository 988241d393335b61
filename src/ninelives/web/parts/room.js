// The room every game is played in: people behind the far edge of a table, the game on its cloth, one ribbon for all that
// is said, and at the near hem what is mine. A game brings its middle and its colours, a place what stands around them.
import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";

/**
 * What a place puts around a board. `bar`: the head of the page, with how far the game is. `urgent`: what the ribbon says
 * instead of whose turn it is; `note`: what it says besides. `coach`: tips in the left margin; `tip`: at the ribbon, where
 * there is no margin. `tools`: below my name. `dock`: at the near hem, instead of what one could do there. `fit`: nobody can
 * scroll here, so what is too high is made smaller. `log`: the ribbon tells what happened, one thing after the other.
 * @typedef {{bar?: (progress: any) => any, urgent?: any, note?: any, coach?: any, tip?: any, tools?: any, dock?: any, fit?: boolean, log?: boolean}} Frame
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
  const cloth = useFit(frame.fit ?? false);
  const hasMine = Boolean(own || hand || (controls && !frame.dock));
  return html`<div class="stage"><div class=${`room board ${game} ${watching ? "watching" : ""} ${frame.fit ? "fits" : ""} ${name}`} ref=${room} tabindex="-1">
    ${frame.bar?.(progress)}
    <ul class="others">${others}</ul>
    <div class="cloth" ref=${cloth}>
      <${FarEdge} />
      <div class="cloth-left">${left}${frame.coach}</div>
      <div class="cloth-middle">${children}</div>
      <div class="cloth-right">${right}</div>
    </div>
    <div class=${`dock ${hasMine ? "" : "low"}`}>
      <div class="ribbon-zone" role=${frame.log ? "log" : "status"}>${frame.urgent ?? html`<${Ribbon} mine=${mine} note=${frame.note}>${prompt}<//>`}</div>
      ${hasMine && html`<div class="dock-own">${own}${frame.tools}</div><div class="dock-hand">${hand}</div>`}
      ${frame.dock ? html`<div class="dock-frame">${frame.dock}</div>` : controls && html`<div class="dock-controls">${controls}</div>`}
    </div>
  </div></div>`;
}

/** Make the middle of a cloth as small as it must be to lie on it. @param {boolean} on */
function useFit(on) {
  const cloth = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const all = cloth.current;
    const middle = all?.querySelector(".cloth-middle");
    if (!on || !all || !(middle instanceof HTMLElement)) return undefined;
    const fit = () => {
      const { paddingTop, paddingBottom } = getComputedStyle(all);
      const high = all.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      const size = Math.min(1, high / Math.max(middle.offsetHeight, middle.scrollHeight), middle.clientWidth / middle.scrollWidth);
      middle.style.scale = size < 1 ? String(size) : ""; // changes no size that is watched
    };
    const watch = new ResizeObserver(fit);
    watch.observe(all);
    watch.observe(middle);
    return () => watch.disconnect();
  }, [on]);
  return cloth;
}

/** The table itself: its far edge, its stitches, and the light of the lamp. It never changes. */
export const FarEdge = () => html`<svg class="far-edge" viewBox="0 0 1440 428" preserveAspectRatio="none" aria-hidden="true">
  <path class="top" d="M154 2H1286Q1314 2 1326 28L1510 440H-70L114 28Q126 2 154 2Z" /><path class="stitch" d="M164 16H1276Q1298 16 1308 38L1480 440H-40L132 38Q142 16 164 16Z" />
</svg>`;

/**
 * The one place where anything is said. It lies on the hem and never pushes the board. What is said there is read aloud.
 * @param {{kind?: string, mine?: boolean, note?: any, close?: () => void, label?: string, class?: string, children?: any}} props `kind`: "error", "warning", "hint"
 */
export function Ribbon({ kind = "", mine = false, note, close, label, class: name = "", children }) {
  const { tip } = useContext(FrameContext);
  return html`<div class=${`ribbon ${kind} ${mine ? "mine" : ""} ${name}`} role=${kind === "error" ? "alert" : undefined}>
    ${mine && html`<${Ears} />`}
    ${tip}
    <p>${children}${note && html` <small>${note}</small>`}</p>
    ${close && html`<button class="quiet" onClick=${close} aria-label=${label}>✕</button>`}
  </div>`;
}

/** A cat's ears grow on whatever waits for you. */
export const Ears = () => html`<span class="ears" aria-hidden="true"><${Ear} /><${Ear} /></span>`;

const Ear = () => html`<svg viewBox="0 0 54 40"><path d="M4 44L8 6Q9 2 13 4L50 44Z" fill="var(--turn)" stroke="#2b2330" stroke-width="5" stroke-linejoin="round" /><path d="M13 36L15 17 33 36Z" fill="#eba6a0" /></svg>`;

/** Whom I see behind the far edge, from left to right: the seats after mine. Who watches sees all. @param {number} players @param {number | null} me */
export const around = (players, me) => (me === null ? [...Array(players).keys()] : [...Array(players - 1).keys()].map((n) => (me + 1 + n) % players));
