import type { IncomingMessage, ServerResponse } from "node:http";
import { type BaseLanguage, languages } from "@/lib/i18n/language";

/** Where a page of the build is in a language: `/play` is `/es/play`, as Next has it. */
export const inLanguage = (path: string, language: BaseLanguage): string =>
  `/${language}${path === "/" ? "" : path}`;

/** What the answer for a page depends on. */
export const pageVary = "Accept-Language, Cookie";

/** Says in which language a page is, and where it is in the others. */
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
