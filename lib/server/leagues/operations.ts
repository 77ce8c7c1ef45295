import type { JsonSchema } from "../http/api-schemas";
import type { Operation } from "../http/openapi";

const league = {
  name: "id",
  in: "path",
  required: true,
  description: "The league's id or its slug; an old slug works too.",
  schema: { type: "string" },
};
const part = (description: string) => ({
  ...{ name: "part", in: "path", required: true, description },
  schema: { type: "string", format: "uuid" },
});
const query = (name: string, description: string, schema: JsonSchema = { type: "string" }) => ({
  ...{ name, in: "query", description, schema },
});
const season = query("season", "The season's id; without it, all time.");
const kind = query("kind", "The ruleset's id; without it, all games.");
const search = query("search", "Part of a player's name.");
const page = query("page", "The page number, from 1.", { type: "integer", minimum: 1, default: 1 });
const size = query("size", "Rows per page.", { type: "integer", minimum: 1, maximum: 500, default: 50 });
const format = query(
  "format",
  "`csv` gives the same as a table (RFC 4180); there, money is in whole units, such as 1.25, with its currency.",
  {
    ...{ type: "string", enum: ["json", "csv"], default: "json" },
  },
);

const read = (
  table: string,
  summary: string,
  description: string,
  reply: Operation["replies"][number],
  parameters: readonly JsonSchema[],
): Operation => ({
  method: "get",
  path: `/api/leagues/{id}${table}`,
  ...{ summary, description, parameters: [league, ...parameters] },
  replies: { 200: reply },
  refusals: table.endsWith("}")
    ? ["bad-request", "no-such-league", "no-such-part"]
    : ["bad-request", "no-such-league"],
});

/** What the API knows of leagues. Reading needs no key. */
export const leagueOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/leagues",
    summary: "Create a league",
    description:
      "The device generates the ids (UUIDv7) and the keeper key. Creating a league twice with the same content and key changes nothing: 201 the first time, 200 after that. Without `slug`, the server makes one from the name that is not taken yet, so a league can be created offline.",
    body: "CreateLeagueRequest",
    keeper: true,
    replies: { 200: "League", 201: "League" },
    refusals: [
      ...(["bad-body", "bad-request", "no-key", "league-id-taken", "slug-taken"] as const),
      "too-large",
    ],
  },
  {
    method: "get",
    path: "/api/leagues/{id}",
    summary: "A league and its settings",
    description: "Anyone who knows its id or its address may read it.",
    parameters: [league],
    replies: { 200: "League" },
    refusals: ["no-such-league"],
  },
  {
    method: "post",
    path: "/api/leagues/{id}/changes",
    summary: "Change a league",
    description:
      "Either all changes are made, in order, or none. Each has an id that the device generated. Changes whose id the league already has are skipped, so a device can resend those it made offline until it gets an answer. `after` names a change that the league should already have; if it does not, no change is made. Without changes, the request only asks about `after`. Errors name the change and the field, such as `/changes/0/slug`.",
    parameters: [league],
    body: "ChangeRequest",
    keeper: true,
    replies: { 200: "League" },
    refusals: [
      ...(["bad-body", "bad-request", "no-key", "wrong-key", "no-such-league"] as const),
      ...(["change-taken", "changes-missing", "too-large", "unfit-change"] as const),
    ],
  },
  {
    method: "post",
    path: "/api/leagues/{id}/keeper-key",
    summary: "Replace a league's keeper key",
    description:
      "Makes `key` the league's keeper key. The previous one stops working. Sending it again changes nothing.",
    parameters: [league],
    body: "KeeperKeyRequest",
    keeper: true,
    replies: { 200: "League" },
    refusals: ["bad-body", "bad-request", "no-key", "wrong-key", "no-such-league", "too-large"],
  },
  read(
    "/standings",
    "Standings",
    "For one season or all time, and for one game or all games. Places are decided by points, then games won, then first places shared, then the average place, then the margin per round over the others; players equal in all of these share the place.",
    "Standings",
    [season, kind, search, page, size, format],
  ),
  read("/games", "Games", "Finished games, the latest first, and those in progress.", "LeagueGames", [
    ...[season, kind, query("player", "Only games of the player with this id."), page, size, format],
  ]),
  read(
    "/games/{part}",
    "A finished game",
    "Who finished in which place. Its entries: `GET /api/games/{id}`.",
    "LeagueGame",
    [part("The game's id.")],
  ),
  read("/players", "Players", "The roster, by name.", "LeaguePlayers", [search, page, size, format]),
  read(
    "/players/{part}",
    "A player",
    "The player's place, rating over time, head-to-head results and records.",
    "LeaguePlayer",
    [part("The player's id."), format],
  ),
  read(
    "/records",
    "Records",
    "Lowest and highest rounds, comebacks and streaks, the top five of each.",
    "Records",
    [format],
  ),
  read(
    "/money",
    "Money",
    "Who is owed what, and the fewest payments that settle it. Every ledger sums to 0.",
    "Money",
    [season, query("evening", "Only the result of one evening, given by the day on which it began."), format],
  ),
];
