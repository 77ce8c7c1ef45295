import { newsBeside } from "@/lib/league/beside/beside";
import { checkOf, readable } from "@/lib/league/record/kept-record";
import { packed } from "@/lib/league/record/packed";
import { type RecordReply, recordReply } from "@/lib/league/record/record-reply";
import { recordedIn } from "@/lib/league/value/value";
import { answer } from "../http/http";
import { numberIn } from "../http/query-number";
import { get, type Route } from "../http/route";
import type { Database } from "../store/store";
import { messages } from "../words/words";
import { leagueParameter } from "./league-parameter";
import { leagueToRead, readAbout } from "./league-reads";
import { readNews } from "./league-record";
import { type LeagueRow, replyOf } from "./league-row";
import type { LeagueValues } from "./league-values";

/** The record of a league; only what is new after a version, unless something was removed since. */
export async function readRecord(
  database: Database,
  values: LeagueValues,
  league: LeagueRow,
  after: number | undefined,
): Promise<RecordReply> {
  const value = await values.of(league);
  const record = readable({ ...value, games: recordedIn(value) });
  const check = checkOf(record);
  const isStep = after !== undefined && league.removed <= after && after <= league.version;
  if (!isStep) return { league: replyOf(league), ...packed(record), withdrawn: [], check };
  const news = await readAbout(database, league, (store) => readNews(store, league, after));
  const { withdrawn, games } = news;
  const ids = games.map(({ gameId }) => gameId);
  return {
    after,
    league: replyOf(league),
    ...packed({ games, ...newsBeside(record, news, ids) }),
    withdrawn: [...withdrawn],
    check,
  };
}

/** What devices draw a league's pages from when there is no network. */
export const recordRoute: Route = get({
  path: "/api/leagues/{id}/record",
  summary: "What a league's pages are drawn from",
  description:
    "For devices that draw the pages of a league themselves: its settings, and how each of its games ended. With `after`, only what is new since that version, if that is possible. Like the pages, it has nothing of deleted games and names.",
  parameters: [
    leagueParameter,
    {
      name: "after",
      in: "query",
      description: "The `league.version` of the record that the device has; without it, all of it.",
      schema: { type: "integer", minimum: 0 },
    },
  ],
  replies: { 200: recordReply },
  refusals: ["bad-request"],
  handle: async ({ server: { database, leagueValues }, id, url }) => {
    const after = numberIn(url, "after", messages().notAVersion);
    if (!after.ok) return after.error;
    return answer(await readRecord(database, leagueValues, await leagueToRead(database, id), after.value));
  },
});
