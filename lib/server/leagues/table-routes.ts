import type * as z from "zod/mini";
import { withFormer } from "@/lib/league/erasure";
import * as csv from "@/lib/league/pages/csv-tables";
import * as replies from "@/lib/league/replies";
import { answer, refuseFor } from "../http/http";
import { get, type Parameter, type Route } from "../http/route";
import { runningServer } from "../running-server";
import type { Store } from "../store/store";
import { messages } from "../words/words";
import { answerCsv } from "./csv-answer";
import { type LeagueRow, leagueAt } from "./league-row";
import { readGames, readLeagueGame } from "./pages/game-lists";
import { readMoney } from "./pages/money-page";
import { readOthers, readPlayer, readPlayers } from "./pages/player-page";
import { readRecords } from "./pages/records";
import { readStandings } from "./pages/standings";
import { readTableQuery, type TableQuery, tableParameters } from "./table-query";

/** What can be read of a league at one address. Every table takes the same questions. */
interface Table<Reply extends object> {
  readonly address: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly reply: z.ZodMiniType<Reply>;
  /** Undefined where the league has no such `part`. */
  readonly read: (store: Store, league: LeagueRow, asked: Asked) => Promise<Reply | undefined>;
  /** The same for spreadsheets. */
  readonly csv?: (reply: Reply, say: csv.CsvWords) => Parameters<typeof answerCsv>[0];
  readonly noSuchPart?: (part: { readonly id: string }) => string;
}

interface Asked extends TableQuery {
  /** `{part}` of the address, in lower case. */
  readonly part: string;
  readonly now: string;
}

const table = <Reply extends object>({
  address,
  parameters,
  reply,
  read,
  csv,
  noSuchPart,
  ...described
}: Table<Reply>): Route =>
  get({
    ...described,
    path: `/api/leagues/{id}${address}`,
    parameters: [leagueParameter, ...parameters, ...(csv ? [tableParameters.format] : [])],
    replies: { 200: reply },
    refusals: noSuchPart ? ["bad-request", "no-such-part"] : ["bad-request"],
    handle: async ({ id, part, url }) => {
      const store = runningServer().database;
      const league = await leagueAt(store, id);
      if (!league) return noSuchLeague(id);
      const query = readTableQuery(league, url.searchParams);
      if (!query.ok) return query.error;
      const asked = { ...query.value, part: part.toLowerCase(), now: new Date().toISOString() };
      const isCsv = csv !== undefined && asked.csv;
      const found = await read(store, isCsv ? withFormer(league, messages().formerPlayer) : league, asked);
      if (!found) return refuseFor("no-such-part", noSuchPart?.({ id: part.slice(0, 64) }) ?? "");
      return isCsv ? answerCsv(csv(found, messages().csv)) : answer(found);
    },
  });

export const leagueParameter: Parameter = {
  ...{ name: "id", in: "path", required: true, schema: { type: "string" } },
  description: "The league's id or its slug; an old slug works too.",
};

export const noSuchLeague = (id: string): Response =>
  refuseFor("no-such-league", messages().noSuchLeague({ id: id.slice(0, 64) }));

const part = (description: string): Parameter => ({
  ...{ name: "part", in: "path", required: true, description, schema: { type: "string", format: "uuid" } },
});
const { season, kind, search, player, evening, page, size } = tableParameters;

/** The tables of a league. Reading needs no key. */
export const tableRoutes: readonly Route[] = [
  table({
    address: "/standings",
    summary: "Standings",
    description:
      "For one season or all time, and for one game or all games. Places are decided by points, then games won, then first places shared, then the average place, then the margin per round over the others; players equal in all of these share the place.",
    parameters: [season, kind, search, page, size],
    reply: replies.standingsReply,
    read: readStandings,
    csv: csv.standingsCsv,
  }),
  table({
    address: "/games",
    summary: "Games",
    description: "Finished games, the latest first, and those in progress.",
    parameters: [season, kind, player, page, size],
    reply: replies.leagueGamesReply,
    read: readGames,
    csv: csv.gamesCsv,
  }),
  table({
    address: "/games/{part}",
    summary: "A finished game",
    description:
      "Who finished in which place, and what it was worth: league points, and the overall rating before and after. Its entries: `GET /api/games/{id}`.",
    parameters: [part("The game's id.")],
    reply: replies.leagueGameReply,
    read: (store, league, asked) => readLeagueGame(store, league, asked.part),
    noSuchPart: messages().noSuchLeagueGame,
  }),
  table({
    address: "/players",
    summary: "Players",
    description: "The roster, by name.",
    parameters: [search, page, size],
    reply: replies.leaguePlayersReply,
    read: readPlayers,
    csv: csv.playersCsv,
  }),
  table({
    address: "/players/{part}",
    summary: "A player",
    description:
      "The player's place, rating over time, records, and results with partners and against opponents.",
    parameters: [part("The player's id.")],
    reply: replies.leaguePlayerReply,
    read: (store, league, asked) => readPlayer(store, league, asked.part),
    csv: csv.playerCsv,
    noSuchPart: messages().noSuchPlayer,
  }),
  table({
    address: "/players/{part}/others",
    summary: "A player's partners and opponents",
    description: "How often, and with what result, the player played with and against each of the others.",
    parameters: [part("The player's id.")],
    reply: replies.leagueOthersReply,
    read: (store, league, asked) => readOthers(store, league, asked.part),
    csv: csv.othersCsv,
    noSuchPart: messages().noSuchPlayer,
  }),
  table({
    address: "/records",
    summary: "Records",
    description:
      "Lowest and highest rounds, comebacks and streaks: the best five of different players, found among the sixty best results. A round without points is in none of them. A side's record names both partners.",
    parameters: [season, kind],
    reply: replies.recordsReply,
    read: readRecords,
    csv: csv.recordsCsv,
  }),
  table({
    address: "/money",
    summary: "Money",
    description: "Who is owed what, and the fewest payments that settle it. Every ledger sums to 0.",
    parameters: [season, evening],
    reply: replies.moneyReply,
    read: readMoney,
    csv: csv.moneyCsv,
  }),
];
