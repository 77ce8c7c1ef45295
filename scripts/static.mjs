import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataPolicy, everyAnswer, pagePolicy, scriptPolicy } from "./headers.mjs";
import { root } from "./root.mjs";

const hashed = "/_next/static/";
/** The page that Next's router must not draw, for it has scripts of its own: told the document, it opens that. */
const ownDocument = "/play";

/** @typedef {{ file: string, type: string, hash: string, scripts: string[], encodings: string[] }} Listed */

/**
 * Serves the files and documents of the build as `encode.mjs` compressed them. All of them, 6 MB, are read now: a build
 * that is made beside the running server is the next one's. The function it returns says whether it answered; everything
 * else is Next's.
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean}
 */
export function staticFiles() {
  /** @type {Record<string, Listed>} */
  const list = JSON.parse(readFileSync(join(root, ".next/encoded/list.json"), "utf8"));
  const files = new Map(
    Object.entries(list).map(([address, { encodings, ...listed }]) => {
      const encoded = encodings.map((encoding) => ({
        encoding,
        body: readFileSync(join(root, `.next/encoded/${listed.hash}.${encoding}`)),
      }));
      return [address, { ...listed, encoded, plain: readFileSync(join(root, listed.file)) }];
    }),
  );
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const [path = "", query = ""] = (request.url ?? "").split("?");
    const found = files.get(path);
    if (!found) return false;
    // A document's address also gives what Next's router asks for when a link is followed.
    const asksForPart = request.headers.rsc !== undefined || query.includes("_rsc=");
    if (asksForPart && path !== ownDocument) return false;
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const { encoding, body } = chosen(accepted, found.encoded) ?? { encoding: undefined, body: found.plain };
    const tag = `"${found.hash}${encoding ? `-${encoding}` : ""}"`;
    response.setHeader("Vary", path.startsWith(hashed) ? "Accept-Encoding" : "Accept-Encoding, RSC");
    response.setHeader("ETag", tag);
    const isPage = found.type.startsWith("text/html");
    const ofFile = found.type.includes("javascript") ? scriptPolicy : dataPolicy;
    response.setHeader("Content-Security-Policy", isPage ? pagePolicy(found.scripts) : ofFile);
    if (!isPage) response.setHeader("Permissions-Policy", everyAnswer["Permissions-Policy"]);
    response.setHeader(
      "Cache-Control",
      path.startsWith(hashed) ? "public, max-age=31536000, immutable" : "public, no-cache",
    );
    if (named(request.headers["if-none-match"], tag)) {
      response.writeHead(304).end();
      return true;
    }
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response.writeHead(200, { "Content-Type": found.type, "Content-Length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}

/**
 * The first of these that a browser takes (RFC 9110, 12.5.3); undefined: as it is.
 * @template {{ encoding: string }} Encoded
 * @param {string} accepted
 * @param {readonly Encoded[]} encoded
 */
function chosen(accepted, encoded) {
  const takes = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith("q="))?.slice(2) ?? "1";
      return [name, Number(weight) > 0];
    }),
  );
  return encoded.find(({ encoding }) => takes.get(encoding) ?? takes.get("*") ?? false);
}

/**
 * Whether `If-None-Match` names this tag.
 * @param {string | undefined} header
 * @param {string} tag
 */
const named = (header, tag) =>
  header?.split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === tag) ?? false;
