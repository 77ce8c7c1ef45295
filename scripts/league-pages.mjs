import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {{ tag: string, type: string, policy: string, body: Buffer, gzip?: Buffer }} Page */

/** Pages are kept up to so many bytes, addresses included, those that were asked for last. */
const mostKept = 32 * 1024 * 1024;
/** Names the nonce of the scripts inside a page, so that it is kept with the page. */
const policy = "Content-Security-Policy";
/** Trends and the season that is running follow the clock. */
const hour = 60 * 60 * 1_000;

/** All that pages of leagues read of a query, in the order in which it is kept (app/l/league-query.ts). */
const fields = ["season", "kind", "search", "page", "player", "evening"];
/** How much of a field they read. */
const longest = 200;

/**
 * Answers for pages of leagues as they were drawn before, until anything that can be read of the league changes: the
 * tag of a page is the version of its league. What is drawn depends on the address and on the server's own name and on
 * nothing else of the request, so that nobody decides what others get. Whatever is no page of a league, `answer` answers.
 * @param {(slug: string) => Promise<string | undefined>} versionOf
 * @param {string} build
 * @param {Record<"draw" | "answer", (request: Request, response: Response) => Promise<void>>} next
 */
export function leaguePages(versionOf, build, { draw, answer }) {
  /** @type {Map<string, Page>} */
  const pages = new Map();
  let kept = 0;

  /** @param {string} key @param {Page | undefined} page */
  const keep = (key, page) => {
    const before = pages.get(key);
    if (before) kept -= key.length + before.body.length;
    pages.delete(key);
    if (!page) return;
    pages.set(key, page);
    kept += key.length + page.body.length;
    for (const [oldest] of pages) {
      if (kept <= mostKept) break;
      keep(oldest, undefined);
    }
  };

  /** @param {Request} request @param {Response} response */
  return async (request, response) => {
    const { method, url = "", headers } = request;
    const [path = "", query = ""] = url.split("?");
    const slug = /^\/l\/([^/]+)/.exec(path)?.[1];
    if (!slug || documents.has(slug)) return answer(request, response);
    request.url = path + known(query);
    const { host, "x-forwarded-host": forwarded, "x-forwarded-proto": proto } = headers;
    const nonce = "content-security-policy";
    request.headers = Object.fromEntries(
      Object.entries({
        host,
        "x-forwarded-host": forwarded,
        "x-forwarded-proto": proto,
        [nonce]: headers[nonce],
      }).filter(([, value]) => value !== undefined),
    );
    const version = method === "GET" ? await versionOf(decodeURIComponent(slug)) : undefined;
    if (version === undefined) return draw(request, response);

    // Absolute addresses in a page's head are those by which it was asked for.
    const origin = [proto, forwarded ?? host].join(" ");
    const asked = createHash("sha256").update(origin).digest("base64url").slice(0, 8);
    const tag = `W/"${build}.${version}.${Math.floor(Date.now() / hour)}.${asked}"`;
    response.setHeader("ETag", tag);
    response.setHeader("Cache-Control", "public, no-cache");
    response.setHeader("Vary", "Accept-Encoding, X-Forwarded-Host, X-Forwarded-Proto");
    if (headers["if-none-match"]?.split(",").some((each) => each.trim() === tag)) {
      // What a browser keeps goes on with the policy it came with: that one names the nonce of its scripts.
      response.removeHeader(policy);
      response.writeHead(304).end();
      return;
    }
    const key = `${origin} ${request.url}`;
    const page = pages.get(key);
    if (page?.tag === tag) {
      keep(key, page);
      send(headers, response, page);
      return;
    }
    const drawn = collected(response);
    await draw(request, response);
    const body = await drawn;
    const type = header(response, "Content-Type");
    if (body && response.statusCode === 200 && isWhole(type, body))
      keep(key, { tag, type, policy: header(response, policy), body });
  };
}

/** What lies among leagues and is none: documents of the build. */
const documents = new Set(["new", "edit"]);

/**
 * A query without what no page reads, and without what a page would not read of it.
 * @param {string} query
 */
function known(query) {
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const field of fields) {
    const text = (given.get(field) ?? "").slice(0, longest).trim();
    if (text !== "") read.set(field, text);
  }
  return read.size === 0 ? "" : `?${read}`;
}

/** The end of every PNG: a chunk without content, and its checksum. */
const pngEnd = Buffer.from("0000000049454e44ae426082", "hex");

/**
 * Whether this is a page or a picture to its end.
 * @param {string} type
 * @param {Buffer} body
 */
const isWhole = (type, body) =>
  type.startsWith("text/html")
    ? body.subarray(-16).toString().trimEnd().endsWith("</html>")
    : type === "image/png" && body.subarray(-pngEnd.length).equals(pngEnd);

/** @param {Response} response @param {string} name */
const header = (response, name) => String(response.getHeader(name));

/** @param {Request["headers"]} headers @param {Response} response @param {Page} page */
function send(headers, response, page) {
  response.setHeader(policy, page.policy);
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers["accept-encoding"]));
  const packs = takesGzip && page.type.startsWith("text/");
  if (packs) {
    page.gzip ??= gzipSync(page.body);
    response.setHeader("Content-Encoding", "gzip");
  }
  const body = packs && page.gzip ? page.gzip : page.body;
  response.writeHead(200, { "Content-Type": page.type, "Content-Length": body.length }).end(body);
}

/**
 * What a response is written, besides writing it; undefined where it was broken off.
 * @param {Response} response
 * @returns {Promise<Buffer | undefined>}
 */
function collected(response) {
  /** @type {Buffer[]} */
  const chunks = [];
  const { write, end } = response;
  /** @param {unknown} chunk */
  const take = (chunk) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = /** @type {typeof write} */ (
    (/** @type {any[]} */ ...given) => {
      take(given[0]);
      return Reflect.apply(write, response, given);
    }
  );
  response.end = /** @type {typeof end} */ (
    (/** @type {any[]} */ ...given) => {
      take(given[0]);
      return Reflect.apply(end, response, given);
    }
  );
  return new Promise((resolve) => {
    response.once("finish", () => resolve(Buffer.concat(chunks)));
    response.once("close", () => resolve(undefined));
  });
}
