// Felix: what I can do: put a card into the sack, bid, pass, or have it bid for me up to a sealed maximum.
import { useState } from "preact/hooks";
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Face, Mini, spoken, title } from "./card.js";
import { nextMouse } from "./row.js";

/** @typedef {import("ninelives/types.js").BoardProps<import("./view.js").View>} BoardProps */

/** @param {BoardProps & {me: number, place: (action: string, from: Element) => void}} props */
export function Panel({ view, me, act, seal, sealed, hinted, place }) {
  const hand = view.seats[me].hand ?? [];
  if (view.phase === "end") return null;
  if (view.phase === "place") return html`<div class="fx-panel"><${Hand} hand=${hand} legal=${act ? view.legal : []} hint=${hinted?.[0]} place=${place} /></div>`;
  return html`<div class="fx-panel">
    ${act && !view.seats[me].passed && html`<${Bidding} key=${view.round} view=${view} me=${me} act=${act} seal=${seal} sealed=${sealed ?? 0} hint=${hinted?.[0]} />`}
    <${SmallHand} hand=${hand} />
  </div>`;
}

/** @param {{hand: string[], legal: string[], hint?: string, place: (action: string, from: Element) => void}} props */
function Hand({ hand, legal, hint, place }) {
  return html`<ul class="fx-hand" aria-label=${t("felix-ui-hand")}>${hand.map((card) => {
    const action = `place ${card}`;
    const front = html`<${Face} card=${card} large />`;
    return html`<li key=${card}>${legal.includes(action)
      ? html`<button class=${`fx-card ${hint === action ? "hinted" : ""}`} data-act=${action} aria-label=${t("felix-ui-place", { what: spoken(card) })} title=${title(card)}
          onClick=${(/** @type {any} */ event) => place(action, event.currentTarget)}>${front}${hint === action && html`<${HintMark} />`}</button>`
      : html`<span class="fx-card" role="img" aria-label=${title(card)} title=${title(card)}>${front}</span>`}</li>`;
  })}</ul>`;
}

/** @param {{hand: string[]}} props */
export function SmallHand({ hand }) {
  return html`<ul class="fx-small-hand" aria-label=${t("felix-ui-hand")}>${hand.map((card) => html`<li key=${card}><${Mini} card=${card} /></li>`)}</ul>`;
}

const HintMark = () => html`<span class="fx-hint">${t("felix-ui-hinted")}</span>`;

/** @param {string[]} legal */
const bids = (legal) => legal.filter((action) => action.startsWith("bid ")).map((action) => Number(action.slice(4)));

/** @param {{view: import("./view.js").View, me: number, act: (action: string) => void, seal?: (most: number) => void, sealed: number, hint?: string}} props */
function Bidding({ view, me, act, seal, sealed, hint }) {
  const [wish, setWish] = useState(0);
  const possible = bids(view.legal);
  const mine = view.legal.length > 0;
  // A maximum can be sealed before it is my turn; then everything above the highest bid makes sense.
  const least = mine ? possible[0] ?? 0 : view.high + 1;
  const most = mine ? possible.at(-1) ?? 0 : view.seats[me].mice ?? 0;
  const chosen = Math.max(least, Math.min(most, wish));
  return html`<div class="fx-bidding">
    <div class="fx-choices">${mine
      ? html`<${Choice} action="pass" act=${act} hint=${hint}>${t("felix-ui-pass", { mice: view.mouse_cards[nextMouse(view)]?.mice ?? 0 })}<//>
        ${quick(possible, hint).map((n) => html`<${Choice} key=${n} action=${`bid ${n}`} act=${act} hint=${hint} label=${t("felix-ui-bid", { mice: n })}><${Picture} file="images" id="mouse" />${n}<//>`)}`
      : html`<p>${sealed ? t("felix-ui-sealed", { mice: sealed }) : t("felix-ui-seal-why")}</p>`}
    </div>
    ${least <= most && (mine ? possible.length > 1 : true) && html`<div class="fx-stepper">
      <${Stepper} chosen=${chosen} least=${least} most=${most} set=${setWish} />
      ${mine && html`<button class="primary" data-act=${`bid ${chosen}`} onClick=${() => act(`bid ${chosen}`)}>${t("felix-ui-bid", { mice: chosen })}</button>`}
      ${seal && !(mine && sealed) && html`<button class="fx-seal" title=${t("felix-ui-seal-why")} onClick=${() => seal(chosen)}>${t("felix-ui-seal", { mice: chosen })}</button>`}
      ${seal && sealed > 0 && html`<button class="fx-seal" onClick=${() => seal(0)}>${t("felix-ui-unseal")}</button>`}
    </div>`}
  </div>`;
}

/** A few bids to make with one tap, the hinted one among them. @param {number[]} possible @param {string} [hint] */
function quick(possible, hint) {
  const steps = [0, 1, 3].map((more) => possible[more]).filter((n) => n !== undefined);
  const hinted = hint?.startsWith("bid ") ? Number(hint.slice(4)) : null;
  if (hinted === null || steps.includes(hinted) || !possible.includes(hinted)) return steps;
  return [...steps.slice(0, 2), hinted].sort((a, b) => a - b);
}

/** @param {{action: string, act: (action: string) => void, hint?: string, label?: string, children?: any}} props */
function Choice({ action, act, hint, label, children }) {
  return html`<button class=${`fx-choice ${action === "pass" ? "fx-pass" : ""} ${hint === action ? "hinted" : ""}`} data-act=${action} aria-label=${label} onClick=${() => act(action)}>
    ${children}${hint === action && html`<${HintMark} />`}</button>`;
}

/** @param {{chosen: number, least: number, most: number, set: (n: number) => void}} props */
function Stepper({ chosen, least, most, set }) {
  const [typed, type] = useState(/** @type {string | null} */ (null)); // as far as it is: it may begin with less than the least
  return html`<span class="fx-steps" role="group" aria-label=${t("felix-ui-amount")}>
    <button disabled=${chosen <= least} aria-label=${t("felix-ui-less")} onClick=${() => set(chosen - 1)}>−</button>
    <input type="number" inputmode="numeric" min=${least} max=${most} value=${typed ?? chosen} aria-label=${t("felix-ui-amount")}
      onFocus=${(/** @type {any} */ event) => event.target.select()} onBlur=${() => type(null)}
      onInput=${(/** @type {any} */ event) => {
        type(event.target.value);
        set(event.target.valueAsNumber || least);
      }} />
    <button disabled=${chosen >= most} aria-label=${t("felix-ui-more")} onClick=${() => set(chosen + 1)}>+</button>
  </span>`;
}
