// Where the addresses of this server begin: a proxy may have put them all below a path of its own, such as /cats. And
// which version of the page this is: all its files have that in their addresses (files.py), as in /cats/web/~0123abcd/base.js.
const [, base, mark = ""] = /^(.*)\/web\/(~[^/]*\/)?$/.exec(new URL(".", import.meta.url).pathname) ?? [];

export const version = mark.slice(1, -1);

/** The address of something on this server, for links and requests. @param {string} path such as /t/BCDFGH */
export const url = (path) => base + path;

/** The address of a file of this version of the page: whoever has it keeps it for ever. @param {string} path such as /games/NAME/style.css */
export const file = (path) => base + path.replace(/^\/\w+\//, (folder) => folder + mark);

/** The path that an address on this server means, or nothing. @param {string} address */
export const within = (address) => (address === base ? "/" : address.startsWith(`${base}/`) ? address.slice(base.length) : null);
