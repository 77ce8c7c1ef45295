import { isIP } from "node:net";
// Relative: the settings are also read where no bundler knows other paths (prisma.config.ts).
import { err, ok, type Result } from "../../rules/result";

/** The host names that this server answers to. */
export interface Hosts {
  /** Whether the value of a `Host` header, with a port or without, is one of them. */
  has(host: string): boolean;
}

/**
 * Nobody on the internet can own a name with such an ending, so no page from there can be made to point at this
 * server. `fritz.box` belongs to the maker of the routers that serve it.
 */
const homeEndings = [
  "localhost",
  "local",
  "lan",
  "home",
  "internal",
  "localdomain",
  "home.arpa",
  "fritz.box",
];

const label = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/;

/**
 * Addresses, names without a dot and names of home networks are always accepted; `list` has the others, such as
 * `dominoes.example.org, *.example.net`, or `*` for any. The error is the part that is not a name.
 */
export function readHosts(list: string, own: readonly string[] = []): Result<Hosts, string> {
  const names = new Set(own.map((name) => name.toLowerCase()));
  const endings = homeEndings.map((ending) => `.${ending}`);
  let any = false;
  for (const part of list.split(",").map((text) => text.trim().toLowerCase())) {
    if (part === "") continue;
    const name = part.startsWith("*.") ? part.slice(2) : part;
    if (part === "*") any = true;
    else if (!isName(name)) return err(part);
    else if (part === name) names.add(name);
    else endings.push(`.${name}`);
  }
  return ok({
    has(host) {
      const name = nameOf(host);
      if (name === undefined) return false;
      if (any || isIP(name) !== 0 || names.has(name)) return true;
      return isName(name) && (!name.includes(".") || endings.some((ending) => name.endsWith(ending)));
    },
  });
}

const isName = (name: string): boolean =>
  name.length <= 253 && name.split(".").every((part) => label.test(part));

/** Without the port, brackets, and the final dot that a full name may have. */
function nameOf(host: string): string | undefined {
  const [, six, other] = /^(?:\[([\da-f:.]+)\]|([^:[\]]+))(?::\d{1,5})?$/i.exec(host) ?? [];
  return (six ?? other?.replace(/\.$/, ""))?.toLowerCase();
}
