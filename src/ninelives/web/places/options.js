// The ways to choose something for a new table: from a few words, on or off, by a picture, or as a number in the fine print.
import { useId } from "preact/hooks";
import { html, Picture } from "../html.js";
import { has, t } from "../text.js";

/** @typedef {{option: string, id: string, usual: any, valid: string, value: any, set: (value: any) => void}} OptionProps `id`: of the message that names the option */

/**
 * A few values side by side. `means`: what the chosen one is about.
 * @param {{name: string, legend: string, value: any, values: any[], word: (value: any) => string, choose: (value: any) => void, means?: string}} props
 */
export function Segments({ name, legend, value, values, word, choose, means }) {
  const id = useId();
  return html`<fieldset class="segments"><legend>${legend}</legend>
    <div>${values.map((one) => html`<label key=${one} class=${one === value ? "chosen" : ""}><input type="radio" name=${name} checked=${one === value} aria-describedby=${means ? id : undefined} onChange=${() => choose(one)} /><span>${word(one)}</span></label>`)}</div>
    ${means && html`<p class="means" id=${id}>${means}</p>`}
  </fieldset>`;
}

/** An option with a word for each of its values. @param {OptionProps} props */
export function Option({ option, id, valid, value, set }) {
  const values = valid.split(", ");
  const chosen = values.includes(value) ? value : values[0];
  return html`<${Segments} name=${option} legend=${t(id)} value=${chosen} values=${values} word=${(/** @type {string} */ one) => t(`${id}-${one}`)} choose=${set} means=${has(`${id}-means`) ? t(`${id}-means`) : undefined} />`;
}

/** @param {{on: boolean, label: string, means?: string, turn: (on: boolean) => void}} props */
export function Switch({ on, label, means, turn }) {
  return html`<label class="switch"><input type="checkbox" checked=${on} onChange=${(/** @type {any} */ event) => turn(event.target.checked)} />
    <span><b>${label}</b>${means && html`<small>${means}</small>`}</span></label>`;
}

/** A number, as people would choose it: by a word and a picture. @param {OptionProps & {choices: import("../types.js").Choice[]}} props */
export function ChoiceCards({ option, id, value, set, choices }) {
  return html`<fieldset class="choice-cards"><legend>${t(`${id}-question`)}</legend>
    <div>${choices.map(({ word, value: one, picture: [file, part] }) => html`<label key=${word} class=${one === value ? "chosen" : ""}>
      <input type="radio" name=${`${option}-card`} checked=${one === value} onChange=${() => set(one)} />
      <${Picture} file=${file} id=${part} /><b>${t(`${id}-${word}`)}</b><small>${t(`${id}-${word}-means`)}</small></label>`)}</div>
  </fieldset>`;
}

/** Numbers, for those who want to set them exactly. @param {{numbers: OptionProps[]}} props */
export function FinePrint({ numbers }) {
  return html`<details class="fine-print"><summary>${t("new-fine-print")}</summary>
    <div>${numbers.map(({ option, id, usual, valid, value, set }) => {
      const [least, most] = valid.split("–");
      return html`<label key=${option}>${t(id)}<input type="number" min=${least} max=${most} value=${value} onInput=${(/** @type {any} */ event) => set(event.target.valueAsNumber || usual)} /></label>`;
    })}</div></details>`;
}
