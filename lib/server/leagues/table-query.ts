import { rulesetIds } from "@/lib/games/ids";
import { eveningIn } from "@/lib/league/evenings/calendar";
import { currentSeason, isDay } from "@/lib/league/season";
import type { Season } from "@/lib/league/settings";
import { pointer } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { refuseFor } from "../http/http";
import type { Parameter } from "../http/route";
import { messages } from "../words/words";
import type { LeagueRow } from "./league-row";

/** The query of a league's tables. Each route uses the parameters that it declares. */
export interface TableQuery {
  readonly season: Season | undefined;
  readonly rulesetId: string;
  readonly search: string;
  readonly player: string;
  readonly evening: string;
  /** A day; "": none. */
  readonly before: string;
  readonly page: number;
  readonly size: number;
  readonly csv: boolean;
}

const maxPage = 1_000_000;
const maxRows = 500;
const defaultRows = 50;
const formats = ["json", "csv"];
const [defaultFormat = ""] = formats;

const query = (
  name: string,
  description: string,
  schema: Parameter["schema"] = { type: "string" },
): Parameter => ({ name, in: "query", description, schema });

/** The same for OpenAPI. */
export const tableParameters = {
  season: query(
    "season",
    "The season's id, or `current` for the one that goes on, or else the last that has begun; without it, all time.",
  ),
  kind: query("kind", "The ruleset's id; without it, all games."),
  search: query("search", "Part of a player's name."),
  player: query("player", "Only games of the player with this id."),
  evening: query("evening", "Only the result of one evening, given by the day on which it began."),
  before: query("before", "Only evenings before this day."),
  page: query("page", "The page number, from 1.", { type: "integer", minimum: 1, default: 1 }),
  size: query("size", "Rows per page.", {
    type: "integer",
    minimum: 1,
    maximum: maxRows,
    default: defaultRows,
  }),
  format: query(
    "format",
    "`csv` gives the same as a table (RFC 4180); there, money is in whole units, such as 1.25, with its currency.",
    { type: "string", enum: formats, default: defaultFormat },
  ),
} satisfies Readonly<Record<string, Parameter>>;

/** Reads a query, or returns the refusal for the first invalid field. */
export function readTableQuery(
  { seasons, timeZone }: LeagueRow,
  given: URLSearchParams,
  now: string,
): Result<TableQuery, Response> {
  const t = messages();
  const fields = Object.keys(tableParameters);
  const text = (field: keyof typeof tableParameters) => (given.get(field) ?? "").slice(0, 200);
  const unknown = [...given.keys()]
    .find((field) => field !== "lang" && !fields.includes(field))
    ?.slice(0, 64);
  const [seasonId, rulesetId, evening, before] = [
    text("season").toLowerCase(),
    text("kind"),
    text("evening"),
    text("before"),
  ];
  const season =
    seasonId === "current"
      ? currentSeason(seasons, eveningIn(timeZone, now))
      : seasons.find((each) => each.id === seasonId);
  const format = given.get("format") ?? defaultFormat;
  const page = readCount(given.get("page") ?? "1", maxPage);
  const size = readCount(given.get("size") ?? String(defaultRows), maxRows);
  const isDayOrNone = (day: string) => day === "" || isDay(day);
  const checks: readonly (readonly [field: string, isRight: boolean, message: () => string])[] = [
    [unknown ?? "", unknown === undefined, () => t.noSuchField({ field: unknown ?? "", fields })],
    [
      "season",
      season !== undefined || ["", "current"].includes(seasonId),
      () => t.noSuchSeason({ id: seasonId.slice(0, 64) }),
    ],
    [
      "kind",
      ["", ...rulesetIds].includes(rulesetId),
      () => t.noSuchRuleset({ rulesetId: rulesetId.slice(0, 64), rulesetIds }),
    ],
    ["evening", isDayOrNone(evening), () => t.notADay({ field: "evening" })],
    ["before", isDayOrNone(before), () => t.notADay({ field: "before" })],
    ["format", formats.includes(format), () => t.notAFormat],
    ["page", page > 0, () => t.notAPage({ field: "page", max: maxPage })],
    ["size", size > 0, () => t.notAPage({ field: "size", max: maxRows })],
  ];
  const wrong = checks.find(([, isRight]) => !isRight);
  if (wrong) return err(refuseFor("bad-request", wrong[2](), pointer(wrong[0])));
  const csv = format === "csv";
  const [search, player] = [text("search"), text("player").toLowerCase()];
  return ok({ season, rulesetId, search, player, evening, before, page, size, csv });
}

/** A whole number from 1 to `max`; 0 for anything else. */
function readCount(text: string, max: number): number {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return count <= max ? count : 0;
}
