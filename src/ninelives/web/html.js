// Templates without a build step, and pictures by name.
import { file } from "./base.js";
import { Component, h } from "preact";
import htm from "htm";

export const html = htm.bind(h);

/**
 * A component that is drawn again only with other props, or if a hook or a signal of its own asks for it. Components that
 * read a signal, such as the words, are drawn like that anyway; this is for what is shown often and reads none.
 * @template P
 * @param {(props: P) => any} Part
 * @returns {(props: P) => any} to be used in templates, as all components
 */
export function memo(Part) {
  class Memo extends Component {
    /** @param {any} props @param {any} state a new one if a hook or a signal has changed */
    shouldComponentUpdate(props, state) {
      return state !== this.state || differ(this.props, props);
    }

    render() {
      return Part(/** @type {any} */ (this.props));
    }
  }
  return /** @type {any} */ (Memo);
}

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
 * @param {string} name @param {string} id
 */
export function part(name, id) {
  if (!asked.has(name)) {
    asked.add(name);
    bring(name).catch(() => asked.delete(name)); // the next picture asks again
  }
  return `#${id}`;
}

/** @param {string} name */
async function bring(name) {
  const answer = await fetch(name.includes("/") ? name : file(`/web/art/${name}.svg`));
  if (!answer.ok) throw new Error(`no pictures in ${name}`);
  const sprite = document.createElement("div");
  sprite.hidden = true;
  sprite.innerHTML = await answer.text();
  document.body.append(sprite);
}

/**
 * A picture of art/ or of a game. Without a label it is decoration and hidden from screen readers. What a table shows often is an
 * image of its own, which the stylesheet names so that it is fetched once and not for every card; all others are parts
 * of a sprite, which can take on colours of the page but cost more to draw.
 * @type {(props: {file: string, id: string, label?: string, class?: string, box?: string}) => any}
 */
export const Picture = memo(({ file, id, label, class: name = "", box }) => {
  const role = label ? "img" : undefined;
  const hidden = label ? undefined : "true";
  if (file === "images") return html`<span class=${`picture image image-${id} ${name}`} role=${role} aria-label=${label} aria-hidden=${hidden}></span>`;
  return html`<svg class=${`picture ${name}`} viewBox=${box} role=${role}
    aria-label=${label} aria-hidden=${hidden}><use href=${part(file, id)} /></svg>`;
});
