import type * as z from "zod/mini";
import {
  leagueGameReply,
  leagueGamesReply,
  leaguePlayerReply,
  leaguePlayersReply,
  leagueReply,
  moneyReply,
  recordsReply,
  standingsReply,
} from "@/lib/league/replies";
import { changeRequest, createLeagueRequest } from "@/lib/league/wire";
import { keeperKeyRequest } from "@/lib/sync/wire/wire-keys";
import type { Refusal } from "../http/http";
import { bodyOf, get, type KeyRule, type Parameter, post, type Route } from "../http/route";
import { say } from "../words";
import { changeLeague, createLeague, readChangeRequest, readLeague, replaceLeagueKey } from "./league-calls";
import * as tables from "./table-calls";
import { tableParameters } from "./table-query";

const league: Parameter = {
  name: "id",
  in: "path",
  required: true,
  description: "The league's id or its slug; an old slug works too.",
  schema: { type: "string" },
};
const part = (description: string): Parameter => ({
  name: "part",
  in: "path",
  required: true,
  description,
  schema: { type: "string", format: "uuid" },
});
const { season, kind, search, player, evening, page, size, format } = tableParameters;

const keeper: KeyRule = { schemes: ["keeperKey"], missing: say.noLeagueKey };

const table = (
  address: string,
  handle: (typeof tables)[keyof typeof tables],
  summary: string,
  description: string,
  reply: z.ZodMiniType,
  parameters: readonly Parameter[],
  refusals: readonly Refusal[] = [],
): Route =>
  get({
    path: `/api/leagues/{id}${address}`,
    handle,
    summary,
    description,
    parameters: [league, ...parameters],
    replies: { 200: reply },
    refusals: ["bad-request", ...refusals],
  });

/** What the API knows of leagues. Reading needs no key. */
export const leagueRoutes: readonly Route[] = [
  post({
    path: "/api/leagues",
    handle: createLeague,
    summary: "Create a league",
    description:
      "The device generates the ids (UUIDv7) and the keeper key. Creating a league twice with the same content and key changes nothing: 201 the first time, 200 after that. Without `slug`, the server makes one from the name that is not taken yet, so a league can be created offline.",
    body: bodyOf(createLeagueRequest),
    key: keeper,
    replies: { 200: leagueReply, 201: leagueReply },
    refusals: ["league-id-taken", "slug-taken"],
  }),
  get({
    path: "/api/leagues/{id}",
    handle: readLeague,
    summary: "A league and its settings",
    description: "Anyone who knows its id or its address may read it.",
    parameters: [league],
    replies: { 200: leagueReply },
  }),
  post({
    path: "/api/leagues/{id}/changes",
    handle: changeLeague,
    summary: "Change a league",
    description:
      "Either all changes are made, in order, or none. Each has an id that the device generated. Changes whose id the league already has are skipped, so a device can resend those it made offline until it gets an answer. `after` names a change that the league should already have; if it does not, no change is made. Without changes, the request only asks about `after`. Errors name the change and the field, such as `/changes/0/slug`.",
    parameters: [league],
    body: { schema: changeRequest, read: readChangeRequest },
    key: keeper,
    replies: { 200: leagueReply },
    refusals: ["change-taken", "changes-missing", "unfit-change"],
  }),
  post({
    path: "/api/leagues/{id}/keeper-key",
    handle: replaceLeagueKey,
    summary: "Replace a league's keeper key",
    description:
      "Makes `key` the league's keeper key. The previous one stops working. Sending it again changes nothing.",
    parameters: [league],
    body: bodyOf(keeperKeyRequest),
    key: keeper,
    replies: { 200: leagueReply },
  }),
  table(
    "/standings",
    tables.leagueStandings,
    "Standings",
    "For one season or all time, and for one game or all games. Places are decided by points, then games won, then first places shared, then the average place, then the margin per round over the others; players equal in all of these share the place.",
    standingsReply,
    [season, kind, search, page, size, format],
  ),
  table(
    "/games",
    tables.leagueGames,
    "Games",
    "Finished games, the latest first, and those in progress.",
    leagueGamesReply,
    [season, kind, player, page, size, format],
  ),
  table(
    "/games/{part}",
    tables.leagueGame,
    "A finished game",
    "Who finished in which place. Its entries: `GET /api/games/{id}`.",
    leagueGameReply,
    [part("The game's id.")],
    ["no-such-part"],
  ),
  table("/players", tables.leaguePlayers, "Players", "The roster, by name.", leaguePlayersReply, [
    search,
    page,
    size,
    format,
  ]),
  table(
    "/players/{part}",
    tables.leaguePlayer,
    "A player",
    "The player's place, rating over time, head-to-head results and records.",
    leaguePlayerReply,
    [part("The player's id."), format],
    ["no-such-part"],
  ),
  table(
    "/records",
    tables.leagueRecords,
    "Records",
    "Lowest and highest rounds, comebacks and streaks, the top five of each.",
    recordsReply,
    [format],
  ),
  table(
    "/money",
    tables.leagueMoney,
    "Money",
    "Who is owed what, and the fewest payments that settle it. Every ledger sums to 0.",
    moneyReply,
    [season, evening, format],
  ),
];
