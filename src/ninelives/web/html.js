// Templates without a build step, and pictures by name.
import { Component, h } from "preact";
import htm from "htm";
import "@preact/signals"; // has a rule of its own for what is drawn again, which ours replaces

export const html = htm.bind(h);

/**
 * Components are functions of their props, state and signals and of nothing else: with the same props they are drawn
 * again only if they ask for it. Signals do so for components that read one; most pictures and cells read none.
 * @param {any} props @param {any} state a new one if a hook or a signal has changed
 */
Component.prototype.shouldComponentUpdate = function (props, state) {
  return state !== this.state || differ(this.props, props);
};

/** @param {any} before @param {any} after */
function differ(before, after) {
  for (const key in after) if (before[key] !== after[key]) return true;
  for (const key in before) if (!(key in after)) return true;
  return false;
}

/** @type {Set<string>} */
const asked = new Set();

/**
 * The address of a part of a sprite: of a file of art/ by its name, or of a game's own by its address. The sprite is brought into the page itself: a part of another file would be a
 * request for every picture, some 0.4 ms each.
 * @param {string} file @param {string} id
 */
export function part(file, id) {
  if (!asked.has(file)) {
    asked.add(file);
    bring(file).catch(() => asked.delete(file)); // the next picture asks again
  }
  return `#${id}`;
}

/** @param {string} file */
async function bring(file) {
  const answer = await fetch(file.includes("/") ? file : `/web/art/${file}.svg`);
  if (!answer.ok) throw new Error(`no pictures in ${file}`);
  const sprite = document.createElement("div");
  sprite.hidden = true;
  sprite.innerHTML = await answer.text();
  document.body.append(sprite);
}

/**
 * A picture of art/ or of a game. Without a label it is decoration and hidden from screen readers. What a table shows often is an
 * image of its own, which the stylesheet names so that it is fetched once and not for every card; all others are parts
 * of a sprite, which can take on colours of the page but cost more to draw.
 * @param {{file: string, id: string, label?: string, class?: string, box?: string}} props
 */
export function Picture({ file, id, label, class: name = "", box }) {
  const role = label ? "img" : undefined;
  const hidden = label ? undefined : "true";
  if (file === "images") return html`<span class=${`picture image image-${id} ${name}`} role=${role} aria-label=${label} aria-hidden=${hidden}></span>`;
  return html`<svg class=${`picture ${name}`} viewBox=${box} role=${role}
    aria-label=${label} aria-hidden=${hidden}><use href=${part(file, id)} /></svg>`;
}
