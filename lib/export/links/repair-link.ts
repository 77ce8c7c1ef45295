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
  const places = readingsOf(text.slice(0, maxText)).flatMap(placesIn);
  for (const place of places) {
    const proven = provenAt(place);
    if (proven) return proven;
  }
  if (places.some(({ rest }) => /^(?:[#*]c|[^\w]{1,9}check)/i.test(rest))) return "damaged";
  // Links of earlier versions have no check: whether their key is right only the server can say.
  for (const place of places) {
    const earlier = earlierAt(place);
    if (earlier) return earlier;
  }
  return places.some(({ rest }) => /^[#*](?:k|rules)/i.test(rest)) ? "damaged" : undefined;
}

/** Where a text has the address of a page that such links open, and what follows it. */
interface Place extends Omit<SecretLink, "secret"> {
  readonly rest: string;
}

function placesIn(text: string): readonly Place[] {
  const page =
    /(?:(\/play|\/hand|\/evening|\/l\/edit)\/?\?(?:game|league)=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})|(\/new))/gi;
  return [...text.matchAll(page)].map((found) => ({
    page: (found[1] ?? found[3] ?? "").toLowerCase() as SecretPage,
    id: found[2] ?? "",
    rest: text.slice(found.index + found[0].length),
  }));
}

function provenAt({ rest, ...link }: Place): SecretLink | undefined {
  const [, check, secret = ""] = /^[^\w]{1,9}check=([\w-]{8})&(?:key|rules)=([\w-]+)/i.exec(rest) ?? [];
  for (let end = secret.length; end > Math.max(0, secret.length - maxGrown); end--) {
    const read = { ...link, secret: secret.slice(0, end) };
    if (checkFor(read) === check) return read;
  }
  return undefined;
}

function earlierAt({ rest, page, id }: Place): SecretLink | undefined {
  const [, secret] = /^[#*](?:key|rules)=([\w-]+)/i.exec(rest) ?? [];
  const { about, field } = secretPages[page];
  const query = about === undefined ? "" : `?${about}=${id}`;
  return secret === undefined
    ? undefined
    : readSecretLink(`https://any.host${page}${query}#${field}=${secret}`);
}

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
      .replace(/[\r\n][>\s]*/g, "")
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
