// Where we are: the path of the address bar as a signal, so that the back button works, and what has focus on arrival.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { url, within } from "./base.js";

const RENAME_EVERY = 400; // milliseconds: browsers refuse more than a hundred new addresses in half a minute

const here = () => (within(location.pathname) ?? "") + location.search;

export const path = signal(here());

/** Go somewhere else, or, with `replace`, give the place where we are another address. @param {string} to @param {{replace?: boolean}} [how] */
export function go(to, { replace = false } = {}) {
  path.value = to;
  if (replace) return rename();
  cancelRename();
  history.pushState(null, "", url(to));
  window.scrollTo(0, 0);
}

let renamed = -RENAME_EVERY; // when
/** @type {ReturnType<typeof setTimeout> | undefined} */
let renaming;

/** Show the present path in the address bar: at once, or a little later if it was changed just now. */
function rename() {
  if (renaming !== undefined) return;
  const write = () => {
    cancelRename();
    renamed = performance.now();
    history.replaceState(null, "", url(path.value));
  };
  const wait = renamed + RENAME_EVERY - performance.now();
  if (wait > 0) renaming = setTimeout(write, wait);
  else write();
}

function cancelRename() {
  clearTimeout(renaming);
  renaming = undefined;
}

window.addEventListener("popstate", () => {
  cancelRename();
  path.value = here();
});

// Links inside the page do not load it again; what is meant for another tab is left to the browser.
document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button) return;
  const to = within(link.pathname);
  if (!to || to.startsWith("/api/")) return;
  event.preventDefault();
  go(to + link.search);
});

/** Give focus to something that is no control, without a jump. @param {Element | null} target */
export function focusOn(target) {
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Name the place in the browser's tab, before focus arrives and it is read out. @param {string} [title] */
export function useTitle(title) {
  useLayoutEffect(() => void (document.title = title ? `${title} – Nine Lives` : "Nine Lives"), [title]);
}

/**
 * After a way from one place to another, give focus to the title of the new one, so that it is read out. Some places
 * have theirs only when the server has answered; whoever does something meanwhile keeps focus where it is.
 * @param {string} where
 */
export function useArrival(where) {
  const before = useRef(where);
  useEffect(() => {
    if (before.current === where) return undefined;
    before.current = where;
    const arrive = () => {
      const title = document.querySelector("#page h1");
      const busy = document.activeElement !== document.body && document.activeElement !== null;
      if (title && !busy) focusOn(title);
      if (title || busy) watching.disconnect();
    };
    const watching = new MutationObserver(arrive);
    watching.observe(/** @type {Node} */ (document.getElementById("page")), { childList: true, subtree: true });
    arrive();
    return () => watching.disconnect();
  }, [where]);
}
