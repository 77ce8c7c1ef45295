import { withFormer } from "@/lib/league/roster/erasure";
import type { ApiRequest } from "../../http/body";
import { originOf } from "../../http/origin";
import { type Call, get, type Parameter, type Route } from "../../http/route";
import { answerTagged } from "../../http/tagged";
import type { Server } from "../../running-server";
import { messages } from "../../words/words";
import { leagueParameter } from "../league-parameter";
import { leagueToRead, readAbout } from "../league-reads";
import type { LeagueRow } from "../league-row";
import { eveningCalendar } from "./evening-calendar";
import { resultsFeed } from "./results-feed";

const language: Parameter = {
  name: "lang",
  in: "query",
  schema: { type: "string", enum: ["en", "es", "pt"] },
  description: "The language; the request's by default.",
};

/** The addresses of the page and of the feed, at the origin that the request was sent to. */
const addresses = (request: ApiRequest, url: URL, { slug }: LeagueRow) => {
  const origin = originOf(request.headers);
  return { page: new URL(`/l/${slug}`, origin), self: new URL(url.pathname + url.search, origin) };
};

const feed = (
  described: Pick<Route, "path" | "summary" | "description">,
  media: string,
  make: (server: Server, league: LeagueRow, at: ReturnType<typeof addresses>) => Promise<string>,
): Route =>
  get({
    ...described,
    parameters: [leagueParameter, language],
    media,
    shared: true,
    handle: async ({ server, id, request, url }: Call) => {
      const league = withFormer(await leagueToRead(server.database, id), messages().formerPlayer);
      const text = await make(server, league, addresses(request, url, league));
      return answerTagged(request, `${media}; charset=utf-8`, text);
    },
  });

/** Feeds to subscribe to. Reading needs no key. */
export const feedRoutes: readonly Route[] = [
  feed(
    {
      path: "/api/leagues/{id}/evenings.ics",
      summary: "Planned evenings as a calendar",
      description:
        "iCalendar (RFC 5545), to subscribe to: one event for each evening, in UTC, with a reminder three hours before. Planned evenings have no end, so each event lasts three hours.",
    },
    "text/calendar",
    ({ database }, league, { page }) =>
      readAbout(database, league, (store) => eveningCalendar(store, league, page)),
  ),
  feed(
    {
      path: "/api/leagues/{id}/results.atom",
      summary: "Results as a feed",
      description: "Atom (RFC 4287): the last 30 finished games, latest first.",
    },
    "application/atom+xml",
    async ({ database, leagueValues }, league, { page, self }) => {
      const value = await leagueValues.of(league);
      return readAbout(database, league, (store) => resultsFeed(store, value, league, page, self));
    },
  ),
];
