import type * as z from "zod/mini";
import { kitty } from "@/lib/league/money/kitty";
import * as pageReplies from "@/lib/league/page-replies";
import { attendance } from "@/lib/league/pages/attendance";
import { crossTablePage } from "@/lib/league/pages/cross-table";
import type { CsvWords, Rows } from "@/lib/league/pages/csv/csv-table";
import * as csv from "@/lib/league/pages/csv/csv-tables";
import * as storyCsv from "@/lib/league/pages/csv/story-csv";
import { eveningPoints } from "@/lib/league/pages/evening-points";
import { playedEvening, playedEvenings } from "@/lib/league/pages/evenings";
import { gamePage, gamesPage } from "@/lib/league/pages/games";
import { moneyPage } from "@/lib/league/pages/money";
import { othersPage, playerPage, playersPage } from "@/lib/league/pages/players";
import { recordsPage } from "@/lib/league/pages/records";
import { seasonPage, seasonsPage } from "@/lib/league/pages/seasons";
import { standingsPage } from "@/lib/league/pages/standings-page";
import { leagueGamesReply, moneyReply } from "@/lib/league/replies";
import { withFormer } from "@/lib/league/roster/erasure";
import { isDay } from "@/lib/league/season";
import { eveningPointsReply } from "@/lib/league/sheets/sheet-replies";
import * as storyReplies from "@/lib/league/story/story-replies";
import type { LeagueValue } from "@/lib/league/value/value";
import { answer, refuseFor } from "../http/http";
import { get, type Parameter, type Route } from "../http/route";
import type { Store } from "../store/store";
import { messages } from "../words/words";
import { aimOf } from "./aim-of";
import { answerCsv } from "./csv-answer";
import { leagueParameter } from "./league-parameter";
import { leagueToRead, readAbout } from "./league-reads";
import type { LeagueRow } from "./league-row";
import { readPlaying } from "./playing";
import { readSheets } from "./sheets-in";
import { readTableQuery, type TableQuery, tableParameters } from "./table-query";

/** One table of a league. All tables share the same query parameters. */
interface Table<Reply extends object> {
  readonly address: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly reply: z.ZodMiniType<Reply>;
  /** Undefined if the league has no such `part`. */
  readonly read: (value: LeagueValue, asked: Asked) => Reply | undefined | Promise<Reply>;
  /** The same table as CSV. */
  readonly csv?: (reply: Reply, t: CsvWords) => Rows;
  readonly noSuchPart?: (part: { readonly id: string }) => string;
}

interface Asked extends TableQuery {
  /** `{part}` of the path, in lower case. */
  readonly part: string;
  readonly now: string;
  /** For what is not in the value: the games in progress. */
  readonly about: <T>(read: (store: Store) => Promise<T>) => Promise<T>;
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
    shared: true,
    parameters: [leagueParameter, ...parameters, ...(csv ? [tableParameters.format] : [])],
    replies: { 200: reply },
    refusals: noSuchPart ? ["bad-request", "no-such-part"] : ["bad-request"],
    handle: async ({ server: { database, leagueValues }, id, part, url }) => {
      const league = await leagueToRead(database, id);
      const now = new Date().toISOString();
      const query = readTableQuery(league, url.searchParams, now);
      if (!query.ok) return query.error;
      const about: Asked["about"] = (read) => readAbout(database, league, read);
      const asked = { ...query.value, part: part.toLowerCase(), now, about };
      const isCsv = csv !== undefined && asked.csv;
      const value = await leagueValues.of(isCsv ? withFormer(league, messages().formerPlayer) : league);
      const found = await read(value, asked);
      if (!found) return refuseFor("no-such-part", noSuchPart?.({ id: part.slice(0, 64) }) ?? "");
      return isCsv ? answerCsv(csv(found, messages().csv), fileName(league, address)) : answer(found);
    },
  });

/** "friday-dominoes-standings.csv" */
const fileName = ({ slug }: LeagueRow, address: string): string =>
  `${[slug, ...address.split("/").filter((name) => /^[a-z]/.test(name))].join("-")}.csv`;

const part = (description: string, format = "uuid"): Parameter => ({
  name: "part",
  in: "path",
  required: true,
  description,
  schema: { type: "string", format },
});
const { season, kind, search, player, evening, before, page, size } = tableParameters;

/** The tables of a league. Reading needs no key. */
export const tableRoutes: readonly Route[] = [
  table({
    address: "/standings",
    summary: "Standings",
    description:
      "For one season or all time, and for one game or all games. Places are decided by points, then games won, then shared first places, then the average place, then the margin per round over the others; players equal in all of these share the place.",
    parameters: [season, kind, search, page, size],
    reply: pageReplies.standingsReply,
    read: standingsPage,
    csv: csv.standingsCsv,
  }),
  table({
    address: "/games",
    summary: "Games",
    description: "Finished games, latest first, games in progress, and evening sheets.",
    parameters: [season, kind, player, page, size],
    reply: leagueGamesReply,
    read: async (value, asked) => ({
      ...gamesPage(value, asked, await asked.about((store) => readPlaying(store, value.league))),
      ...(await asked.about((store) => readSheets(store, value.league))),
    }),
    csv: csv.gamesCsv,
  }),
  table({
    address: "/games/{part}",
    summary: "A finished game",
    description:
      "Who finished in which place, and what it was worth: league points, and the overall rating before and after. Its entries: `GET /api/games/{id}`.",
    parameters: [part("The game's id.")],
    reply: pageReplies.leagueGameReply,
    read: (value, asked) => gamePage(value, asked.part),
    noSuchPart: (part) => messages().noSuchLeagueGame(part),
  }),
  table({
    address: "/players",
    summary: "Players",
    description: "The roster, by name.",
    parameters: [search, page, size],
    reply: pageReplies.leaguePlayersReply,
    read: playersPage,
    csv: csv.playersCsv,
  }),
  table({
    address: "/players/{part}",
    summary: "A player",
    description:
      "The player's place, rating over time, records, and results with partners and against opponents.",
    parameters: [part("The player's id.")],
    reply: pageReplies.leaguePlayerReply,
    read: (value, asked) => playerPage(value, asked.part, aimOf),
    csv: csv.playerCsv,
    noSuchPart: (part) => messages().noSuchPlayer(part),
  }),
  table({
    address: "/players/{part}/others",
    summary: "A player's partners and opponents",
    description: "How often, and with what result, the player played with and against each of the others.",
    parameters: [part("The player's id.")],
    reply: pageReplies.leagueOthersReply,
    read: (value, asked) => othersPage(value, asked.part),
    csv: csv.othersCsv,
    noSuchPart: (part) => messages().noSuchPlayer(part),
  }),
  table({
    address: "/records",
    summary: "Records",
    description:
      "Lowest and highest rounds, comebacks and streaks: the best five of different players, found among the sixty best results. A round without points is in none of them. A side's record names both partners.",
    parameters: [season, kind],
    reply: pageReplies.recordsReply,
    read: (value, asked) => recordsPage(value, asked, aimOf),
    csv: csv.recordsCsv,
  }),
  table({
    address: "/money",
    summary: "Money",
    description: `Who is owed what, and the fewest payments that settle it. Every ledger sums to 0. The league's kitty is a party in them, with the id ${kitty} and no name.`,
    parameters: [season, evening],
    reply: moneyReply,
    read: moneyPage,
    csv: csv.moneyCsv,
  }),
  table({
    address: "/played-evenings",
    summary: "Evenings that were played",
    description: "Evenings with finished games or an evening sheet that is over, latest first, 30 at a time.",
    parameters: [before],
    reply: storyReplies.playedEveningsReply,
    read: (value, asked) => playedEvenings(value, asked.before),
  }),
  table({
    address: "/played-evenings/{part}",
    summary: "An evening that was played",
    description:
      "Who came, the games, the evening sheets that are over, and what settles the evening. An evening lasts until six in the morning, in the league's time zone.",
    parameters: [part("The day on which it began.", "date")],
    reply: storyReplies.playedEveningReply,
    read: (value, asked) =>
      isDay(asked.part) ? playedEvening(value, asked.part, asked.now, aimOf)?.reply : undefined,
    csv: storyCsv.eveningCsv,
    noSuchPart: (part) => messages().noSuchPlayedEvening(part),
  }),
  table({
    address: "/evening-points",
    summary: "Points of evenings",
    description:
      "League points for places in the final standings of evening sheets, by the season's points table. They stand beside the points of games, which `/standings` has, and are never added to them.",
    parameters: [season],
    reply: eveningPointsReply,
    read: eveningPoints,
    csv: storyCsv.eveningPointsCsv,
  }),
  table({
    address: "/seasons",
    summary: "Hall of fame",
    description: "The seasons, latest first, with their winners, and how many each player has won.",
    parameters: [],
    reply: storyReplies.seasonsReply,
    read: (value, asked) => seasonsPage(value, asked.now),
    csv: storyCsv.seasonsCsv,
  }),
  table({
    address: "/seasons/{part}",
    summary: "A season",
    description:
      "Who won it, and its awards: most games won; most points per game, among those with at least half as many games as anyone; the biggest comeback and the closest game, both measured against the game's highest total; most evenings attended; most second places in games of three or more. Equal holders share an award. A season of more than 5,000 games has no awards. Its table: `GET /api/leagues/{id}/standings?season=`.",
    parameters: [part("The season's id.")],
    reply: storyReplies.seasonReply,
    read: (value, asked) => seasonPage(value, asked.part, asked.now),
    csv: storyCsv.awardsCsv,
    noSuchPart: (part) => messages().noSuchSeason(part),
  }),
  table({
    address: "/attendance",
    summary: "Who came when",
    description:
      "Who came to which evenings with finished games or an evening sheet that is over, those who came most often first.",
    parameters: [season],
    reply: storyReplies.attendanceReply,
    read: attendance,
    csv: storyCsv.attendanceCsv,
  }),
  table({
    address: "/cross-table",
    summary: "Cross table",
    description: "How the top 20 of the all-time table did against each other.",
    parameters: [],
    reply: storyReplies.crossTableReply,
    read: crossTablePage,
    csv: storyCsv.crossTableCsv,
  }),
];
