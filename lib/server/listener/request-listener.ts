import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { baseOf } from "@/lib/i18n/language";
import { api } from "../api";
import type { Visit } from "../guard/visit";
import { nodeListener } from "../http/node-listener";
import { answeringAt } from "../ops/console-log";
import { logFault, logLine } from "../ops/log";
import type { Server } from "../running-server";
import { contentLanguage, wantedLanguage, withLanguage } from "../words/words";
import { drawingOnce } from "./drawn-once";
import { drawnAt, instead, pictureIn, tableIn } from "./drawn-table";
import { safeHeaders } from "./headers";
import { type Answer, leaguePages } from "./league-pages";
import { pageNames } from "./page-routes";
import { sendRefusal } from "./refusals";
import { replaceNothing } from "./replace-nothing";
import { type NothingHere, staticFiles } from "./static-files";

/** Methods that Next knows. It answers any other with an empty 400, and TRACE with a 500. */
const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Answers every request to the built program: files of the build, the API, league pages from the cache, and through
 * Next whatever is left. The guard comes first, and every answer has security headers.
 */
export function requestListener({ settings, leagueStore, guard }: Server, next: Answer): RequestListener {
  const files = staticFiles();
  const setSafeHeaders = safeHeaders();
  const answerApi = nodeListener(api);
  const answerNothing = (request: IncomingMessage, response: ServerResponse, nothing: NothingHere): void =>
    files.answerNothing(request, response, contentLanguage(), nothing);
  const build = readFileSync(".next/BUILD_ID", "utf8").trim();
  const answerPage = leaguePages((slug) => leagueStore.versionOf(slug), build, {
    draw: (request, response, nothing) =>
      guard.render(() => drawingOnce(() => nextOr(nothing, request, response))),
    answer: (request, response) => nextOr("/nothing-here", request, response),
    answerNothing,
  });
  const pageOf = pageNames();

  /** Next's answer, or a document of ours if Next says that there is nothing: its own has no text without scripts. */
  const nextOr = (nothing: NothingHere, ...[request, response]: Parameters<Answer>): Promise<void> => {
    replaceNothing(response, () => answerNothing(request, response, nothing));
    return next(request, response);
  };

  const answer = async (
    visit: Visit,
    route: () => string,
    ...[request, response]: Parameters<Answer>
  ): Promise<void> => {
    try {
      await visit.run(() => (isOfApi(pathOf(request)) ? answerApi : answerPage)(request, response));
    } catch (error) {
      const refusal = response.headersSent ? undefined : guard.refusalOf(route(), error);
      if (refusal) return sendRefusal(response, refusal);
      logFault(route(), error);
      response.destroy();
    }
  };

  const answerTable = async (
    visit: Visit,
    table: string,
    request: IncomingMessage,
    response: ServerResponse,
    answerFile: () => boolean,
  ): Promise<void> => {
    const { url = "", headers } = request;
    instead(response, (page) => {
      Object.assign(request, { url, headers });
      const picture = page && pictureIn(page);
      if (picture) files.answerTable(request, response, baseOf(contentLanguage()), picture);
      else answerFile();
    });
    // Next compresses what it draws where that is accepted.
    const { "accept-encoding": _accepted, ...others } = headers;
    Object.assign(request, { url: drawnAt(table), headers: others });
    try {
      await visit.run(() => guard.render(() => next(request, response)));
    } catch (error) {
      if (!guard.refusalOf("/play", error)) logFault("/play", error);
      // Without the picture, then.
      if (!response.headersSent) response.writeHead(500).end();
    }
  };

  return (request, response) => {
    const malformed = guard.malformed(request);
    setSafeHeaders(request, response);
    const began = performance.now();
    const { method } = request;
    const path = pathOf(request);
    const route = () => api.nameOf(path) ?? pageOf(path);
    response.once("close", () => {
      if (settings.log !== "requests" && response.statusCode < 500) return;
      const ms = Math.round(performance.now() - began);
      logLine("request", { method, route: route(), status: response.statusCode, ms });
    });
    const language = wantedLanguage(request.url ?? "", request.headers);
    const answerFile = (): boolean => files.answer(request, response, baseOf(language));
    const table = tableIn(request);
    if (!malformed && table === undefined && answerFile()) return;
    const visit = withLanguage(
      language,
      () => malformed ?? guard.admit(request, (done) => response.once("close", done)),
    );
    if (visit instanceof Response) {
      // Whoever opens tables too often gets the document as it is.
      if (!malformed && table !== undefined && answerFile()) return;
      void sendRefusal(response, visit);
      return;
    }
    // Next takes the language of a page from here (next.config.js), and league pages their region.
    request.headers["accept-language"] = language;
    // Next flushes the head of an answer right before its body: two packets, two writes. This makes them one.
    response.flushHeaders = () => {};
    // No route here has PATCH, so an unknown method gets the same answer: 405 with the allowed methods.
    if (!knownMethods.has(method ?? "")) request.method = "PATCH";
    const answers = () => {
      if (table !== undefined) void answerTable(visit, table, request, response, answerFile);
      else void answer(visit, route, request, response);
    };
    withLanguage(language, () => answeringAt(route, answers));
  };
}

/** True for unknown addresses of the API too, which answers them itself. */
const isOfApi = (path: string): boolean => /^\/api(?:\/|$)/.test(path);

const pathOf = ({ url = "" }: IncomingMessage): string => url.split("?")[0] ?? "";
