import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { BaseLanguage } from "@/lib/i18n/language";
import { chosenEncoding } from "../http/chosen-encoding";
import { isNamed } from "../http/tagged";
import { dataPolicy, everyAnswer, pagePolicy, scriptPolicy } from "./headers";
import { inLanguage, pageVary, setLanguageHeaders } from "./page-language";

const hashed = "/_next/static/";
/** What the API and Next answer. Under any other address there is a file, a document, or nothing. */
const isDrawn = (path: string): boolean =>
  path === "/api" || /^\/(?:api|_next|l)\//.test(path) || extname(path) !== "";
/** Where a page's payload for Next's router is (scripts/build-files.ts). */
const payloadOf = (page: string): string => `${page}.rsc`;

/** A file of the build as `scripts/encode.ts` lists it. */
export interface ListedFile {
  /** Where it is as it was built. */
  readonly file: string;
  readonly type: string;
  readonly hash: string;
  /** Of a document: the hashes of the scripts inside it. */
  readonly scripts: readonly string[];
  /** How it is served as well, the first choice first. */
  readonly encodings: readonly ("br" | "gzip")[];
}

/**
 * Serves the files and documents of the build as `scripts/encode.ts` compressed them. All of them, 6 MB, are read now: a build
 * that is made beside the running server is the next one's. The function it returns says whether it answered; everything
 * else is Next's.
 */
export function staticFiles(): (
  request: IncomingMessage,
  response: ServerResponse,
  language: BaseLanguage,
) => boolean {
  const list: Record<string, ListedFile> = JSON.parse(readFileSync(".next/encoded/list.json", "utf8"));
  const files = new Map(
    Object.entries(list).map(([address, { encodings, ...listed }]) => {
      const encoded = encodings.map((encoding) => ({
        encoding,
        body: readFileSync(`.next/encoded/${listed.hash}.${encoding}`),
      }));
      return [address, { ...listed, encoded, plain: readFileSync(listed.file) }];
    }),
  );
  return (request, response, language) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const [path = "", query = ""] = (request.url ?? "").split("?");
    // A document's address also gives what Next's router asks for when a link is followed. Parts of it are Next's.
    const asksForPayload = request.headers.rsc !== undefined || query.includes("_rsc=");
    if (request.headers["next-router-prefetch"] !== undefined) return false;
    const page = inLanguage(path, language);
    const here = files.get(asksForPayload ? payloadOf(page) : page) ?? files.get(path);
    // A page has one address, whatever its language.
    const isHere = here !== undefined && (!here.file.endsWith(".html") || files.has(page));
    if (!isHere && isDrawn(path)) return false;
    const found = isHere ? here : files.get(inLanguage("/nothing-here", language));
    if (!found) return false;
    const { encoding, body } = chosenEncoding(request.headers, found.encoded) ?? {
      encoding: undefined,
      body: found.plain,
    };
    const tag = `"${found.hash}${encoding ? `-${encoding}` : ""}"`;
    response.setHeader(
      "Vary",
      path.startsWith(hashed) ? "Accept-Encoding" : `Accept-Encoding, RSC, Next-Router-Prefetch, ${pageVary}`,
    );
    response.setHeader("ETag", tag);
    const isPage = found.type.startsWith("text/html");
    if (isPage) setLanguageHeaders(request, response, language);
    // Next's router tells the parts of an address by where the page really is.
    const payload = /^(.+)\.rsc$/.exec(asksForPayload ? payloadOf(page) : path)?.[1];
    if (payload !== undefined) response.setHeader("x-nextjs-rewritten-path", payload);
    const ofFile = found.type.includes("javascript") ? scriptPolicy : dataPolicy;
    response.setHeader("Content-Security-Policy", isPage ? pagePolicy(found.scripts) : ofFile);
    if (!isPage) response.setHeader("Permissions-Policy", everyAnswer["Permissions-Policy"]);
    response.setHeader(
      "Cache-Control",
      path.startsWith(hashed) ? "public, max-age=31536000, immutable" : "public, no-cache",
    );
    if (isHere && isNamed(request.headers["if-none-match"], tag)) {
      response.writeHead(304).end();
      return true;
    }
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response.writeHead(isHere ? 200 : 404, { "Content-Type": found.type, "Content-Length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}
