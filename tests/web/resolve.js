// Lets Node find the modules of the page as a browser does: by the import map of index.html.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const web = new URL("../../src/ninelives/web/", import.meta.url);
const [, map] = /** @type {RegExpMatchArray} */ (/<script type="importmap">(.*?)<\/script>/s.exec(readFileSync(new URL("index.html", web), "utf-8")));
const { imports } = JSON.parse(map);

registerHooks({
  resolve(wanted, context, next) {
    const address = imports[wanted];
    return address ? { url: new URL(address.replace("/web/", ""), web).href, format: "module", shortCircuit: true } : next(wanted, context);
  },
  load(url, context, next) {
    return next(url, url.startsWith(web.href) ? { ...context, format: "module" } : context);
  },
});
