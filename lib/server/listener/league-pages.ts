import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { acceptsGzip } from "../http/chosen-encoding";
import { isNamed } from "../http/tagged";
import { RecentlyUsed } from "../store/recently-used";
import { answerLanguage, contentLanguage } from "../words/words";
import { isWidget } from "./headers";
import { knownQuery, pageVary, setLanguageHeaders, varyBy } from "./page-language";
import type { NothingHere } from "./static-files";
import { whenWhole, withoutScripts } from "./without-scripts";

/** A page or a picture as it was drawn. */
interface CachedPage {
  readonly tag: string;
  readonly type: string;
  readonly policy: string;
  readonly body: Buffer;
  gzip?: Buffer;
}

/** Bytes of pages, with their addresses. */
const maxCached = 32 * 1024 * 1024;

/** Answers a request; resolves when that is done. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** How Next answers. */
interface Drawing {
  /** A page of a league. `nothing` answers if there is no such page. */
  draw(request: IncomingMessage, response: ServerResponse, nothing: NothingHere): Promise<void>;
  /** Anything else. */
  readonly answer: Answer;
  /** There is nothing at this address. */
  answerNothing(request: IncomingMessage, response: ServerResponse, nothing: NothingHere): void;
}

/** Sets the nonce of the scripts inside a page, so that it is stored with the page. */
const policy = "Content-Security-Policy";
/** Trends and the running season depend on the clock. */
const hour = 60 * 60 * 1_000;

/** All query fields that league pages read, in the order of the cache key (app/league/league-query.ts). */
const fields = ["season", "kind", "search", "page", "player", "evening", "game", "before", "theme"];
/** The page for one player, which is private, and the field it reads. */
const personal = /^\/l\/[^/?]+\/answer(?:\?|$)/;
const personalFields = ["as", "said"];

/**
 * Answers with league pages from the cache until anything visible in the league changes: the tag of a page is the
 * version of its league. What is drawn depends only on the address on the server's own name and on the language, so
 * that no request can decide what others get. Anything that is not a league page is answered by `answer`.
 */
export function leaguePages(
  versionOf: (slug: string) => Promise<string | "deleted" | undefined>,
  build: string,
  { draw, answer, answerNothing }: Drawing,
): Answer {
  const pages = new RecentlyUsed<CachedPage>(maxCached, (key, { body }) => key.length + body.length);
  return async (request, response) => {
    const slug = slugOf(request);
    if (!slug || documents.has(slug)) {
      varyBy(response, pageVary);
      return answer(request, response);
    }
    const { method, headers } = request;
    varyBy(response, `Accept-Encoding, X-Forwarded-Host, X-Forwarded-Proto, ${pageVary}`);
    const isPersonal = personal.test(request.url ?? "");
    const read = isPersonal ? personalFields : fields;
    setLanguageHeaders(request, response, contentLanguage(), read);
    reduce(request, read);
    const version = isRead(method) ? await versionOf(decodeURIComponent(slug)) : undefined;
    const widget = isWidget(request.url ?? "");
    if (version === "deleted")
      return answerNothing(request, response, widget ? "/league-deleted/widget" : "/league-deleted");
    const noLeague = widget ? "/nothing-here/widget" : "/nothing-here/league";
    const nothing = version === undefined ? noLeague : "/nothing-here/in-league";
    if (isPersonal) {
      response.setHeader("Cache-Control", "private, no-store");
      response.setHeader("X-Robots-Tag", "noindex");
      return draw(request, response, nothing);
    }
    if (version === undefined) return draw(request, response, nothing);

    // Absolute addresses in a page's head use the name by which it was requested.
    const origin = [
      headers["x-forwarded-proto"],
      headers["x-forwarded-host"] ?? headers.host,
      answerLanguage(),
    ].join(" ");
    const asked = createHash("sha256").update(origin).digest("base64url").slice(0, 8);
    const tag = `W/"${build}.${version}.${Math.floor(Date.now() / hour)}.${asked}"`;
    response.setHeader("ETag", tag);
    response.setHeader("Cache-Control", "public, no-cache");
    if (isNamed(headers["if-none-match"], tag)) {
      // A page in a browser's cache keeps the policy it came with, which has the nonce of its scripts.
      response.removeHeader(policy);
      response.writeHead(304).end();
      return;
    }
    const key = `${origin} ${request.url}`;
    const page = pages.get(key);
    if (page?.tag === tag) return send(headers, response, page);
    if (method === "HEAD") return draw(request, response, nothing);
    const kept = (body: Buffer): CachedPage => {
      const drawn = { tag, type: header(response, "Content-Type"), policy: header(response, policy), body };
      if (isWhole(drawn)) pages.put(key, drawn);
      return drawn;
    };
    if (widget) {
      delete request.headers["accept-encoding"];
      whenWhole(response, (html) => send(headers, response, kept(withoutScripts(html))));
      return draw(request, response, nothing);
    }
    const drawn = collected(response);
    await draw(request, response, nothing);
    const sent = await drawn;
    if (!sent || response.statusCode !== 200) return;
    kept(header(response, "Content-Encoding") === "gzip" ? gunzipSync(sent) : sent);
  };
}

const isRead = (method: string | undefined): boolean => method === "GET" || method === "HEAD";

/** Addresses below /l that are documents of the build. */
const documents = new Set(["new", "edit", "standings"]);

const slugOf = ({ url = "" }: IncomingMessage): string | undefined => /^\/l\/([^/?]+)/.exec(url)?.[1];

/** The headers that pages may depend on. The policy has the nonce of their scripts. */
const readHeaders = [
  "accept-language",
  "host",
  "x-forwarded-host",
  "x-forwarded-proto",
  "content-security-policy",
] as const;

/**
 * Removes everything from a request that a page must not depend on. Next compresses what it draws, part by part: of the
 * encodings that a client accepts it is told the one that pages are kept in.
 */
function reduce(request: IncomingMessage, read: readonly string[]): void {
  const [path = "", query = ""] = (request.url ?? "").split("?");
  request.url = path + knownQuery(query, read);
  const { headers } = request;
  request.headers = Object.fromEntries(
    readHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
  if (acceptsGzip(headers)) request.headers["accept-encoding"] = "gzip";
  // With this name the title and the preview are in the head of a page, even if the page itself is ready before them
  // (next.config.js): a cached page is also for crawlers, which read nothing else.
  request.headers["user-agent"] = "pipkeeper";
}

/** The end of every PNG: a chunk without content, and its checksum. */
const pngEnd = Buffer.from("0000000049454e44ae426082", "hex");

/** Whether this is a complete page or picture. */
const isWhole = ({ type, body }: CachedPage): boolean =>
  type.startsWith("text/html")
    ? body.subarray(-16).toString().trimEnd().endsWith("</html>")
    : type === "image/png" && body.subarray(-pngEnd.length).equals(pngEnd);

const header = (response: ServerResponse, name: string): string => String(response.getHeader(name));

function send(headers: IncomingHttpHeaders, response: ServerResponse, page: CachedPage): void {
  response.setHeader(policy, page.policy);
  const packs = acceptsGzip(headers) && page.type.startsWith("text/");
  if (packs) {
    page.gzip ??= gzipSync(page.body);
    response.setHeader("Content-Encoding", "gzip");
  }
  const body = packs && page.gzip ? page.gzip : page.body;
  response.writeHead(200, { "Content-Type": page.type, "Content-Length": body.length }).end(body);
}

/** Collects what is written to a response; undefined if it was broken off. */
function collected(response: ServerResponse): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for (const method of ["write", "end"] as const) {
    const original = response[method];
    response[method] = (...given: unknown[]) => {
      const [chunk] = given;
      if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      return Reflect.apply(original, response, given);
    };
  }
  return new Promise((resolve) => {
    response.once("finish", () => resolve(Buffer.concat(chunks)));
    response.once("close", () => resolve(undefined));
  });
}
