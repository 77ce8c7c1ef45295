import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import type { BaseLanguage } from "@/lib/i18n/language";
import { acceptsGzip, chosenEncoding } from "../http/chosen-encoding";
import { isNamed } from "../http/tagged";
import { beforeLook, pictured } from "./drawn-table";
import { fileHeaders, isHashed, payloadEnding } from "./file-headers";
import { isWidget } from "./headers";
import { inLanguage, pageVary, setLanguageHeaders } from "./page-language";

/** What the API and Next answer. At any other address there is a file, a document, or nothing. */
const isDrawn = (path: string): boolean =>
  path === "/api" || /^\/(?:api|_next|l)\//.test(path) || extname(path) !== "";
/** The fields of a query that documents of the build read in the browser. */
const pageFields = ["game", "league", "blank", "step"];

/** A file of the build as `scripts/build/encode.ts` lists it. */
export interface ListedFile {
  /**
   * The path of the uncompressed file, which is not kept if it is only served by what is listed here. Without one, only
   * those who accept a compressed form get it.
   */
  readonly file?: string | undefined;
  readonly type: string;
  readonly hash: string;
  /** For a document: the hashes of its inline scripts. */
  readonly scripts: readonly string[];
  /** For a document: what its first paint needs, as links of a header, so that it is on its way before the document is read. */
  readonly preloads?: readonly string[] | undefined;
  /** Its compressed forms, best first. */
  readonly encodings: readonly ("br" | "gzip")[];
}

/**
 * Documents that say that there is nothing at an address, with their status: nothing at all, no such league, nothing
 * in that league, or a deleted league; and what a frame shows instead of the widget of a league.
 */
const nothingHere = {
  "/nothing-here": 404,
  "/nothing-here/league": 404,
  "/nothing-here/in-league": 404,
  "/nothing-here/widget": 404,
  "/league-deleted": 410,
  "/league-deleted/widget": 410,
} as const;
export type NothingHere = keyof typeof nothingHere;

const decompress = { br: brotliDecompressSync, gzip: gunzipSync } as const;

export interface StaticFiles {
  /** Returns whether it answered; everything else is left to Next. */
  answer(request: IncomingMessage, response: ServerResponse, language: BaseLanguage): boolean;
  /** Answers with the document of a table, which begins with a picture of it (drawn-table.ts). Nobody keeps it. */
  answerTable(
    request: IncomingMessage,
    response: ServerResponse,
    language: BaseLanguage,
    picture: string,
  ): void;
  /** Answers that there is nothing: 404 or 410, in this language. */
  answerNothing(
    request: IncomingMessage,
    response: ServerResponse,
    language: BaseLanguage,
    document: NothingHere,
  ): void;
}

/**
 * Serves the files and documents of the build as `scripts/build/encode.ts` compressed them. All of them, 5 MB, are read at
 * the start: a build made beside the running server belongs to the next one.
 */
export function staticFiles(): StaticFiles {
  const list: Record<string, ListedFile> = JSON.parse(readFileSync(".next/encoded/list.json", "utf8"));
  const files = new Map(
    Object.entries(list).map(([address, { encodings, ...listed }]) => {
      const encoded = encodings.map((encoding) => ({
        encoding,
        body: readFileSync(`.next/encoded/${listed.hash}.${encoding}`),
      }));
      const [best] = encoded;
      const { file } = listed;
      const plain = file && (best ? decompress[best.encoding](best.body) : readFileSync(file));
      return [address, { ...listed, address, encoded, plain }];
    }),
  );
  type Read = typeof files extends Map<string, infer File> ? File : never;

  const setFileHeaders = (
    request: IncomingMessage,
    response: ServerResponse,
    found: Read,
    language: BaseLanguage,
  ): void => {
    if (found.type.startsWith("text/html")) setLanguageHeaders(request, response, language, pageFields);
    if (found.preloads) response.appendHeader("Link", found.preloads);
    const headers = fileHeaders(found.address, found, isWidget(request.url ?? ""));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };

  /** `status`: not 200 for a document other than the requested one. Returns whether it could be sent. */
  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    found: Read,
    { status, language }: Sent,
  ): boolean => {
    const chosen = chosenEncoding(request.headers, found.encoded);
    const body = chosen?.body ?? found.plain;
    if (!body) return false;
    const tag = `"${found.hash}${chosen ? `-${chosen.encoding}` : ""}"`;
    response.setHeader(
      "Vary",
      isHashed(found.address) ? "Accept-Encoding" : `Accept-Encoding, RSC, Next-Router-Prefetch, ${pageVary}`,
    );
    response.setHeader("ETag", tag);
    setFileHeaders(request, response, found, language);
    if (status === 200 && isNamed(request.headers["if-none-match"], tag)) {
      response.writeHead(304).end();
      return true;
    }
    if (chosen) response.setHeader("Content-Encoding", chosen.encoding);
    response.writeHead(status, { "Content-Length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };

  const answerNothing: StaticFiles["answerNothing"] = (request, response, language, document) => {
    const found = files.get(inLanguage(document, language));
    if (!found) throw new Error(`the build has no ${document}`);
    send(request, response, found, { status: nothingHere[document], language });
  };

  const answerTable: StaticFiles["answerTable"] = (request, response, language, picture) => {
    const found = files.get(inLanguage("/play", language));
    if (!found?.plain) throw new Error("the build has no /play");
    const html = found.plain.toString().replace(beforeLook, (look) => pictured(picture) + look);
    const packs = acceptsGzip(request.headers);
    const body = packs ? gzipSync(html) : Buffer.from(html);
    setFileHeaders(request, response, found, language);
    response.setHeader("Vary", `Accept-Encoding, RSC, Next-Router-Prefetch, ${pageVary}`);
    response.setHeader("Cache-Control", "no-store");
    if (packs) response.setHeader("Content-Encoding", "gzip");
    response.writeHead(200, { "Content-Length": body.length }).end(body);
  };

  return {
    answerTable,
    answer(request, response, language) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const [path = "", query = ""] = (request.url ?? "").split("?");
      // A document's address also serves what Next's router requests when a link is followed. Parts of it are Next's.
      const asksForPayload = request.headers.rsc !== undefined || query.includes("_rsc=");
      if (request.headers["next-router-prefetch"] !== undefined) return false;
      const page = inLanguage(path, language);
      const found = files.get(asksForPayload ? page + payloadEnding : page) ?? files.get(path);
      // A page has one address, whatever its language.
      const isAt = found && (!found.type.startsWith("text/html") || files.has(page));
      if (isAt && send(request, response, found, { status: 200, language })) return true;
      if (isDrawn(path)) return false;
      answerNothing(request, response, language, "/nothing-here");
      return true;
    },
    answerNothing,
  };
}

interface Sent {
  readonly status: 200 | 404 | 410;
  readonly language: BaseLanguage;
}
