// Words: the server and the rules send message ids and arguments, the Fluent catalogues make sentences of them.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" };
const NAMED_THINGS = ["card", "animal", "colour", "garment", "cheese"]; // arguments whose values the catalogues name

/** The catalogue in use; everything that reads it is drawn again when it changes. */
const catalogue = signal(/** @type {FluentBundle | null} */ (null));
export const language = signal("en");

function preferred() {
  const kept = localStorage.getItem("language");
  const wished = kept ? [kept] : navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((tag) => tag in LANGUAGES) ?? "en";
}

/** Speak a language from now on: the one asked for, or the reader's. */
export async function speak(asked = preferred()) {
  const answer = await fetch(`/text/${asked}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue for ${asked}`);
  const bundle = new FluentBundle([asked, "en"], { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(await answer.text()))) console.error(error);
  language.value = asked;
  catalogue.value = bundle;
  document.documentElement.lang = asked;
}

/** Keep a choice of language. @param {string} chosen */
export function choose(chosen) {
  localStorage.setItem("language", chosen);
  return speak(chosen);
}

/**
 * The sentence for a message id. Seats are told by name, cards and colours in the catalogue's words.
 * @param {string} id
 * @param {Record<string, any>} [args]
 * @param {string[]} [names] of the seats
 * @returns {string}
 */
export function t(id, args = {}, names = []) {
  const bundle = catalogue.value;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) throw new Error(`no words for ${id}`);
  const words = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, word(key, value, names)]));
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, words, errors);
  if (errors.length) throw new Error(`${id} cannot be said with ${JSON.stringify(args)}: ${errors.join(", ")}`);
  return text.replace(/(^|[\s(:])-(?=\d)/g, "$1−"); // with a real minus
}

/** @param {string} id */
export const has = (id) => Boolean(catalogue.value?.hasMessage(id));

/** @param {{id: string, args?: Record<string, any>}} message @param {string[]} [names] */
export const say = (message, names) => t(message.id, message.args, names);

/** @param {string} key @param {any} value @param {string[]} names @returns {any} */
function word(key, value, names) {
  if (Array.isArray(value)) {
    const words = value.map((item) => String(plain(word(key.replace(/s$/, ""), item, names))));
    const last = words.at(-1);
    if (key === "seats" && words.length > 1) return t("list-last", { items: words.slice(0, -1).join(", "), last });
    return words.join(", ");
  }
  if (key === "seat") return names[value] ?? value;
  if (typeof value === "number") return Number.isInteger(value) ? new FluentNumber(value, { useGrouping: false }) : value;
  if (NAMED_THINGS.includes(key) && has(`${key}-${value}`)) return t(`${key}-${value}`);
  return value;
}

/** @param {any} value */
const plain = (value) => (value instanceof FluentNumber ? value.value : value);
