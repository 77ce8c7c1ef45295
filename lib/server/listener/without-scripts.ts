import type { ServerResponse } from "node:http";

/** A text without the parts from `start` to the next `end` whose inside is one of those meant. */
function withoutParts(
  text: string,
  start: string,
  end: string,
  isMeant: (inside: string) => boolean,
): string {
  let kept = "";
  for (let at = 0; ; ) {
    const from = text.indexOf(start, at);
    const to = from < 0 ? -1 : text.indexOf(end, from);
    if (to < 0) return kept + text.slice(at);
    const next = to + end.length;
    kept += text.slice(at, isMeant(text.slice(from, to)) ? from : next);
    at = next;
  }
}

/**
 * A page that was drawn on the server, for readers who can only read it: without scripts, and hints to load them early.
 * React escapes `<` in texts, attributes and data, and Next ends no script early.
 */
export function withoutScripts(html: Buffer): Buffer {
  const scriptless = withoutParts(html.toString(), "<script", "</script>", () => true);
  return Buffer.from(withoutParts(scriptless, "<link", ">", (inside) => inside.includes(' as="script"')));
}

/** Hands a page to `send` when it is whole, before anything of it was sent. Any other answer goes on as it is. */
export function whenWhole(response: ServerResponse, send: (page: Buffer) => void): void {
  const { writeHead, write, end } = response;
  const chunks: Buffer[] = [];
  const isPage = (status: unknown = response.statusCode): boolean =>
    !response.headersSent &&
    status === 200 &&
    String(response.getHeader("Content-Type")).startsWith("text/html");
  const keep = (chunk: unknown): void => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.writeHead = (...given: unknown[]) =>
    isPage(given[0]) ? response : Reflect.apply(writeHead, response, given);
  response.write = (...given: unknown[]) => {
    if (!isPage()) return Reflect.apply(write, response, given);
    keep(given[0]);
    return true;
  };
  response.end = (...given: unknown[]) => {
    if (!isPage()) return Reflect.apply(end, response, given);
    keep(given[0]);
    Object.assign(response, { writeHead, write, end });
    send(Buffer.concat(chunks));
    return response;
  };
}
