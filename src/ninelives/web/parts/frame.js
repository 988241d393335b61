// What stands around every place: the bar with the way home, the choice of language, and sheets that slide in.
import { url } from "../base.js";
import { useLayoutEffect, useRef } from "preact/hooks";
import { html, Picture } from "../html.js";
import { choose, language, LANGUAGES, t } from "../text.js";

/**
 * `menu` opens the same tools on screens that are too narrow for them to stand in the bar.
 * @param {{title?: string, children?: any, menu?: () => void}} props
 */
export function Bar({ title, children, menu }) {
  return html`<header class="bar">
    <a class="home" href=${url("/")} aria-label=${`Nine Lives: ${t("page-home")}`}><${Picture} file="table" id="logo" /><span class="wordmark">Nine Lives</span></a>
    ${title && html`<h1 class="title">${title}</h1>`}
    <div class=${`bar-tools ${menu ? "wide" : ""}`}>${children}<${Language} /></div>
    ${menu && html`<button class="quiet bar-menu" onClick=${menu} aria-label=${t("page-menu")}>☰</button>`}
  </header>`;
}

export function Language() {
  return html`<select class="language" aria-label=${t("page-language")} value=${language.value}
    onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
    ${Object.entries(LANGUAGES).map(([tag, name]) => html`<option key=${tag} value=${tag} lang=${tag}>${name}</option>`)}
  </select>`;
}

/**
 * A sheet over the page: a real dialog, so that focus stays inside and returns afterwards.
 * @param {{title: string, close: () => void, children?: any, class?: string}} props
 */
export function Sheet({ title, close, children, class: name = "" }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => { // open before what is in it looks at its size
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return html`<dialog class=${`sheet ${name}`} ref=${dialog} aria-label=${title} onClose=${close}
    onClick=${(/** @type {any} */ event) => event.target === dialog.current && close()}>
    <div class="sheet-body">
      <div class="sheet-head"><h2>${title}</h2><button class="quiet" onClick=${close} aria-label=${t("page-close")}>✕</button></div>
      ${children}
    </div>
  </dialog>`;
}

/** @param {{message: string, kind?: string, children?: any}} props */
export function Notice({ message, kind = "", children }) {
  return html`<p class=${`notice ${kind}`} role=${kind === "error" ? "alert" : "status"}>${message} ${children}</p>`;
}
