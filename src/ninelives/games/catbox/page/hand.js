// My hand at the near hem: equal cards lie on each other, a chosen one is lifted.
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { TableContext } from "ninelives/live.js";
import { t } from "ninelives/text.js";

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

/** Whether a card may be chosen: it is my turn to play one, or I have to set one aside. @param {View} view */
export const mayChoose = (view) => view.legal.length > 0 && (view.phase === "play" || view.phase === "aside");

/**
 * @param {{view: View, you: number, act?: (action: string) => void, hinted: string[], card: number | null,
 *   choose: (card: number | null, byKey: boolean) => void, look: (card: number | null) => void}} props
 */
export function Hand({ view, you, act, hinted, card, choose, look }) {
  const hand = view.seats[you].hand ?? [];
  const able = declarable(view);
  const numbers = [...new Set(hand)];
  const hint = hinted[0]?.replace("aside ", "").split(" ")[0];
  useDropped(you);
  return html`<ul class="piles" key=${view.round} style=${`--piles: ${numbers.length}; --more: ${hand.length - numbers.length}`} aria-label=${t("catbox-ui-hand")}>${numbers.map((number, k) => {
    const usable = Boolean(act) && (view.legal.includes(/** @type {import("./view.js").Action} */ (`aside ${number}`)) || able.has(number));
    return html`<${Pile} key=${number} number=${number} copies=${hand.filter((other) => other === number).length} tilt=${tilt(k, numbers.length)} nth=${k}
      usable=${usable} asks=${Boolean(act) && mayChoose(view)} chosen=${number === card} advised=${usable && hint === String(number)} choose=${choose} look=${look} />`;
  })}</ul>`;
}

/** How far a card of the fan leans, from −1 to 1. @param {number} k @param {number} all */
const tilt = (k, all) => (all > 1 ? Math.round((2 * k / (all - 1) - 1) * 100) / 100 : 0);

/**
 * Equal cards: they can do the same. `asks`: a card that cannot be played tells why when it is tapped.
 * @param {{number: number, copies: number, tilt: number, nth: number, usable: boolean, asks: boolean, chosen: boolean, advised: boolean,
 *   choose: (card: number | null, byKey: boolean) => void, look: (card: number | null) => void}} props
 */
function Pile({ number, copies, tilt, nth, usable, asks, chosen, advised, choose, look }) {
  return html`<li style=${`--tilt: ${tilt}; --nth: ${nth}; --copies: ${copies - 1}`}><button type="button" class=${`pile ${advised ? "advised" : ""} ${asks && !usable ? "stuck" : ""}`} data-pile=${number} data-card=${usable ? number : undefined}
    aria-disabled=${!asks} aria-pressed=${asks ? chosen : undefined} aria-label=${t("catbox-ui-card", { number, copies })}
    onClick=${(/** @type {MouseEvent} */ event) => asks && choose(chosen ? null : number, event.detail === 0)}
    onMouseEnter=${() => look(number)} onMouseLeave=${() => look(null)} onFocus=${(/** @type {any} */ event) => event.target.matches(":focus-visible") && look(number)} onBlur=${() => look(null)}>
    ${Array.from({ length: copies - 1 }, (_, k) => html`<span key=${k} class="card"></span>`)}<span key="top" class="card">${number}</span>${advised && html`<${Advised} />`}</button></li>`;
}

export const Advised = () => html`<${Picture} file="table" id="paw" class="advice" label=${t("catbox-ui-advised")} />`;

/** A pile that is about to go gives up focus first, before anything is drawn, as other buttons do (places/table.js). @param {number} you */
function useDropped(you) {
  const table = useContext(TableContext);
  useLayoutEffect(() => table?.state.subscribe((next) => {
    const view = /** @type {View | undefined} */ (/** @type {unknown} */ (next?.view));
    const focused = document.activeElement;
    if (!view || !(focused instanceof HTMLElement) || !focused.dataset.pile) return;
    if (!view.seats[you]?.hand?.includes(Number(focused.dataset.pile))) focused.blur();
  }), [table, you]);
}

/** After a button has done its work, the keyboard is back at the cards. */
export function focusHand() {
  const next = document.querySelector(".catbox .pile");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/**
 * A card chosen by keyboard hands the focus on to what can be done with it, Escape brings it back.
 * @param {View} view @param {number | null} card @param {{current: boolean}} byKey
 */
export function useKeys(view, card, byKey, put = /** @type {() => void} */ (() => {})) {
  const room = useRef(/** @type {HTMLElement | null} */ (null));
  useKeptFocus(room, view);
  useEffect(() => {
    if (card !== null && byKey.current) focusOn(room.current?.querySelector(".dock [data-act]"));
    byKey.current = false;
  }, [card]);
  useEffect(() => {
    if (card === null) return undefined;
    const back = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      focusOn(room.current?.querySelector(`[data-pile="${card}"]`));
      put();
    };
    const here = room.current;
    here?.addEventListener("keydown", back);
    return () => here?.removeEventListener("keydown", back);
  }, [card]);
  return room;
}

/** @param {Element | null | undefined} element */
const focusOn = (element) => void (element instanceof HTMLElement && element.focus({ preventScroll: true }));

/**
 * Focus is never lost: when the button that had it is gone after an action, it goes to the next thing I can use.
 * @param {{current: HTMLElement | null}} room @param {View} view
 */
function useKeptFocus(room, view) {
  const ours = useRef(false);
  useEffect(() => {
    const here = room.current;
    const came = (/** @type {FocusEvent} */ event) => void (ours.current = event.target instanceof Element && event.target.closest(".dock") !== null);
    const went = (/** @type {FocusEvent} */ event) => void (ours.current &&= event.relatedTarget === null);
    here?.addEventListener("focusin", came);
    here?.addEventListener("focusout", went);
    return () => {
      here?.removeEventListener("focusin", came);
      here?.removeEventListener("focusout", went);
    };
  }, []);
  useLayoutEffect(() => {
    const gone = !document.activeElement || document.activeElement === document.body;
    if (ours.current && gone) focusOn(room.current?.querySelector(".dock :is([data-act], [data-card])") ?? room.current?.querySelector(".pile"));
  }, [view]);
}
