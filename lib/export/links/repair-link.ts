import { checkFor, readSecretLink, type SecretLink, type SecretPage, secretPages } from "./secret-link";

/** Longer texts than this are not searched for links. */
const maxText = 20_000;
/** How many ways of reading a text are tried. */
const maxReadings = 100;
/** How many letters of what follows a link may have grown together with it. */
const maxGrown = 60;

/**
 * The link in a text, as it was made: mail gateways, chat and people wrap links into others, encode them, break them
 * into lines, quote them, cut off their ends and add to them. Every way to undo that is tried, and the check says
 * which one is right. `damaged`: there is a link, but not all of it, or changed.
 */
export function repairLink(text: string): SecretLink | "damaged" | undefined {
  const whole = readSecretLink(text.trim());
  if (whole) return whole;
  const readings = readingsOf(text.slice(0, maxText));
  for (const reading of readings) {
    const proven = provenIn(reading);
    if (proven) return proven;
  }
  const isLink = readings.some((reading) => traces.test(reading));
  if (readings.some((reading) => checks.test(reading))) return "damaged";
  // Links of earlier versions have no check: whether their key is right only the server can say.
  for (const reading of readings) {
    const earlier = earlierIn(reading);
    if (earlier) return earlier;
  }
  return isLink ? "damaged" : undefined;
}

const id = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const place = `(\\/play|\\/hand|\\/l\\/edit)\\/?\\?(?:game|league)=(${id})|(\\/new)`;
const checked = new RegExp(`(?:${place})[^\\w]+check=([\\w-]{8})&(?:key|rules)=([\\w-]+)`, "gi");
const unchecked = new RegExp(`(?:${place})[#*](?:key|rules)=([\\w-]+)`, "gi");
/** A link with its secret, or the beginning of it. */
const traces = new RegExp(`(?:${place})[#*](?:c|k|rules)`, "i");
const checks = new RegExp(`(?:${place})(?:[#*]c|[^\\w]+check)`, "i");

function provenIn(reading: string): SecretLink | undefined {
  for (const [, page, about, other, check, secret = ""] of reading.matchAll(checked)) {
    const link = { page: pageOf(page ?? other), id: about ?? "" };
    for (let end = secret.length; end > Math.max(0, secret.length - maxGrown); end--) {
      const read = { ...link, secret: secret.slice(0, end) };
      if (checkFor(read) === check) return read;
    }
  }
  return undefined;
}

function earlierIn(reading: string): SecretLink | undefined {
  for (const [, page, about, other, secret = ""] of reading.matchAll(unchecked)) {
    const path = pageOf(page ?? other);
    const query = secretPages[path].about;
    const address = `https://any.host${path}${query ? `?${query}=${about}` : ""}#${secretPages[path].field}=${secret}`;
    const read = readSecretLink(address);
    if (read) return read;
  }
  return undefined;
}

const pageOf = (page: string | undefined): SecretPage => (page ?? "").toLowerCase() as SecretPage;

/** What may have been done to a text, undone. */
const undone: readonly ((text: string) => string)[] = [
  // Entities of HTML.
  (text) =>
    text
      .replace(/&amp;/gi, "&")
      .replace(/&#(\d{1,4});/g, (_, code) => String.fromCharCode(Number(code)))
      .replace(/&#x([\da-f]{1,4});/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  // Percent signs.
  (text) => text.replace(/%([2-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  // Lines, with the marks of quotations at their beginnings, spaces and invisible characters.
  (text) =>
    text
      .replace(/[\r\n]+[>\s]*/g, "")
      .replace(/[\s\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g, ""),
  // Quoted-printable (RFC 2045).
  (text) =>
    text
      .replace(/=\r?\n/g, "")
      .replace(/=([2-7][\dA-F])/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  // Proofpoint's links, in which `-3D` is a percent sign's, and `_` a slash.
  (text) =>
    text
      .replaceAll("_", "/")
      .replace(/-([2-7][\dA-F])/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
];

/** A text in every way in which it may be meant, itself first. */
function readingsOf(text: string): readonly string[] {
  const all = new Set([text]);
  for (const each of all)
    for (const undo of undone) {
      if (all.size >= maxReadings) break;
      all.add(undo(each));
    }
  return [...all];
}
