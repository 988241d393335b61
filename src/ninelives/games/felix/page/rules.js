// Felix: the chapters of the rules, with pictures made of what lies on the table.
import { html, Picture } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Mini, OpenCard, TurnCard } from "./card.js";
import { Bid, MouseCards } from "./row.js";

/** @typedef {{options?: Record<string, any>}} Read at a table: its options */

const CARDS = ["15", "11", "8", "5", "3", "rabbit", "-5", "-8", "large-dog", "small-dog"];
const MICE = [{ value: 2, mice: 0 }, { value: 4, mice: 4 }, { value: 6, mice: 6 }];

/** All ten cards, and what one begins with. */
const Deck = () => html`<div class="felix fx-lesson"><div class="fx-cards">${CARDS.map((card) => html`<${Mini} key=${card} card=${card} />`)}</div></div>`;

/** A sack before the first bid: one card is seen, one is mine. */
const Sack = () => html`<div class="felix fx-lesson fx-4"><div class="fx-sack" aria-hidden="true"><ul class="fx-row">
    <li><${OpenCard} card="15" /></li>
    <li><span class="fx-place placed mine"><${TurnCard} card="5" up=${false} label="" /><span class="fx-you">${t("page-you")}</span></span></li>
    <li><${TurnCard} card=${null} up=${false} label="" /></li><li><${TurnCard} card=${null} up=${false} label="" /></li>
  </ul></div><p class="fx-caption">${t("felix-rules-picture-round")}</p></div>`;

/** The first one has passed: the second mouse card is next, and the second card is up. */
function Auction() {
  const bids = [{ bid: 0, passed: true }, { bid: 8, passed: false }, { bid: 6, passed: false }, { bid: 3, passed: false }];
  return html`<div class="felix fx-lesson fx-4">
    <ul class="fx-row" aria-hidden="true">${bids.map((seat, n) => html`<li key=${n}><${Bid} bid=${seat.bid} passed=${seat.passed} high=${seat.bid === 8} thinks=${false} /></li>`)}</ul>
    <div class="fx-sack" aria-hidden="true"><ul class="fx-row">${["small-dog", "15", null, null].map((card, n) => html`<li key=${n}><${TurnCard} card=${card} up=${Boolean(card)} label="" /></li>`)}</ul>
    <${MouseCards} cards=${MICE} next=${1} /></div>
    <p class="fx-caption">${t("felix-rules-picture-bidding")}</p></div>`;
}

/** Tell the one rule in which the editions differ: of the one in play, or of both. @param {Read} props */
function Edition({ options }) {
  return (options ? [options.edition] : ["en", "fr"]).map((which) => html`<p key=${which}>${t(`felix-rules-edition-${which}`)}</p>`);
}

/** What counts at the end. */
const Score = () => html`<p class="felix fx-lesson fx-sum" aria-hidden="true"><${Mini} card="11" /><${Mini} card="8" /><${Mini} card="-5" /> + <${Picture} file="images" id="mice" /> 12 = <b>26</b></p>`;

function Example() {
  return html`
    <${Chase} cards=${["small-dog", "11", "-5", "-8"]} gone=${["small-dog", "-8"]} left="6" />
    <p>${t("felix-rules-example-small")}</p>
    <${Chase} cards=${["large-dog", "11", "-5", "-8"]} gone=${["large-dog", "11"]} left="−13" />
    <p>${t("felix-rules-example-large")}</p>`;
}

/** A sack that somebody has bought, with its dog. @param {{cards: string[], gone: string[], left: string}} props */
function Chase({ cards, gone, left }) {
  return html`<div class="felix fx-lesson fx-sum" aria-hidden="true">${cards.map((card) => html`<span key=${card} class=${gone.includes(card) ? "fx-out" : ""}><${Mini} card=${card} /></span>`)} = <b>${left}</b></div>`;
}

export const rules = {
  chapters: ["aim", "cards", "round", "bidding", "dogs", "end"],
  notes: { cards: Deck, round: Sack, bidding: Auction, dogs: Edition, end: Score },
  Example,
};
