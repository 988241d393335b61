// The picture of a game, as it is printed on its box.
import { file } from "../base.js";
import { html } from "../html.js";

/** The address of a game's picture. @param {string} name */
const address = (name) => file(`/games/${name}/art/scene.svg`);

/** A game as a little picture. @param {{name: string, class?: string}} props */
export const Scene = ({ name, class: more = "" }) => html`<img class=${`picture scene ${more}`} src=${address(name)} alt="" width="160" height="100" />`;

/** The picture as the variable `--scene`, for what takes its colours from it, such as the spine of a box. @param {string} name */
export const sceneStyle = (name) => `--scene: url("${address(name)}")`;
