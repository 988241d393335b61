// A table for friends: what to play, by how many, with which options.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { ask, kept } from "../api.js";
import { about, useGame } from "../games.js";
import { Loading } from "../later.js";
import { go } from "../route.js";
import { live } from "../live.js";
import { t } from "../text.js";
import { Sheet } from "../parts/frame.js";

/** @param {{name: string, close: () => void, attempt: (work: () => Promise<void>) => void}} props */
export function NewTable({ name, close, attempt }) {
  const { game, failed } = useGame(name);
  return html`<${Sheet} title=${t("new-title", { game: t(`${name}-title`) })} close=${close}>
    ${game ? html`<${Wishes} game=${about(name)} attempt=${attempt} />` : html`<${Loading} failed=${failed} />`}
  <//>`;
}

/** @param {{game: import("../types.js").GameInfo, attempt: (work: () => Promise<void>) => void}} props */
function Wishes({ game, attempt }) {
  const [wish, setWish] = useState({ players: game.usual_players, options: /** @type {Record<string, any>} */ ({}), clock: "none", hints: true, public: false });
  const [name, setName] = useState(kept.name);
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    attempt(async () => {
      kept.name = name.trim();
      const { code } = await ask("/api/tables", { game: game.name, ...wish });
      live(code).send({ type: "sit", seat: 0, name: kept.name || t("home-your-name") });
      go(`/t/${code}`);
    });
  };
  /** @param {string} option @param {any} value */
  const set = (option, value) => setWish({ ...wish, options: { ...wish.options, [option]: value } });
  /** What was chosen for another number of players may not be possible now. @param {number} players */
  const setPlayers = (players) => setWish({ ...wish, players, options: Object.fromEntries(Object.entries(wish.options).filter(([option]) => !game.options[option].by_players)) });
  return html`<form class="new-table" onSubmit=${open}>
      <label>${t("new-name")}<input value=${name} maxlength="20" autocomplete="nickname" onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
      <label>${t("new-players")}<select value=${wish.players} onChange=${(/** @type {any} */ event) => setPlayers(Number(event.target.value))}>
        ${game.players.map((n) => html`<option key=${n} value=${n}>${n}</option>`)}</select></label>
      ${Object.entries(game.options).map(([option, { default: usual, valid, by_players }]) => html`<${Option} key=${option} id=${`${game.name}-option-${option}`} usual=${usual} valid=${by_players?.[wish.players] ?? valid} value=${wish.options[option]} set=${(/** @type {any} */ value) => set(option, value)} />`)}
      <label>${t("new-clock")}<select value=${wish.clock} aria-describedby="clock-means" onChange=${(/** @type {any} */ event) => setWish({ ...wish, clock: event.target.value })}>
        ${["none", "relaxed", "brisk"].map((clock) => html`<option key=${clock} value=${clock}>${t(`new-clock-${clock}`)}</option>`)}</select></label>
      <p class="means" id="clock-means">${t("new-clock-means")}</p>
      <label class="check"><input type="checkbox" checked=${wish.hints} onChange=${(/** @type {any} */ event) => setWish({ ...wish, hints: event.target.checked })} />${t("new-hints")}</label>
      <label class="check"><input type="checkbox" checked=${wish.public} onChange=${(/** @type {any} */ event) => setWish({ ...wish, public: event.target.checked })} />${t("new-public")}</label>
      <button class="primary">${t("new-open")}</button>
    </form>`;
}

/** `id`: of the message that names the option. @param {{id: string, usual: any, valid: string, value: any, set: (value: any) => void}} props */
function Option({ id, usual, valid, value = usual, set }) {
  const label = t(id);
  if (typeof usual === "boolean") {
    return html`<label class="check"><input type="checkbox" checked=${value} onChange=${(/** @type {any} */ event) => set(event.target.checked)} />${label}</label>`;
  }
  if (typeof usual === "number") {
    const [least, most] = valid.split("–");
    return html`<label>${label}<input type="number" min=${least} max=${most} value=${value} onInput=${(/** @type {any} */ event) => set(event.target.valueAsNumber || usual)} /></label>`;
  }
  const choices = valid.split(", ");
  const shown = choices.includes(value) ? value : choices[0];
  const means = `${id}-means`;
  return html`<label>${label}<select value=${shown} aria-describedby=${means} onChange=${(/** @type {any} */ event) => set(event.target.value)}>
    ${choices.map((choice) => html`<option key=${choice} value=${choice}>${t(`${id}-${choice}`)}</option>`)}</select></label>
    <p class="means" id=${means}>${t(means)}</p>`;
}
