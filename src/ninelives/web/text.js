// Words: the server and the rules send message ids and arguments, the Fluent catalogues make sentences of them.
import { file } from "./base.js";
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { browser } from "./storage.js";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" };

/** The catalogue in use; everything that reads it is drawn again when it changes. */
const catalogue = signal(/** @type {FluentBundle | null} */ (null));
export const language = signal("en");

function preferred() {
  const kept = browser.get("language");
  const wished = kept ? [kept] : navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((tag) => tag in LANGUAGES) ?? "en";
}

/** Speak a language from now on: the one asked for, or the reader's. */
export async function speak(asked = preferred()) {
  const answer = await fetch(file(`/text/${asked}.ftl`));
  if (!answer.ok) throw new Error(`no catalogue for ${asked}`);
  const bundle = new FluentBundle([asked, "en"], { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(await answer.text()))) console.error(error);
  language.value = asked;
  catalogue.value = bundle;
  document.documentElement.lang = asked;
}

/** Keep a choice of language. @param {string} chosen */
export function choose(chosen) {
  browser.set("language", chosen);
  return speak(chosen);
}

/**
 * The sentence for a message id. Seats are told by name, and what a game has words for in these: an argument `card` with
 * the value `dog` in a message of the game `x` is said as `x-card-dog`.
 * @param {string} id
 * @param {Record<string, any>} [args]
 * @param {string[]} [names] of the seats
 * @returns {string}
 */
export function t(id, args = {}, names = []) {
  const bundle = catalogue.value;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) throw new Error(`no words for ${id}`);
  const game = id.split("-")[0];
  const words = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, word(game, key, value, names)]));
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, words, errors);
  if (errors.length) throw new Error(`${id} cannot be said with ${JSON.stringify(args)}: ${errors.join(", ")}`);
  return text.replace(/(^|[\s(:])-(?=\d)/g, "$1−"); // with a real minus
}

/** A number with a real minus. @param {number} number */
export const signed = (number) => String(number).replace("-", "−");

/** A time of day, as the reader writes it. @param {number} at milliseconds since 1970 */
export const clockTime = (at) => new Date(at).toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit" });

/** @param {string} id */
export const has = (id) => Boolean(catalogue.value?.hasMessage(id));

/**
 * What the server says, in words. A newer one may know messages that this page does not: then it says that.
 * @param {{id: string, args?: Record<string, any>}} message @param {string[]} [names]
 */
export function say(message, names) {
  try {
    return t(message.id, message.args, names);
  } catch (problem) {
    console.error(problem);
    return t("page-no-words");
  }
}

/** @param {string} game @param {string} key @param {any} value @param {string[]} names @returns {any} */
function word(game, key, value, names) {
  if (Array.isArray(value)) {
    const words = value.map((item) => String(plain(word(game, key.replace(/s$/, ""), item, names))));
    const last = words.at(-1);
    if (key === "seats" && words.length > 1) return t("list-last", { items: words.slice(0, -1).join(", "), last });
    return words.join(", ");
  }
  if (key === "seat") return names[value] ?? value;
  if (typeof value === "number") return Number.isInteger(value) ? new FluentNumber(value, { useGrouping: false }) : value;
  return has(`${game}-${key}-${value}`) ? t(`${game}-${key}-${value}`) : value;
}

/** @param {any} value */
const plain = (value) => (value instanceof FluentNumber ? value.value : value);
