// What stands around every place: the bar with the way home, the choice of language, and sheets that slide in.
import { url } from "../base.js";
import { useLayoutEffect, useRef } from "preact/hooks";
import { html, Picture } from "../html.js";
import { choose, language, LANGUAGES, t } from "../text.js";
import { contrast, theme, THEMES } from "../theme.js";

/**
 * The head of every place. `progress`: how far a game is. Tools that are not `wide` stay on a phone, as signs alone.
 * @param {{title?: string, progress?: any, children?: any}} props
 */
export function Bar({ title, progress, children }) {
  return html`<header class="bar">
    <a class="home" href=${url("/")} aria-label=${`Nine Lives: ${t("page-home")}`}><${Picture} file="table" id="logo" /><span class="wordmark">Nine Lives</span></a>
    ${title && html`<h1 class="title">${title}</h1>`}
    ${progress}
    <div class="bar-tools">${children === undefined ? html`<${Language} />` : children}</div>
  </header>`;
}

/**
 * A button with a sign, which stays alone where there is little room. `words`: the same in fewer words.
 * @param {{sign: string, label: string, words?: string, press: () => void, class?: string, round?: boolean, pressed?: boolean, expanded?: boolean, disabled?: boolean}} props
 */
export function Tool({ sign, label, words = label, press, class: name = "", round = false, pressed, expanded, disabled }) {
  return html`<button class=${`${round ? "round" : "pill"} ${name}`} onClick=${press} disabled=${disabled} aria-label=${label} title=${round ? label : undefined} aria-pressed=${pressed} aria-expanded=${expanded}>
    <${Picture} file="icons" id=${`icon-${sign}`} />${!round && html`<span class="words">${words}</span>`}</button>`;
}

export function Language() {
  return html`<select class="language" aria-label=${t("page-language")} value=${language.value}
    onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
    ${Object.entries(LANGUAGES).map(([tag, name]) => html`<option key=${tag} value=${tag} lang=${tag}>${name}</option>`)}
  </select>`;
}

/** Day or night, and more contrast. */
export function Look() {
  return html`<label>${t("page-theme")}<select value=${theme.value} onChange=${(/** @type {any} */ event) => (theme.value = event.target.value)}>
      ${THEMES.map((name) => html`<option key=${name} value=${name}>${t(`page-theme-${name}`)}</option>`)}
    </select></label>
    <label class="check"><input type="checkbox" checked=${contrast.value} onChange=${(/** @type {any} */ event) => (contrast.value = event.target.checked)} />${t("page-contrast")}</label>`;
}

/**
 * A sheet over the page: a real dialog, so that focus stays inside and returns afterwards.
 * @param {{title: string, close: () => void, children?: any, class?: string, style?: string}} props
 */
export function Sheet({ title, close, children, class: name = "", style }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => { // open before what is in it looks at its size
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return html`<dialog class=${`sheet ${name}`} style=${style} ref=${dialog} aria-label=${title} onClose=${close}
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
