import type { ServerResponse } from "node:http";

/** Scripts, and hints to load them early. React escapes `<` in texts, attributes and data, and Next ends no script early. */
const scripts = /<script\b.*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/gs;

/** A page that was drawn on the server, for readers who can only read it. */
export const withoutScripts = (html: Buffer): Buffer => Buffer.from(html.toString().replaceAll(scripts, ""));

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
