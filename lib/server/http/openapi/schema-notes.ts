import { maxComment } from "@/lib/league/changes/comment";
import { maxPlace } from "@/lib/league/evenings/evenings";
import { maxNameLength } from "@/lib/league/roster/names";
import { maxSlugLength, minSlugLength } from "@/lib/league/slug";
import { maxRulesName } from "@/lib/rules/document/house-rules";
import { maxNameLength as maxPlayerName } from "@/lib/rules/people/player-problems";
import { eveningNotes } from "./evening-notes";
import { leagueNotes } from "./league-notes";

export type JsonSchema = Readonly<Record<string, unknown>>;

const minorUnits =
  "Minor units, hundredths in every currency: 125 with EUR is 1.25, and 12500 with JPY is 125.";
const byPlayer = `By player. ${minorUnits}`;
const points = "In points of the game.";
const pointsByPlayer = "By player, in points of the game.";
const day = "A day such as 2026-11-21, in the league's time zone.";
const time = "RFC 3339, in UTC.";
const until = "RFC 3339, in UTC. It can be restored until then.";
const pointsTable = "Points for each place, starting with the first.";
const playerAtTable = "The player's id at the table.";
const out = "The id of the player who went out; null if the hand was blocked.";
const held = "The pips that the player holds, or the tiles, as in scoresheets; an empty list: they went out.";
const token = "The token of the player's link, `/l/SLUG/answer?as=…`.";
const headOfLog = "The number of the last entry of the log.";
const named = (max: number) => `1 to ${max} characters; leading and trailing blanks are removed.`;
const name = named(maxNameLength);
const slug = `${minSlugLength} to ${maxSlugLength} lower-case letters, digits and hyphens.`;

/**
 * Descriptions of fields, with their units, by the end of their paths: `rounds/money` is the field `money` of the items
 * of `rounds`. A longer end takes precedence. A field that many messages have is described once, by its schema
 * (`field-notes.ts`), and replies of a league's pages describe their other fields themselves
 * (`lib/league/reply-fields.ts`). Schemas that devices use do not, since devices would have to load the sentences with
 * them.
 */
const notes: Readonly<Record<string, string>> = {
  ...leagueNotes,
  ...eveningNotes,
  at: "RFC 3339, to the minute or finer, with or without a time zone.",
  createdAt: time,
  updatedAt: time,
  exportedAt: time,
  "hands/at": time,
  "deleted/until": until,
  "Deletion/until": until,
  "Problem/until": until,

  "players/id": playerAtTable,
  "player/id": playerAtTable,
  "players/name": "The player's name.",
  "player/name": "The player's name.",
  player: playerAtTable,
  starter: playerAtTable,
  leader: playerAtTable,
  blocker: playerAtTable,
  bidder: playerAtTable,
  "join/start": "What the newcomer's total follows from, or a total that the table gives (pips or points).",
  "return/start": "What the total follows from, or a total that the table gives (pips or points).",
  "substitute/out": "The id of the player whose place is taken.",
  "count.options/openingPassed/double": "After an opening double.",
  "count.options/openingPassed/other": "After any other opening tile.",
  "count.bonus/double": "Whether the opening tile that was passed was a double.",
  "join/after": "The player before the new one in seat order; null for the first seat.",
  "rename/name": named(maxPlayerName),
  "CreateRequest/players/name": named(maxPlayerName),
  "CreateEvening/players/name": named(maxPlayerName),
  "CreateEvening/game": "Says that this log is an evening's.",
  "EveningReply/game": "Says that this log is an evening's.",
  "CreateEvening/options": "The sheet's `form`, `settings`, `game`, that game's `options`, and its `pairs`.",
  "EveningReply/options": "As the evening was created with them.",
  "join/player/name": named(maxPlayerName),
  "CreateLeagueRequest/players/name": name,
  "seats/order": "All players' ids, in the order in which they sit.",
  out,
  "hands.hand/won": "The id of the player who won a blocked hand; null if nobody did.",
  "adjust/points": "Added to the player's points in the game; negative to subtract.",
  "adjust/why": "A reason, for people.",
  target: "The entry that is corrected: its id, or its index in a scoresheet, from 0.",
  "baneberry.run/points": points,
  "fives.peg/points": points,
  "fives.hand/pegs": "Points pegged for the last play.",
  "forty-two.hand/points": "Points taken by the bidding side, of 42.",
  "forty-two.hand/bid": "Points bid.",
  "forty-two.hand/marks": "Marks bid, instead of points.",
  "forty-two.hand/made": "Whether the bid was made.",
  "baneberry.run/ends": "The pips at the two ends of the line.",
  engine: "The pips of the double that the round began with.",
  "domino-pool.star/take": "Whether the player takes a star; otherwise the player is out.",

  accepted: "How many entries count.",
  early: "Whether the game was ended early.",
  next: "What comes next; its fields depend on the game.",
  winners: "Their ids at the table.",
  sides: "The players' ids, by side, if partners play together.",
  "ReplayResult/shutout":
    "Present if the game was won to nothing and counts as two games where games are counted.",
  shutout: "Present if the game was won to nothing: as how many games it counts where games are counted.",
  rank: "1 is first. Equals share a rank.",
  pool: minorUnits,
  "rounds/money": byPlayer,
  "rounds/points": pointsByPlayer,
  balances: byPlayer,
  totals: pointsByPlayer,
  "GameSummary/preset": "The preset that these options match; absent if there is none. More may be added.",
  "GameSummary/gone": "The ids of players who left during the game; absent if nobody did.",
  "GameReply/options": "As the game was created with them.",

  kind: "The kind of entry.",
  head: headOfLog,
  seq: "The number of the entry in the log: 1, 2, 3 … without gaps.",
  base: "The number of the last entry that the sender knows; 0 for none.",
  "HandKeyRequest/key": "For instance 192 random bits, in base64url.",
  "KeeperKeyRequest/key": "For instance 192 random bits, in base64url.",
  "TableKeysRequest/keys": "The key of table 1, that of table 2, and so on.",
  "people/person": "The person’s id in the evening.",
  "people/key": "The key in the person’s own link.",
  "TableKeysReply/tables": "How many tables have a key.",
  "TableKeysReply/people": "How many people have a key.",
  only: "Whether other hand keys stop working.",
  handKeys: "How many hand keys the game has.",
  "HandRequest/round": "How many rounds were closed when it was sent.",
  "HandsReply/round": "How many rounds are closed.",
  held,

  type: "A URI that ends with `code`.",
  title: "What kind of problem it is, for people.",
  status: "The HTTP status.",
  detail: "What is wrong, for people.",
  code: "For programs; never changes its meaning. More may be added.",
  "problems/path": "A JSON pointer to what is wrong.",
  "problems/message": "What is wrong, for people.",
  "problems/params": "The values in the sentence.",
  "problems/entry": "The index of a refused entry, from 0.",
  "problems/later": "The index of a later entry that a correction would break, from 0.",

  "Health/version": "The program's version.",
  "Health/migrations": "How many migrations the database has.",
  "disk/free": "Bytes.",
  "HomeNetwork/addresses": "Where this server can be reached from the home network.",

  "CreateLeagueRequest/name": name,
  "CreateLeagueRequest/slug": `${slug} Without it, the server makes one from the name.`,
  "CreateLeagueRequest/players/id": "A UUIDv7 made by the sender.",
  "CreateLeagueRequest/points": pointsTable,
  timeZone: "IANA name; UTC if it is absent.",
  "seasons/name": name,
  "seasons/points": "Points for each place in this season; absent: the league's.",
  "seasons/from": day,
  "seasons/to": day,
  counting:
    "How a season's points are counted: in total, per game, of each player's best games or evenings, or without the worst.",
  leastGames: "How many games a player needs to rank ahead of players with fewer.",
  "counting/games": "How many of each player's best games count, or with `drop` of the worst do not.",
  "counting/evenings":
    "The same of evenings. With `drop-evenings`, one that a player missed is worth nothing, and the first to go.",
  scoring:
    "What games are worth besides the points for places. Of a season: absent, the league's, if its points for places are.",
  "scoring/tables":
    "Other points for places. The most exact one that fits counts: for the kind of game and the number, for the kind, for the number.",
  "tables/game": "The ruleset's id; absent: any.",
  "tables/parties": "How many play, or with partners how many sides; absent: any.",
  "scoring/tables/points": pointsTable,
  "scoring/draw": "Points for each where all are equal at the end; absent: they share those of the places.",
  "scoring/near": "More for whoever did not win, but ended no further from the winner's total than this.",
  "near/within": "In points of the game.",
  "near/points": "League points.",
  "scoring/shutout": "More for whoever won a game to nothing.",
  "scoring/twice":
    "Winners get their place's points twice where a game's rules say that one won to nothing counts as two.",
  "scoring/coming": "More for each evening with a finished game.",
  "scoring/partners": "Partners share what their side gets; absent: each gets all of it.",
  "scoring/handicaps": "More for these players in each of their games.",
  "handicaps/points": "League points.",
  gameKeys: "Keeper keys of added games, by game id.",
  currency: "ISO 4217; empty if nothing is played for money.",
  amount: minorUnits,
  balance: minorUnits,
  on: day,
  about: "A game's id, or the day on which an evening began.",
  "change.name/name": name,
  "change.slug/slug": `${slug} Old slugs keep working.`,
  "change.points/points": pointsTable,
  "change.player/name": name,
  "change.season/name": name,
  "change.season/from": day,
  "change.season/to": day,
  "change.season/points": "Points for each place in this season; absent: the league's.",
  "change.rules/name": named(maxRulesName),
  "change.rules/options": "The options that differ from the game's own.",
  "change.evening/at": "A time such as 20:00, in the league's time zone.",
  "change.evening/place": `At most ${maxPlace} characters; may be empty.`,
  "change.evening/places": "How many can come; absent: everybody.",
  "change.player/guest": "A guest is not asked to evenings. Absent: as before.",
  "change.player/former": "A former member is not asked to evenings. Absent: as before.",
  "change.game/seats": "The player's id at the table → the player's id in the league.",
  "change.comment/text": `At most ${maxComment} characters; empty removes the comment.`,
  "change.paper-result/players/place": "1 is first. Equals share a place, and the next ones are skipped.",
  "change.paper-result/players/points": points,
  "change.paper-result/players/side": "The side of partners, 0 or 1.",
  batch:
    "The batch's id. Its games have this id with their place in the batch, in hexadecimal, as the last four digits.",
  "change.paper-results/from": "The place in the batch of the first of these games, from 0.",
  "change.paper-results/players": "The ids of everybody who played in these games.",
  "change.paper-results/games/players": "Who played, as places in the change's `players`, from 0.",
  "change.paper-results/games/places": "The place of each of them, as in a single result.",
  "change.paper-results/games/points": "The points of each of them.",
  "change.paper-results/games/sides": "The side of each of them, 0 or 1.",
  "change.paper-results/games/balances":
    "What each of them won, or lost with a minus sign, in minor units, as in a single result.",
  as: token,
  replace: "The tokens of the links that are replaced.",
  "PushKey/key": "The key that browsers subscribe with, in base64url; null if this server sends no notices.",
  wants: "Whether this browser should get notices.",
  endpoint: "As the browser gives it.",
  p256dh: "As the browser gives it.",
  auth: "As the browser gives it.",
  "Subscription/league": "The league's id.",
  "Subscription/player": "A player's id in the league.",

  handSize: "Tiles each.",
  "domino-pool.options/stars": "How many players may star.",
  "domino-pool.options/draw": "Whether a player who cannot play draws.",
  ante: minorUnits,
  stake: minorUnits,
  starCost: minorUnits,
  doubleBlank: "What the double blank counts, in points of the game.",
};

/**
 * A schema with descriptions of its fields. `name`: the schema's; `labels`: the names of a game's options.
 */
export function withNotes(
  name: string,
  schema: JsonSchema,
  labels: (option: string) => string | undefined,
): JsonSchema {
  const walk = (node: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((each) => walk(each, path));
    if (node === null || typeof node !== "object") return node;
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, value]) => {
        if (key === "properties") return [[key, fields(value as JsonSchema, path)]];
        return isNoBound(key, value) ? [] : [[key, walk(value, path)]];
      }),
    );
  };
  const fields = (properties: JsonSchema, path: readonly string[]) =>
    Object.fromEntries(
      Object.entries(properties).map(([field, value]) => {
        const at = [...path, field];
        const note = atEndOf(at, notes) ?? labels(field);
        const noted = walk(value, at) as JsonSchema;
        const isNoted = note === undefined || "$ref" in noted || hasNote(noted);
        return [field, isNoted ? noted : { description: note, ...noted }];
      }),
    );
  return walk(schema, [name]) as JsonSchema;
}

/** Whether a bound is only JavaScript's limit for exact integers, which every whole number has. */
const isNoBound = (key: string, value: unknown): boolean =>
  (key === "minimum" && value === Number.MIN_SAFE_INTEGER) ||
  (key === "maximum" && value === Number.MAX_SAFE_INTEGER);

/** Whether a field is described by its own declaration, even if it may be null. */
const hasNote = (field: JsonSchema): boolean =>
  "description" in field || (Array.isArray(field.anyOf) && field.anyOf.some((each) => "description" in each));

/** The value in a table for the longest matching end of a path. */
function atEndOf<Note>(path: readonly string[], table: Readonly<Record<string, Note>>): Note | undefined {
  const ends = path.map((_, start) => path.slice(start).join("/"));
  return ends.map((end) => table[end]).find((note) => note !== undefined);
}
