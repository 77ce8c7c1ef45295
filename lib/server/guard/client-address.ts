import { BlockList, isIP } from "node:net";
// Relative: the settings are also read where no bundler knows other paths (prisma.config.ts).
import { err, ok, type Result } from "../../rules/result";
import type { Network } from "./token-buckets";

/** Addresses of proxies that are trusted about the client. */
export interface Proxies {
  /** Whether this address is one. */
  has(address: string): boolean;
}

/**
 * Reads a list such as `10.0.0.5, 172.16.0.0/12, fd00::/8`; the error is the part that is not an address. This machine
 * is always trusted.
 */
export function readProxies(list: string): Result<Proxies, string> {
  const known = new BlockList();
  known.addSubnet("127.0.0.0", 8, "ipv4");
  known.addAddress("::1", "ipv6");
  for (const part of list.split(",").map((text) => text.trim())) {
    if (part === "") continue;
    const [address = "", bits, ...rest] = part.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    const max = family === "ipv6" ? 128 : 32;
    const isRight = isIP(address) !== 0 && rest.length === 0;
    if (!isRight || (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > max))) return err(part);
    known.addSubnet(address, bits === undefined ? max : Number(bits), family);
  }
  return ok({ has: (address) => known.check(address, isIP(address) === 6 ? "ipv6" : "ipv4") });
}

/**
 * The client: the first address, from this machine outwards, that is not a trusted proxy. Undefined for this machine
 * itself. Anything further out in `X-Forwarded-For` could have been written by anybody.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string,
  proxies: Proxies,
): string | undefined {
  const outwards = [...forwardedFor.split(","), socketAddress].map(plain).reverse();
  let behind: string | undefined;
  for (const address of outwards) {
    if (isIP(address) === 0) return behind;
    if (!proxies.has(address)) return address;
    if (!isThisMachine(address)) behind = address;
  }
  return behind;
}

const isThisMachine = (address: string): boolean => address === "::1" || address.startsWith("127.");

/** Without spaces, brackets, and the prefix that turns an IPv4 address into an IPv6 one. */
const plain = (address: string): string =>
  address
    .trim()
    .slice(0, 64)
    .replace(/^\[([^\]]*)\]$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");

/** Whether forwarded headers on this connection are trusted. */
export const isProxy = (socketAddress: string, proxies: Proxies): boolean =>
  isIP(plain(socketAddress)) !== 0 && proxies.has(plain(socketAddress));

/** How many households share the IPv6 networks that are given to one customer at a time. */
const shared = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
];

/** What counts as one client: an IPv4 address, or the 64 bits of a household's IPv6, and the networks around it. */
export function networksOf(address: string): Network[] {
  if (isIP(address) !== 6) return [{ name: address, times: 1 }];
  const [head = "", tail] = address.split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill("0"), ...groups(tail ?? "")];
  const [first = "0", second = "0", third = "0", fourth = "0"] = all.map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
  return shared.map(({ bits, times }) => {
    const last = { 64: `:${fourth}`, 56: `:${fourth.padStart(4, "0").slice(0, 2)}00` }[bits] ?? "";
    return { name: `${first}:${second}:${third}${last}::/${bits}`, times };
  });
}
