// Where we are: the path of the address bar as a signal, so that the back button works.
import { signal } from "@preact/signals";

export const path = signal(location.pathname + location.search);

/** @param {string} to @param {{replace?: boolean}} [how] */
export function go(to, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path.value = to;
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => (path.value = location.pathname + location.search));

// Links inside the page do not load it again.
document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href^='/']");
  if (!link || link.hasAttribute("download") || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const to = /** @type {string} */ (link.getAttribute("href"));
  if (to.startsWith("/api/")) return;
  event.preventDefault();
  go(to);
});
