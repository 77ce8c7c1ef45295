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

/**
 * Answers for pages of leagues as they were drawn before, until anything that can be read of the league changes: the
 * tag of a page is the version of its league. Whatever is not kept, `draw` draws.
 * @param {(slug: string) => Promise<string | undefined>} versionOf
 * @param {string} build
 * @param {(request: Request, response: Response) => Promise<void>} draw
 */
export function leaguePages(versionOf, build, draw) {
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
    const slug = /^\/l\/([^/?#]+)/.exec(url)?.[1];
    const isPart = headers.rsc !== undefined || url.includes("_rsc=");
    const version =
      slug && method === "GET" && !isPart ? await versionOf(decodeURIComponent(slug)) : undefined;
    if (version === undefined) return draw(request, response);

    const tag = `W/"${build}.${version}.${Math.floor(Date.now() / hour)}"`;
    response.setHeader("ETag", tag);
    response.setHeader("Cache-Control", "public, no-cache");
    response.setHeader("Vary", "Accept-Encoding, RSC");
    if (headers["if-none-match"]?.split(",").some((each) => each.trim() === tag)) {
      // What a browser keeps goes on with the policy it came with: that one names the nonce of its scripts.
      response.removeHeader(policy);
      response.writeHead(304).end();
      return;
    }
    // Absolute addresses in a page's head are those by which it was asked for.
    const key = [headers["x-forwarded-proto"], headers["x-forwarded-host"] ?? headers.host, url].join(" ");
    const page = pages.get(key);
    if (page?.tag === tag) {
      keep(key, page);
      send(request, response, page);
      return;
    }
    // Drawn plain, so that it can be kept for every browser.
    const encodings = headers["accept-encoding"];
    delete headers["accept-encoding"];
    const drawn = collected(response);
    await draw(request, response);
    const body = await drawn;
    headers["accept-encoding"] = encodings;
    if (body && response.statusCode === 200)
      keep(key, { tag, type: header(response, "Content-Type"), policy: header(response, policy), body });
  };
}

/** @param {Response} response @param {string} name */
const header = (response, name) => String(response.getHeader(name));

/** @param {Request} request @param {Response} response @param {Page} page */
function send(request, response, page) {
  response.setHeader(policy, page.policy);
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
    String(request.headers["accept-encoding"]),
  );
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
