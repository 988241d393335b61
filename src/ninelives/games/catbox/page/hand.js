// Our own side of the table: what to do now, the hand, and below it the four colours, where a thumb finds them.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { COLOURS, Sign } from "./signs.js";

/** @typedef {import("./view.js").View} View */

/** The colours in which each card may be declared now, by number. @param {View} view @returns {Map<number, string[]>} */
export function declarable(view) {
  /** @type {Map<number, string[]>} */
  const colours = new Map();
  if (view.phase !== "play") return colours;
  for (const action of view.legal) {
    const [number, colour] = action.split(" ");
    colours.set(Number(number), [...(colours.get(Number(number)) ?? []), colour]);
  }
  return colours;
}

/**
 * @param {{view: View, names: string[], you: number, act?: (action: string) => void, hinted: string[], card: number | null,
 *   choose: (card: number | null) => void, look: (card: number | null) => void}} props
 */
export function Mine({ view, names, you, act, hinted, card, choose, look }) {
  const able = declarable(view);
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const byKey = useRef(false); // a card chosen by keyboard hands the focus on to its colours
  useEffect(() => {
    if (card !== null && byKey.current) /** @type {HTMLElement | null} */ (row.current?.querySelector("[data-act]"))?.focus();
    byKey.current = false;
  }, [card]);
  const back = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || card === null) return;
    /** @type {HTMLElement | null} */ (row.current?.querySelector(`[data-pile="${card}"]`))?.focus();
    choose(null);
  };
  const tap = (/** @type {number} */ number, /** @type {MouseEvent} */ event) => {
    byKey.current = event.detail === 0;
    if (view.phase === "aside") act?.(`aside ${number}`);
    else choose(number === card ? null : number);
  };
  const focus = useFocus(row, view);
  return html`<section class="mine" ref=${row} aria-label=${t("catbox-ui-hand")} onKeyDown=${back} ...${focus}>
    <p class="prompt" role="status">${prompt(view, names, card, able)}</p>
    <${Piles} hand=${view.seats[you].hand ?? []} view=${view} able=${able} act=${act} hinted=${hinted} card=${card} tap=${tap} look=${look} />
    ${view.phase === "predict" && view.legal.length ? html`<${Predict} view=${view} act=${act} hinted=${hinted} />`
      : html`<${Colours} view=${view} you=${you} act=${act} hinted=${hinted} card=${card} able=${able} />`}
  </section>`;
}

/** @param {View} view @param {string[]} names @param {number | null} card @param {Map<number, string[]>} able */
function prompt(view, names, card, able) {
  if (!view.legal.length) {
    if (view.phase === "end") return t("game-is-over");
    if (view.phase === "aside") return t("catbox-ui-wait", { seats: view.actors }, names);
    return t(view.phase === "play" ? "catbox-ui-turn" : "catbox-ui-predicts", { seat: view.actors[0] }, names);
  }
  if (view.phase === "aside") return t("catbox-ui-aside", { round: view.round });
  if (view.phase === "predict") return t("catbox-ui-predict");
  if (card !== null) return t(able.has(card) ? "catbox-ui-declare" : "catbox-ui-stuck", { number: card });
  return view.led ? t("catbox-ui-follow", { colour: view.led }) : t("catbox-ui-lead");
}

/** Whether a card of the hand may be looked at for its colours: it is our turn to play one. @param {View} view */
export const mayLook = (view) => view.phase === "play" && view.legal.length > 0;

/**
 * Equal cards lie on each other: they can do the same.
 * @param {{hand: number[], view: View, able: Map<number, string[]>, act?: (action: string) => void, hinted: string[], card: number | null,
 *   tap: (number: number, event: MouseEvent) => void, look: (card: number | null) => void}} props
 */
function Piles({ hand, view, able, act, hinted, card, tap, look }) {
  const numbers = [...new Set(hand)];
  const hint = hinted[0]?.replace("aside ", "").split(" ")[0];
  return html`<ul class="piles">${numbers.map((number) => {
    const copies = hand.filter((other) => other === number).length;
    const aside = view.legal.includes(`aside ${number}`);
    const usable = Boolean(act) && (aside || able.has(number));
    const asks = Boolean(act) && (aside || mayLook(view)); // a card that cannot be played tells why when it is tapped
    const advised = usable && hint === String(number);
    return html`<li key=${number}><button type="button" class=${`pile copies-${copies} ${advised ? "advised" : ""} ${asks && !usable ? "stuck" : ""}`} data-pile=${number} data-card=${usable ? number : undefined} data-act=${aside && act ? `aside ${number}` : undefined}
      aria-disabled=${!asks} aria-pressed=${mayLook(view) ? number === card : undefined}
      aria-label=${t("catbox-ui-card", { number, copies })} onClick=${(/** @type {MouseEvent} */ event) => asks && tap(number, event)}
      onMouseEnter=${() => look(number)} onMouseLeave=${() => look(null)} onFocus=${(/** @type {any} */ event) => event.target.matches(":focus-visible") && look(number)} onBlur=${() => look(null)}>
      <b>${number}</b>${copies > 1 && html`<small>×${copies}</small>`}${advised && html`<${Advised} />`}</button></li>`;
  })}</ul>`;
}

const Advised = () => html`<${Picture} file="table" id="paw" class="advice" label=${t("catbox-ui-advised")} />`;

/** @param {{view: View, act?: (action: string) => void, hinted: string[]}} props */
function Predict({ view, act, hinted }) {
  return html`<div class="choice" role="group" aria-label=${t("catbox-ui-predict")}>${view.legal.map((action) => html`<button key=${action} class="primary" data-act=${act ? action : undefined} disabled=${!act}
    onClick=${() => act?.(action)}>${t("catbox-ui-tricks-choice", { tricks: Number(action.split(" ")[1]) })}${hinted[0] === action && html`<${Advised} />`}</button>`)}</div>`;
}

/**
 * The colours we still have. With a card in hand they say what it would become, or why it cannot.
 * @param {{view: View, you: number, act?: (action: string) => void, hinted: string[], card: number | null, able: Map<number, string[]>}} props
 */
function Colours({ view, you, act, hinted, card, able }) {
  const lit = card === null ? [] : able.get(card) ?? [];
  return html`<div class=${`choice colours-mine ${view.phase === "play" ? "" : "later"}`} role="group" aria-label=${t("catbox-ui-my-colours")}>${COLOURS.map((colour, row) => {
    const action = `${card} ${colour}`;
    const may = Boolean(act) && lit.includes(colour);
    const lost = !view.seats[you].colours.includes(colour);
    const why = may ? null : obstacle(view, row, card, lost);
    const owner = lost ? null : ownerOf(view, row, card);
    const word = t(`catbox-colour-${colour}`);
    return html`<button type="button" key=${colour} class=${`colour ${colour} ${lost ? "lost" : ""} ${may ? "lit" : ""}`} data-act=${may ? action : undefined} aria-disabled=${!may}
      style=${owner === null ? undefined : `--seat: var(--seat-${owner})`} aria-label=${why ? `${word}: ${why}` : undefined} onClick=${() => may && act?.(action)}>
      <span class="what">${may && html`<b>${card}</b>`}<${Sign} colour=${colour} />${owner !== null && html`<${Picture} file="table" id=${`token-${owner}`} class="token" />`}</span>${" "}<span class="says">${why ?? word}</span>
      ${may && hinted[0] === action && html`<${Advised} />`}</button>`;
  })}</div>`;
}

/** Who already declared this card in this colour. @param {View} view @param {number} row @param {number | null} card @returns {number | null} */
function ownerOf(view, row, card) {
  const owner = card === null ? null : view.cells[row][view.columns.indexOf(card)];
  return owner === -1 ? null : owner;
}

/** Why a colour is not offered, as far as one can see it. @param {View} view @param {number} row @param {number | null} card @param {boolean} lost */
function obstacle(view, row, card, lost) {
  if (lost) return t("catbox-ui-lost");
  if (card === null) return null;
  const owner = view.cells[row][view.columns.indexOf(card)];
  if (owner === -1) return t("catbox-ui-blocked");
  if (owner !== null) return t("catbox-ui-taken");
  return t("catbox-ui-not-yet");
}

/** A pile that is about to go gives up focus first, before anything is drawn, as other buttons do (places/table.js). @param {number[]} hand */
export function dropPile(hand) {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.dataset.pile && !hand.includes(Number(focused.dataset.pile))) focused.blur();
}

/**
 * Focus is never lost: when the button that had it is gone after an action, it goes to the next thing we can use.
 * @param {{current: HTMLElement | null}} row @param {View} view
 */
function useFocus(row, view) {
  const ours = useRef(false);
  useLayoutEffect(() => {
    const gone = !document.activeElement || document.activeElement === document.body;
    if (!ours.current || !gone) return;
    const next = row.current?.querySelector("[data-act], [data-card]") ?? row.current?.querySelector(".pile");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [view]);
  return {
    onFocusIn: () => void (ours.current = true),
    onFocusOut: (/** @type {FocusEvent} */ event) => void (ours.current = event.relatedTarget === null),
  };
}
