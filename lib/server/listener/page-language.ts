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

/** Says which language a page is in, and where it is in the others. */
export function setLanguageHeaders(
  { url = "/" }: IncomingMessage,
  response: ServerResponse,
  language: BaseLanguage,
): void {
  const [path, query] = url.split("?");
  const links = languages.map((each) => {
    const fields = new URLSearchParams(query);
    fields.set("lang", each);
    return `<${path}?${fields}>; rel="alternate"; hreflang="${each}"`;
  });
  response.setHeader("Content-Language", language);
  response.setHeader("Link", links.join(", "));
}
