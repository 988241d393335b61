// Short sounds made on the spot, off until asked for: a card, my turn, the end, and the cats' own words.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { Tool } from "./frame.js";
import { browser } from "../storage.js";
import { t } from "../text.js";

export const sounds = signal(browser.get("sounds") === "on");

/** @type {AudioContext | null} */
let audio = null;

export const SoundSwitch = () => html`<${Tool} round sign="sound" class="wide" label=${t(sounds.value ? "sound-on" : "sound-off")} pressed=${sounds.value} press=${() => turnSounds(!sounds.value)} />`;

/** Turn sounds on, with a first one, or off. @param {boolean} on @param {[number, number, number?][]} [first] */
export function turnSounds(on, first = [[660, 0.08]]) {
  sounds.value = on;
  browser.set("sounds", on ? "on" : "off");
  if (on) wake().then(() => tone(first));
}

/** Make sounds possible: browsers allow it only while somebody touches the page, and iOS takes it back for every phone call. */
async function wake() {
  audio ??= new AudioContext();
  if (audio.state !== "running") await audio.resume().catch(() => {});
}

for (const touch of ["pointerup", "touchend", "keydown"]) document.addEventListener(touch, () => void (sounds.value && wake()));

/**
 * Notes one after the other: where the pitch goes, and for how long.
 * @param {[number, number, number?][]} notes frequency, seconds, frequency at the end
 * @param {OscillatorType} [shape]
 */
export function tone(notes, shape = "triangle") {
  if (!sounds.value || audio?.state !== "running") return; // what cannot be heard now must not be heard later
  let at = audio.currentTime;
  for (const [from, seconds, to = from] of notes) {
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.type = shape;
    voice.frequency.setValueAtTime(from, at);
    voice.frequency.exponentialRampToValueAtTime(to, at + seconds);
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + seconds * 0.2);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    voice.connect(volume).connect(audio.destination);
    voice.start(at);
    voice.stop(at + seconds);
    at += seconds;
  }
}

/** @type {Record<string, [number, number, number?][]>} */
const VOICES = { meow: [[520, 0.12, 900], [900, 0.3, 420]], mrrp: [[400, 0.18, 760]], hiss: [[2600, 0.35, 1800]], purr: [[48, 0.6, 44]] };

/** A cat's word, or a soft knock for any other. @param {string} phrase */
export const meow = (phrase) => tone(VOICES[phrase] ?? [[500, 0.06]], phrase === "purr" || phrase === "hiss" ? "sawtooth" : "triangle");

/** Sounds of the game: my turn, unless its board has `own` ones, and its end. @param {import("../types.js").State} state @param {boolean} [own] */
export function useSounds(state, own = false) {
  const before = useRef({ mine: false, over: false });
  useEffect(() => {
    const mine = !own && Boolean(state.view?.legal.length);
    const over = state.view?.phase === "end";
    if (mine && !before.current.mine) tone([[587, 0.09], [784, 0.12]]);
    if (over && !before.current.over) tone([[523, 0.12], [659, 0.12], [784, 0.25]]);
    before.current = { mine, over };
  }, [state]);
}
