import type { JsonSchema } from "../api-schemas";
import type { Operation } from "../openapi";

const league = {
  name: "id",
  in: "path",
  required: true,
  description: "The league's id or its slug; an old slug finds it too.",
  schema: { type: "string" },
};
const part = (description: string) => ({
  ...{ name: "part", in: "path", required: true, description },
  schema: { type: "string", format: "uuid" },
});
const query = (name: string, description: string, schema: JsonSchema = { type: "string" }) => ({
  ...{ name, in: "query", description, schema },
});
const season = query("season", "The season's id; without it all time.");
const kind = query("kind", "The ruleset's id; without it all kinds.");
const search = query("search", "Part of a player's name.");
const page = query("page", "From 1 on.", { type: "integer", minimum: 1, default: 1 });
const size = query("size", "Rows a page.", { type: "integer", minimum: 1, maximum: 500, default: 50 });
const format = query(
  "format",
  "`csv` answers with the same as a table (RFC 4180); money is in units there, such as 1.25, with its currency.",
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
    summary: "Make a league",
    description:
      "The device makes the ids (UUIDv7) and the keeper key. Making a league twice with the same content and key changes nothing: 201 the first time, 200 again. Without `slug` the server makes one of the name and finds one that is free, so that a league made offline need not know what is taken.",
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
    summary: "A league as people have set it up",
    description: "Whoever knows its id or its address may read.",
    parameters: [league],
    replies: { 200: "League" },
    refusals: ["no-such-league"],
  },
  {
    method: "post",
    path: "/api/leagues/{id}/changes",
    summary: "Change a league",
    description:
      "All of the changes are made, in order, or none. Each has an id that the device made; changes whose id the league has were made before and are skipped, so that a device sends those it made offline until an answer comes. `after` names a change that the league is to have: where it has not, nothing is made. Without changes that is all that is asked. Refusals name the change and the field, such as `/changes/0/slug`.",
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
      "Makes `key` the league's keeper key; the one until then stops working. Sending it again changes nothing.",
    parameters: [league],
    body: "KeeperKeyRequest",
    keeper: true,
    replies: { 200: "League" },
    refusals: ["bad-body", "bad-request", "no-key", "wrong-key", "no-such-league", "too-large"],
  },
  read(
    "/standings",
    "Standings",
    "Of a season or all time, of a kind of game or all. Places are decided by points, then games won, then first places shared, then the average place, then points a round better than the others; whoever is equal in all shares the place.",
    "Standings",
    [season, kind, search, page, size, format],
  ),
  read("/games", "Games", "Finished games, the last first, and those that are played now.", "LeagueGames", [
    ...[season, kind, query("player", "Only games of the player with this id."), page, size, format],
  ]),
  read(
    "/games/{part}",
    "A finished game",
    "Who came in where. Its entries: `GET /api/games/{id}`.",
    "LeagueGame",
    [part("The game's id.")],
  ),
  read("/players", "Players", "The roster, by name.", "LeaguePlayers", [search, page, size, format]),
  read(
    "/players/{part}",
    "A player",
    "Where the player stands, the rating over time, head to head, and records.",
    "LeaguePlayer",
    [part("The player's id."), format],
  ),
  read(
    "/records",
    "Records",
    "Lowest and highest rounds, comebacks and streaks, the first five of each.",
    "Records",
    [format],
  ),
  read(
    "/money",
    "Money",
    "Who is owed what, and the fewest payments that settle it. Every ledger sums to 0.",
    "Money",
    [season, query("evening", "Only what one evening came to: the day it began."), format],
  ),
];
