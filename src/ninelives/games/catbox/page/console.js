// What can be done now, beside the hand: set a card aside, say how many tricks, or one of four flaps that tell what a colour would bring.
import { html } from "ninelives/html.js";
import { t } from "ninelives/text.js";
import { Advised, declarable } from "./hand.js";
import { COLOURS, Sign, Token } from "./signs.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {{view: View, names: string[], you: number, act?: (action: string) => void, takeBack?: () => void, hinted: string[], card: number | null}} Props */

/** @param {Props} props */
export function Console(props) {
  const { view } = props;
  if (view.phase === "aside") return html`<${Aside} ...${props} />`;
  if (view.phase === "predict" && view.legal.length) return html`<${Predict} ...${props} />`;
  return html`<${Flaps} ...${props} />`;
}

/** The place where the card lies that stays out of this round. @param {Props} props */
function Aside({ view, you, act, takeBack, hinted, card }) {
  const { aside } = view.seats[you];
  const action = `aside ${card}`;
  return html`<div class="console asides" role="group" aria-label=${t("catbox-ui-aside", { round: view.round })}>
    <span class=${`slot ${(aside ?? card) === null ? "" : "full"}`} aria-hidden="true">${aside ?? card}</span>
    <div class="words"><p>${t("catbox-ui-aside-why")}</p>
      ${aside === null && html`<button type="button" class="primary" data-act=${act && card !== null ? action : undefined} disabled=${!act || card === null}
        onClick=${() => act?.(action)}>${card === null ? t("catbox-ui-choose") : t("catbox-ui-set", { number: card })}${card !== null && hinted[0] === action && html`<${Advised} />`}</button>`}
      ${aside !== null && html`<p><b>${t("catbox-ui-aside-card", { number: aside })}</b></p>`}
      ${takeBack && html`<button type="button" data-take-back onClick=${takeBack}>${t("table-take-back")}</button>`}</div>
  </div>`;
}

/** @param {Props} props */
function Predict({ view, act, hinted }) {
  return html`<div class="console predicts"><p>${t("catbox-ui-predict-why")}</p>
    <div class="choice" role="group" aria-label=${t("catbox-ui-predict")}>${view.legal.map((action) => html`<button type="button" key=${action} class="primary" data-act=${act ? action : undefined} disabled=${!act}
      onClick=${() => act?.(action)}><span>${t("catbox-ui-tricks-choice", { tricks: Number(action.split(" ")[1]) })}</span>${hinted[0] === action && html`<${Advised} />`}</button>`)}</div></div>`;
}

/** My four colours. With a card chosen they say what it would become and what that brings, or why it cannot. @param {Props} props */
function Flaps({ view, names, you, act, hinted, card }) {
  const option = view.options?.find(({ number }) => number === card) ?? null;
  const able = card === null ? [] : declarable(view).get(card) ?? [];
  return html`<div class="console flaps" role="group" aria-label=${t("catbox-ui-my-colours")}>${COLOURS.map((colour, row) => {
    const action = `${card} ${colour}`;
    const may = Boolean(act) && able.includes(colour);
    const { says, why, owner } = option ? told(view, names, you, colour, option.colours[row]) : idle(view, you, colour);
    const group = may ? option?.colours[row].brings?.group ?? 0 : 0;
    return html`<button type="button" key=${colour} class=${`flap ${colour} ${may ? "lit" : option ? "no" : view.seats[you].colours.includes(colour) ? "rest" : "no"} ${may && wins(view, option?.colours[row].brings) ? "good" : ""}`}
      data-act=${may ? action : undefined} aria-disabled=${!may} onClick=${() => may && act?.(action)}>
      <${Sign} colour=${colour} />
      <span class="tells"><span class="says">${may && html`<b>${card}</b> `}${says}</span>${why && html`${" "}<small>${why}${owner !== null && html` <${Token} seat=${owner} />`}</small>`}</span>
      ${group > view.seats[you].group && html`<span class="grows"><${Token} seat=${you} /><span aria-hidden="true">${group}</span><span class="unseen">${t("catbox-ui-largest", { group })}</span></span>`}
      ${may && hinted[0] === action && html`<${Advised} />`}</button>`;
  })}</div>`;
}

/** Whether a declaration takes the lead in a trick and costs nothing. @param {View} view @param {import("./view.js").Outcome | null} [brings] */
const wins = (view, brings) => view.led !== null && Boolean(brings?.ahead) && !brings?.gives_up;

/** A colour while no card is chosen. @param {View} view @param {number} you @param {string} colour */
function idle(view, you, colour) {
  const gone = !view.seats[you].colours.some((mine) => mine === colour);
  return { says: t(`catbox-colour-${colour}`), why: gone ? t("catbox-ui-lost") : "", owner: null };
}

/**
 * What a card in a colour would bring, or why it cannot have it.
 * @param {View} view @param {string[]} names @param {number} you @param {string} colour @param {import("./view.js").Declaration} declaration
 * @returns {{says: string, why: string, owner: number | null}}
 */
function told(view, names, you, colour, { state, owner, brings }) {
  if (brings) return { says: t(`catbox-colour-${colour}`), why: consequence(view, colour, brings), owner: null };
  const word = t(`catbox-colour-${colour}`);
  if (state === "gone") return { says: t("catbox-ui-lost"), why: word, owner: null };
  if (state === "blocked") return { says: t("catbox-ui-blocked"), why: t("catbox-ui-blocked-by"), owner: null };
  if (state === "closed") return { says: t("catbox-ui-not-yet"), why: t("catbox-ui-closed"), owner: null };
  return { says: t("catbox-ui-taken"), why: owner === you ? t("catbox-ui-by-you") : t("catbox-ui-by", { seat: owner }, names), owner };
}

/** @param {View} view @param {string} colour @param {import("./view.js").Outcome} brings */
function consequence(view, colour, { gives_up, ahead }) {
  const best = view.table.find(({ seat }) => seat === view.ahead);
  if (!best) return t("catbox-ui-brings-lead");
  const number = best.number;
  if (gives_up) return t(ahead ? "catbox-ui-brings-gives-beats" : "catbox-ui-brings-gives", { colour: gives_up, number });
  if (colour === view.led) return t(ahead ? "catbox-ui-brings-follow-beats" : "catbox-ui-brings-follow-loses", { number });
  return t(ahead ? "catbox-ui-brings-beats" : "catbox-ui-brings-off", { number });
}
