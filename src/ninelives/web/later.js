// Places are loaded when they are first shown, or before that, when the page has nothing else to do.
import { signal } from "@preact/signals";
import { useLayoutEffect, useState } from "preact/hooks";
import { html } from "./html.js";
import { t } from "./text.js";

/** @typedef {((props: any) => any) & {load: () => Promise<void>}} Later */

/** @type {Later[]} */
const all = [];

/** Stand in for what is still on its way, or cannot be had: `failed` is the id of the message that says why. @param {{failed: string}} props */
export const Loading = ({ failed }) => html`<div class="loading"><p class="notice" role="status">${t(failed || "page-loading")}
  ${failed && html`<button onClick=${() => location.reload()}>${t("page-reload")}</button>`}</p></div>`;

/**
 * A component of a module that is still to be loaded.
 * @param {() => Promise<any>} module @param {string} name @param {boolean} seldom whether hardly anybody goes there
 * @returns {Later}
 */
export function later(module, name, seldom = false) {
  const loaded = signal(/** @type {any} */ (null));
  const load = async () => void (loaded.value ??= (await module())[name]);
  const Later = (/** @type {any} */ props) => {
    const [failed, fail] = useState("");
    useLayoutEffect(() => void load().catch(() => fail("page-unreachable")), []);
    return loaded.value ? html`<${loaded.value} ...${props} />` : html`<${Loading} failed=${failed} />`;
  };
  const part = Object.assign(Later, { load });
  if (!seldom) all.push(part);
  return part;
}

/** Load what is not there yet, and what that brings. What cannot be had now is asked for again when it is shown. */
export async function loadRest() {
  for (const part of all) await part.load().catch(() => {});
}
