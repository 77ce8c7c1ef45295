import { lookup as resolve } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
// Relative: the settings are also read where no bundler knows other paths (prisma.config.ts).
import { err, ok, type Result } from "../../rules/result";

/** Where this server may send notices: to browsers' push services, and nowhere else. */
export interface PushServices {
  /** How a message to this address is sent; undefined if it may not be. */
  wayTo(endpoint: string): Way | undefined;
  /** Whether any message is sent. */
  readonly isOn: boolean;
}

export interface Way {
  readonly url: URL;
  /** Looks up the service's addresses; refuses those of private networks. */
  readonly lookup?: LookupFunction;
}

/** The push services of the major browsers: Chromium, Mozilla, Apple and Microsoft. */
const known = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];
const maxLength = 2_048;
const name = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/**
 * Reads a list of further services: names such as `push.example.org` or `*.example.net`, reached by https at public
 * addresses; or whole origins such as `http://127.0.0.1:4000`, which are taken as they are. `none`: nothing is sent.
 * The error is the part that is neither.
 */
export function readPushServices(list: string): Result<PushServices, string> {
  const parts = list.split(",").map((part) => part.trim().toLowerCase());
  if (list.trim().toLowerCase() === "none") return ok({ wayTo: () => undefined, isOn: false });
  const names = [...known];
  const origins = new Set<string>();
  for (const part of parts) {
    if (part === "") continue;
    if (/^https?:\/\//.test(part) && URL.canParse(part) && new URL(part).origin === part) origins.add(part);
    else if (name.test(part) && isIP(part) === 0) names.push(part);
    else return err(part);
  }
  const isListed = (host: string): boolean =>
    names.some((each) => (each.startsWith("*.") ? host.endsWith(each.slice(1)) : host === each));
  return ok({
    isOn: true,
    wayTo(endpoint) {
      if (endpoint.length > maxLength || !URL.canParse(endpoint)) return undefined;
      const url = new URL(endpoint);
      if (url.username !== "" || url.password !== "") return undefined;
      if (origins.has(url.origin)) return { url };
      const isSafe = url.protocol === "https:" && url.port === "" && isListed(url.hostname);
      return isSafe ? { url, lookup: lookUpPublic } : undefined;
    },
  });
}

const notPublicV4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
const notPublicV6: [string, number][] = [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
];
const notPublic = new BlockList();
for (const [net, prefix] of notPublicV4) notPublic.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of notPublicV6) notPublic.addSubnet(net, prefix, "ipv6");

/** Whether an address is public, and not one of a private network or of this machine. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !notPublic.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** Node's lookup, without addresses that are not public: the owner of a name decides where it points. */
const lookUpPublic: LookupFunction = (hostname, options, found) =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first, ...others] = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    if (error || !first) found(error ?? new Error("it has no public address"), "");
    else if (options.all) found(null, [first, ...others]);
    else found(null, first.address, first.family);
  });
