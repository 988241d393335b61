// Felix: what I can do: put a card into the sack, bid, pass, or have it bid for me up to a sealed maximum.
import { useEffect, useState } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Sheet } from "ninelives/parts/frame.js";
import { Face, Mini, signed, spoken, title } from "./card.js";

/** My cards as a fan. @param {{hand: string[] | null, legal: string[], hint?: string, place: (action: string, from: Element) => void}} props */
export function Hand({ hand, legal, hint, place }) {
  const cards = hand ?? [];
  const tilt = Math.min(6, 22 / Math.max(1, cards.length));
  return html`<ul class="fx-hand" style=${`--tilt: ${tilt}deg`} aria-label=${t("felix-ui-hand")}>${cards.map((card, n) => {
    const action = `place ${card}`;
    return html`<li key=${card} style=${`--n: ${n}; --off: ${n - (cards.length - 1) / 2}`}>${legal.includes(action)
      ? html`<button class=${`fx-card ${hint === action ? "hinted" : ""}`} data-act=${action} aria-label=${t("felix-ui-place", { what: spoken(card) })} title=${title(card)}
          onClick=${(/** @type {any} */ event) => place(action, event.currentTarget)}><${Face} card=${card} />${hint === action && html`<${HintMark} />`}</button>`
      : html`<span class="fx-card" role="img" aria-label=${title(card)} title=${title(card)}><${Face} card=${card} /></span>`}</li>`;
  })}</ul>`;
}

const HintMark = () => html`<span class="fx-hint">${t("felix-ui-hinted")}</span>`;

/** My mice, and the cats I have won, which can be looked at. @param {{seat: import("./view.js").Seat, secret: boolean}} props */
export function Purse({ seat, secret }) {
  const [open, show] = useState(false);
  const won = seat.won ?? [];
  return html`<span class="fx-purse">
      <span class="fx-count" role="img" aria-label=${t("felix-ui-my-mice", { mice: seat.mice })}><${Picture} file="images" id="mouse" />${seat.mice}</span>
      <button class="quiet fx-count" disabled=${!won.length} aria-label=${t("felix-ui-my-cats", { shown: signed(seat.cats ?? 0) })} title=${t("felix-ui-won")} onClick=${() => show(true)}><${Picture} file="images" id="cat-8" />${signed(seat.cats ?? 0)}</button>
    </span>
    <small class="fx-means" aria-hidden="true">${t(secret ? "felix-ui-own-secret" : "felix-ui-own")}</small>
    ${open && html`<${Sheet} title=${t("felix-ui-won")} close=${() => show(false)}><${Trophies} won=${won} /><//>`}`;
}

/** Cards that were won. @param {{won: string[] | null}} props */
export const Trophies = ({ won }) => html`<div class="fx-cards fx-trophies">${won?.map((card, n) => html`<${Mini} key=${n} card=${card} />`)}</div>`;

/**
 * The one control to bid. The envelope turns it into a sealed maximum, which is all there is while others think.
 * @param {{mine: boolean, passed: boolean, alone: boolean, takes: number, least: number | null, most: number | null, sealed: number, hint?: string, act: (action: string) => void, seal?: (most: number) => void}} props
 */
export function Console({ mine, passed, alone, takes, least, most, sealed, hint, act, seal }) {
  const [wish, setWish] = useState(0);
  const [wanted, want] = useState(false);
  useEffect(() => { // a hint is shown where it can be followed
    if (!hint) return;
    want(false);
    if (hint.startsWith("bid ")) setWish(Number(hint.slice(4)));
  }, [hint]);
  const turn = mine && !sealed; // what is sealed acts by itself
  if (passed) return html`<div class="plate fx-console"><p class="fx-note">${t("felix-ui-out")}</p></div>`;
  const sealing = Boolean(seal) && !alone && (wanted || !turn);
  const open = least !== null && most !== null && (turn || sealing);
  const chosen = open ? Math.max(least, Math.min(most, wish || sealed || least)) : 0;
  const settle = sealing ? () => seal?.(chosen) : () => act(`bid ${chosen}`);
  return html`<form class="plate fx-console" onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), open && settle())}>
    ${open && html`<${Amount} chosen=${chosen} least=${least} most=${most} set=${setWish} sealing=${sealing} hinted=${hint === `bid ${chosen}`} />`}
    ${turn && html`<${Pass} takes=${takes} act=${act} hinted=${hint === "pass"} />`}
    ${turn && seal && open && !alone && html`<${Envelope} on=${wanted} most=${chosen} turn=${want} />`}
    ${!turn && html`<${Waiting} open=${open} sealed=${sealed} cancel=${() => seal?.(0)} />`}
  </form>`;
}

/** How many mice, and what is done with them. @param {{chosen: number, least: number, most: number, set: (n: number) => void, sealing: boolean, hinted: boolean}} props */
function Amount({ chosen, least, most, set, sealing, hinted }) {
  const [typed, type] = useState(/** @type {string | null} */ (null)); // as far as it is: it may begin with less than the least
  const step = (/** @type {number} */ n) => (type(null), set(n));
  const input = (/** @type {any} */ event) => {
    const { value, valueAsNumber } = event.target;
    const short = !(valueAsNumber >= least);
    type(short ? value : null);
    set(short ? least : Math.min(most, Math.floor(valueAsNumber)));
    if (!short) event.target.value = String(Math.min(most, Math.floor(valueAsNumber))); // at once, also if it is the amount that was chosen already
  };
  const action = `bid ${chosen}`;
  return html`
    <span class="fx-steps" role="group" aria-label=${t("felix-ui-amount")}>
      <button type="button" disabled=${chosen <= least} aria-label=${t("felix-ui-less")} onClick=${() => step(chosen - 1)}>−</button>
      <label class="fx-amount"><${Picture} file="images" id="mouse" /><input type="number" inputmode="numeric" min=${least} max=${most} value=${typed ?? chosen} aria-label=${t("felix-ui-amount")}
        onFocus=${(/** @type {any} */ event) => event.target.select()} onBlur=${() => type(null)} onInput=${input}
        onKeyDown=${(/** @type {any} */ event) => event.key === "Enter" && typed !== null && (event.preventDefault(), type(null))} /></label>
      <button type="button" disabled=${chosen >= most} aria-label=${t("felix-ui-more")} onClick=${() => step(chosen + 1)}>+</button>
    </span>
    ${sealing
      ? html`<button key="seal" class="primary fx-go" data-seal disabled=${typed !== null}><${Picture} file="icons" id="icon-envelope" />${t("felix-ui-seal", { mice: chosen })}</button>`
      : html`<button key="bid" class=${`primary fx-go ${hinted ? "hinted" : ""}`} data-act=${action} disabled=${typed !== null}>${t("felix-ui-bid", { mice: chosen })}${hinted && html`<${HintMark} />`}</button>`}`;
}

/** @param {{takes: number, act: (action: string) => void, hinted: boolean}} props */
function Pass({ takes, act, hinted }) {
  return html`<button type="button" class=${`fx-pass ${hinted ? "hinted" : ""}`} data-act="pass" onClick=${() => act("pass")}>${t("felix-ui-pass", { mice: takes })}
    ${takes > 0 && html`<${Picture} file="images" id=${takes > 2 ? "mice" : "mouse"} />`}${hinted && html`<${HintMark} />`}</button>`;
}

/** @param {{on: boolean, most: number, turn: (on: boolean) => void}} props */
function Envelope({ on, most, turn }) {
  const why = on ? t("felix-ui-seal-now", { mice: most }) : t("felix-ui-seal-why");
  return html`<label class="fx-envelope"><${Picture} file="icons" id="icon-envelope" />
      <span><b>${t("felix-ui-seal-switch")}</b><small>${why}</small></span>
      <input type="checkbox" role="switch" aria-label=${t("felix-ui-seal-switch")} checked=${on} onChange=${(/** @type {any} */ event) => turn(event.target.checked)} /></label>
    <small class="fx-why">${why}</small>`; // beside the switch, or below all, whichever has room
}

/** While others think. @param {{open: boolean, sealed: number, cancel: () => void}} props */
function Waiting({ open, sealed, cancel }) {
  return html`<p class="fx-note"><${Picture} file="icons" id="icon-envelope" /><span>${t(sealed ? "felix-ui-sealed" : open ? "felix-ui-seal-before" : "felix-ui-cannot", { mice: sealed })}</span>
    ${sealed > 0 && html`<button type="button" onClick=${cancel}>${t("felix-ui-unseal")}</button>`}</p>`;
}
