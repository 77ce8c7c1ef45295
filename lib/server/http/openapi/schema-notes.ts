export type JsonSchema = Readonly<Record<string, unknown>>;

const pointParts = "Whole 27,720ths of a point: divide by `pointUnit`.";
const minorUnits = "Minor units of the currency: 125 with EUR is 1.25.";
const byPlayer = `By player. ${minorUnits}`;
const day = "A day such as 2026-11-21, on the calendar of the league's time zone.";
const time = "RFC 3339, in UTC.";
const timeOfDevice = "RFC 3339, to the minute or finer, with or without a time zone.";
const rating = "Of OpenSkill; beginners have 25 and 8.33.";

/** The units of fields, by the end of their paths: `rows/points` is the field `points` of the items of `rows`. */
const units: Readonly<Record<string, string>> = {
  ...{ "rows/points": pointParts, "standings/points": pointParts, "LeagueGame/players/points": pointParts },
  ...{ ahead: pointParts, places: "The sum of all places: over `played`, the average place." },
  ...{ scored: "Rounds with points to compare with others'.", outs: "Rounds gone out." },
  ...{
    "League/points": "Points for each place, the first first.",
    table: "Points for each place, the first first.",
  },
  ...{ amount: minorUnits, balance: minorUnits, "money/won": minorUnits, "money/lost": minorUnits },
  ...{ pool: minorUnits, stake: minorUnits, "rounds/money": byPlayer },
  ...{ "GameSummary/balances": byPlayer, "ReplayResult/balances": byPlayer },
  ...{
    "ReplayResult/totals": "By player, in points of the game.",
    "GameSummary/totals": "By player, in points of the game.",
  },
  ...{ "players/total": "In points of the game." },
  ...{ day, evening: day, on: day, "seasons/from": day, "seasons/to": day, "change.season/from": day },
  ...{ "change.season/to": day, currency: "ISO 4217, or empty where nothing is played for money." },
  ...{ finishedAt: time, createdAt: time, updatedAt: time, exportedAt: time, at: timeOfDevice },
  ...{ mu: rating, sigma: rating, "rating/before": rating, "rating/after": rating },
  ...{ about: "A game's id, or the day on which an evening began.", timeZone: "IANA name." },
};

/** Fields that hold the id of a ruleset. */
const kinds: ReadonlySet<string> = new Set([
  ...["CreateRequest/game", "Scoresheet/game", "change.rules/game", "change.paper-result/kind"],
]);

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
        const note = noteAt(at);
        const noted = walk(value, at) as JsonSchema;
        const described = note === undefined || "$ref" in noted ? noted : { description: note, ...noted };
        return [field, kinds.has(at.join("/")) ? { ...described, enum: games } : described];
      }),
    );
  return walk(schema, [name]) as JsonSchema;
}

/** The note for the longest matching end of a path. */
function noteAt(path: readonly string[]): string | undefined {
  const ends = path.map((_, start) => path.slice(start).join("/"));
  return ends.map((end) => units[end]).find((note) => note !== undefined);
}
