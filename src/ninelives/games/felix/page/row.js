// Felix: the sack as a row. Everybody sits above their card; between the cards lie the mice that passing brings.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Bust } from "ninelives/parts/seat.js";
import { Mini, signed, title, TurnCard } from "./card.js";

/** @typedef {import("./view.js").Seat} Seat */
/** @typedef {import("./view.js").Round} Round */

/**
 * Somebody else, with their bid; `won`: the round that is looked at, if they took the sack.
 * @param {{n: number, info: import("ninelives/types.js").SeatInfo, name: string, seat: Seat, active: boolean, bids: boolean, leads: boolean, starts: boolean, won: Round | null, past: boolean}} props
 */
export function Opponent({ n, info, name, seat, active, bids, leads, starts, won, past }) {
  const did = past ? won && html`<${Gain} won=${won} />` : html`<${Bid} bid=${seat.bid} passed=${seat.passed} high=${leads} thinks=${bids} />`;
  return html`<${Bust} n=${n} info=${info} name=${name} active=${active && !past} class=${leads ? "leads" : ""} did=${did}>
    ${seat.mice === null || seat.cats === null ? html`<small>${leads ? t("felix-ui-leads") : starts ? t("felix-ui-start") : t("felix-ui-cards-left", { cards: seat.cards })}</small>` : html`<${Owns} mice=${seat.mice} cats=${seat.cats} />`}
  <//>`;
}

/** My place behind the far edge is empty: there lies the sack, and before it what I have bid. @param {{seat: Seat, leads: boolean, won: Round | null, past: boolean, takeBack?: () => void}} props */
export function Gap({ seat, leads, won, past, takeBack }) {
  const bid = past ? won && html`<${Gain} won=${won} />` : html`<${Bid} bid=${seat.bid} passed=${seat.passed} high=${leads} thinks=${false} />`;
  return html`<li class="bust fx-gap"><span class="face"><${Picture} file="images" id="sack-open" /></span>
    <div class="did">${takeBack ? html`<button class="fx-take-back" data-take-back onClick=${takeBack}>${t("table-take-back")}</button>` : bid}</div></li>`;
}

/** Three players: the first card comes from a stack that belongs to nobody. */
export function Stack() {
  return html`<li class="bust fx-stack"><span class="face" aria-hidden="true"><i class="fx-back"></i><i class="fx-back"></i><i class="fx-back"></i></span>
    <div class="tag"><span class="name">${t("felix-ui-stack")}</span></div></li>`;
}

/** @param {{view: import("./view.js").View, names: string[], me: number | null, hands: boolean}} props `hands`: show what is in the hands that we know, too */
export function Row({ view, names, me, hands }) {
  return html`<div class="fx-sack">
    <ul class="fx-row" aria-label=${t("felix-ui-sack")}>${view.row.map((place) => html`<${Place} key=${place.owner ?? "stack"} place=${place}
      name=${place.owner === null ? t("felix-ui-stack") : names[place.owner]} mine=${place.owner === me && me !== null} hand=${hands && place.owner !== null ? view.seats[place.owner].hand : null} />`)}</ul>
    <${MouseCards} cards=${view.mouse_cards} next=${view.phase === "bid" ? view.takes_card : null} />
  </div>`;
}

/** @param {{place: import("./view.js").Card, name: string, mine: boolean, hand: string[] | null}} props */
function Place({ place, name, mine, hand }) {
  const what = place.card ? t(place.up ? "felix-ui-card-up" : "felix-ui-card-mine", { name, what: title(place.card) }) : t(place.placed ? "felix-ui-card-down" : "felix-ui-card-none", { name });
  return html`<li><span class=${`fx-place ${place.placed ? "placed" : ""} ${mine ? "mine" : ""}`} role=${place.placed ? undefined : "img"} aria-label=${place.placed ? undefined : what}>
      ${place.placed && html`<${TurnCard} card=${place.card} up=${place.up} label=${what} />`}
      ${mine && html`<span class="fx-you" aria-hidden="true">${t("page-you")}</span>`}
    </span>
    ${hand && html`<span class="fx-hold">${hand.map((card) => html`<${Mini} key=${card} card=${card} />`)}</span>`}</li>`;
}

/** What somebody owns, if all may know it. @param {{mice: number, cats: number}} props */
const Owns = ({ mice, cats }) => html`<small class="fx-owns" role="img" aria-label=${t("felix-ui-owns", { mice, points: cats, shown: signed(cats) })}><${Picture} file="images" id="mouse" />${mice}<${Picture} file="images" id="cat-8" />${signed(cats)}</small>`;

/** What the buyer of the sack got, and paid. @param {{won: Round}} props */
const Gain = ({ won }) => html`<span class="fx-bid high fx-gain" aria-hidden="true"><${Picture} file="images" id="cat-8" />${won.points > 0 ? "+" : ""}${signed(won.points)}<span class="fx-paid"><${Picture} file="images" id="mouse" />−${won.price}</span></span>`;

/** @param {{bid: number, passed: boolean, high: boolean, thinks: boolean}} props */
export function Bid({ bid, passed, high, thinks }) {
  if (passed) return html`<span class="fx-bid passed">${t("felix-ui-passed")}</span>`;
  if (bid) return html`<span class=${`fx-bid lies ${high ? "high" : ""}`} key=${bid} role="img" aria-label=${t("felix-ui-bids", { mice: bid })}><${Picture} file="images" id="mouse" />${bid}</span>`;
  return thinks ? html`<span class="fx-bid thinks" aria-hidden="true">${t("felix-ui-thinking")}</span>` : html`<span class="fx-bid none"></span>`;
}

/** @param {{cards: {mice: number, value: number}[], next: number | null}} props */
export function MouseCards({ cards, next }) {
  return html`<ol class="fx-mice" aria-label=${t("felix-ui-mouse-cards")}>${cards.map((mouse, n) => html`
    <li key=${n} data-mouse=${n} class=${`${mouse.mice ? "full" : "empty"} ${n === next ? "next" : ""}`} style=${`--between: ${2 * n + 2}`}
      role="listitem" aria-label=${t(mouse.mice ? (n === next ? "felix-ui-mouse-next" : "felix-ui-mouse-full") : "felix-ui-mouse-empty", { mice: mouse.mice, value: mouse.value })}>
      <${Picture} file="images" id=${mouse.value > 2 ? "mice" : "mouse"} /><b>${mouse.mice}</b>
    </li>`)}</ol>`;
}
