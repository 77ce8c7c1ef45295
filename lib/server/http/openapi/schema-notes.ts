export type JsonSchema = Readonly<Record<string, unknown>>;

const pointParts = "Whole 27,720ths of a point: divide by `pointUnit`.";
const minorUnits = "Minor units of the currency: 125 with EUR is 1.25.";
const byPlayer = `By player. ${minorUnits}`;
const day = "A day such as 2026-11-21, on the calendar of the league's time zone.";
const time = "RFC 3339, in UTC.";
const timeOfDevice = "RFC 3339, to the minute or finer, with or without a time zone.";
const rating = "Of OpenSkill; beginners have 25 and 8.33.";
const gamePoints = "In points of the game.";
const until = "RFC 3339, in UTC: until when it can be brought back.";
const preset = "A preset of the options of this kind of game; absent where there is none. More may be added.";

/** The units of fields, by the end of their paths: `rows/points` is the field `points` of the items of `rows`. */
const units: Readonly<Record<string, string>> = {
  "rows/points": pointParts,
  "standings/points": pointParts,
  "LeagueGame/players/points": pointParts,
  ahead: pointParts,
  places: "The sum of all places: over `played`, the average place.",
  scored: "Rounds with points to compare with others'.",
  outs: "Rounds gone out.",
  "League/points": "Points for each place, the first first.",
  table: "Points for each place, the first first.",
  amount: minorUnits,
  balance: minorUnits,
  "money/won": minorUnits,
  "money/lost": minorUnits,
  pool: minorUnits,
  stake: minorUnits,
  "rounds/money": byPlayer,
  "GameSummary/balances": byPlayer,
  "ReplayResult/balances": byPlayer,
  "ReplayResult/totals": "By player, in points of the game.",
  "GameSummary/totals": "By player, in points of the game.",
  "players/total": gamePoints,
  "records/low": gamePoints,
  "records/high": gamePoints,
  comeback: gamePoints,
  "kinds/low/value": gamePoints,
  "kinds/high/value": gamePoints,
  "comebacks/value": gamePoints,
  "streaks/value": "Games won in a row.",
  "holders/value":
    "By `award`, of `of`: games won of games played (`most-wins`); points, in 27,720ths, over games (`best-average`); points of the game behind or apart, of its highest total (`comeback`, `closest-game`); evenings of evenings (`attendance`); second places of games played (`most-seconds`).",
  day,
  evening: day,
  on: day,
  "seasons/from": day,
  "seasons/to": day,
  "change.season/from": day,
  "change.season/to": day,
  currency: "ISO 4217, or empty where nothing is played for money.",
  begins: time,
  erasedUntil: until,
  "deleted/until": until,
  "Deletion/until": until,
  "Problem/until": until,
  "LeagueExport/until": "The league's version after the last game was read.",
  "GameSummary/preset": preset,
  "games/preset": preset,
  "playing/preset": preset,
  "LeagueGame/preset": preset,
  finishedAt: time,
  createdAt: time,
  updatedAt: time,
  exportedAt: time,
  at: timeOfDevice,
  mu: rating,
  sigma: rating,
  "rating/before": rating,
  "rating/after": rating,
  about: "A game's id, or the day on which an evening began.",
  timeZone: "IANA name.",
};

/** Fields that hold the id of a ruleset, by the end of their paths; `all`: or nothing, which is all kinds. */
const kinds: Readonly<Record<string, "one" | "all">> = {
  "CreateRequest/game": "one",
  "Scoresheet/game": "one",
  "change.rules/game": "one",
  "rules/game": "one",
  "GameReply/game": "one",
  "GameSummary/game": "one",
  "ReplayResult/game": "one",
  "change.paper-result/kind": "one",
  "games/kind": "one",
  "playing/kind": "one",
  "LeagueGame/kind": "one",
  "kinds/kind": "one",
  "low/kind": "one",
  "high/kind": "one",
  "comebacks/kind": "one",
  "streaks/kind": "one",
  "ratings/kind": "one",
  "records/kind": "one",
  "holders/kind": "one",
  "Standings/kind": "all",
  "Records/kind": "all",
  "standings/kind": "all",
};

/** A schema whose fields state their units, and which rulesets there are. `name`: the schema's. */
export function withNotes(name: string, schema: JsonSchema, games: readonly string[]): JsonSchema {
  const walk = (node: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((each) => walk(each, path));
    if (node === null || typeof node !== "object") return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) =>
        key === "properties" ? [key, fields(value as JsonSchema, path)] : [key, walk(value, path)],
      ),
    );
  };
  const fields = (properties: JsonSchema, path: readonly string[]) =>
    Object.fromEntries(
      Object.entries(properties).map(([field, value]) => {
        const at = [...path, field];
        const note = atEndOf(at, units);
        const kind = atEndOf(at, kinds);
        const noted = walk(value, at) as JsonSchema;
        const described = note === undefined || "$ref" in noted ? noted : { description: note, ...noted };
        if (kind === undefined) return [field, described];
        return [field, { ...described, enum: kind === "all" ? ["", ...games] : games }];
      }),
    );
  return walk(schema, [name]) as JsonSchema;
}

/** What a table has for the longest end of a path. */
function atEndOf<Note>(path: readonly string[], table: Readonly<Record<string, Note>>): Note | undefined {
  const ends = path.map((_, start) => path.slice(start).join("/"));
  return ends.map((end) => table[end]).find((note) => note !== undefined);
}
