/** An entry of a feed; `html` is its content. Times are ISO 8601. */
export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly published: string;
  readonly updated: string;
  readonly html: string;
}

export interface AtomFeed extends Omit<AtomEntry, "html" | "published"> {
  readonly language: string;
  /** The feed's own address. */
  readonly self: string;
  readonly author: string;
  readonly entries: readonly AtomEntry[];
}

/** Characters that XML 1.0 cannot contain, such as other control characters and lone surrogates. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for XML and HTML. */
export const markedUp = (text: string): string =>
  text.replace(unwritable, "").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const element = (name: string, text: string): string => `<${name}>${markedUp(text)}</${name}>`;
const link = (rel: string, href: string, type: string): string =>
  `<link rel="${rel}" type="${type}" href="${markedUp(href)}"/>`;

/** A feed as a document (RFC 4287). */
export function atomFeed({
  language,
  id,
  title,
  updated,
  author,
  self,
  link: page,
  entries,
}: AtomFeed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${markedUp(language)}">`,
    element("id", id),
    element("title", title),
    element("updated", updated),
    `<author>${element("name", author)}</author>`,
    link("self", self, "application/atom+xml"),
    link("alternate", page, "text/html"),
    element("generator", "Pipkeeper"),
    ...entries.flatMap((entry) => [
      "<entry>",
      element("id", entry.id),
      element("title", entry.title),
      element("published", entry.published),
      element("updated", entry.updated),
      link("alternate", entry.link, "text/html"),
      `<content type="html">${markedUp(entry.html)}</content>`,
      "</entry>",
    ]),
    "</feed>",
  ];
  return `${lines.join("\n")}\n`;
}
