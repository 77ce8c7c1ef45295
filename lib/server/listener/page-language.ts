import type { IncomingMessage, ServerResponse } from "node:http";
import { type BaseLanguage, languages } from "@/lib/i18n/language";

/** The path of a page of the build in a language: `/play` is `/es/play`, as Next has it. */
export const inLanguage = (path: string, language: BaseLanguage): string =>
  `/${language}${path === "/" ? "" : path}`;

/** What the answer for a page depends on. */
export const pageVary = "Accept-Language, Cookie";

/** Says what an answer depends on, in addition to what Next says: Next replaces the header. */
export function varyBy(response: ServerResponse, fields: string): void {
  const own = fields.split(", ");
  const set = response.setHeader;
  response.setHeader = (name, value) => {
    const asked =
      name.toLowerCase() === "vary"
        ? [...new Set([...String(value).split(/, ?/), ...own])].join(", ")
        : value;
    return Reflect.apply(set, response, [name, asked]);
  };
  response.setHeader("Vary", fields);
}

/** How much of a field of a query any page reads. */
const maxLength = 200;

/** A query without fields that no page reads, and without values that no page would read. */
export function knownQuery(query: string, fields: readonly string[]): string {
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const field of fields) {
    const text = (given.get(field) ?? "").slice(0, maxLength).trim();
    if (text !== "") read.set(field, text);
  }
  return read.size === 0 ? "" : `?${read}`;
}

/** Letters. Proxies and clients accept a few thousand for all headers of an answer, and an address may be longer. */
const maxHeader = 1_000;

/** Says which language a page is in, and where it is in the others, with these fields of its query. */
export function setLanguageHeaders(
  { url = "/" }: IncomingMessage,
  response: ServerResponse,
  language: BaseLanguage,
  fields: readonly string[],
): void {
  const [path = "", query = ""] = url.split("?");
  const links = languages.map((each) => {
    const known = new URLSearchParams(knownQuery(query, fields));
    known.set("lang", each);
    return `<${path}?${known}>; rel="alternate"; hreflang="${each}"`;
  });
  const link = links.join(", ");
  response.setHeader("Content-Language", language);
  if (link.length <= maxHeader) response.setHeader("Link", link);
}
