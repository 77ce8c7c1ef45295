import type { Problem } from "../../rules/problem";
import type { TableAfter } from "../pages/tables-after";
import type { LeagueRecord } from "../value/record";
import { leagueValue } from "../value/value";
import { type KindNames, tableOf } from "./columns";
import { type DayOrder, orderOf } from "./days";
import { arePlaces, draftsOf, type LineProblem, type RankedBy } from "./drafts";
import { areMoney } from "./figures";
import { type Match, matchesOf } from "./people";
import type { Role } from "./roles";
import { type Newcomers, type Seated, seated } from "./seated";
import type { Line } from "./separated";
import { trialOf } from "./trial";

/** What somebody has said about a table; the rest is as it is seen in it. */
export interface Choices {
  readonly hasHeading?: boolean;
  /** By column. */
  readonly roles?: Readonly<Record<number, Role>>;
  readonly order?: DayOrder;
  /** The day of games without one. */
  readonly day?: string;
  readonly rankedBy?: RankedBy;
  /** The kind of games of which none is said; if nobody says it, what the league plays most. */
  readonly kind?: string;
  /** Who somebody is in the league, by the name as the roster compares it; "" for somebody new. */
  readonly people: Readonly<Record<string, string>>;
  /** What everybody new is in the league; a member if nobody says it. */
  readonly newcomers?: Newcomers;
  readonly withDoubles?: boolean;
}

/** The league that a table is brought into. */
export interface Into {
  readonly record: LeagueRecord;
  /** Today's date on the league's calendar. */
  readonly today: string;
  readonly kinds: KindNames;
  /** Whether the most or the fewest points win, by kind of game. */
  readonly aims: Readonly<Record<string, "many" | "few">>;
  /** The id of somebody new: the same each time for the same name. */
  idOf(key: string): string;
}

/** How a table is understood, and what would come of bringing it in. */
export interface Understood {
  readonly hasHeading: boolean;
  readonly columns: readonly {
    readonly heading: string;
    readonly role: Role;
    readonly cells: readonly string[];
  }[];
  /** How many lines it has, without headings. */
  readonly lines: number;
  readonly order: DayOrder;
  /** Whether the dates can be read in one way only. */
  readonly isOrderSure: boolean;
  readonly rankedBy: RankedBy;
  readonly kind: string;
  readonly people: readonly Match[];
  readonly newcomers: Newcomers;
  readonly games: number;
  /** The first and the last day. */
  readonly days: readonly [from: string, to: string];
  readonly doubles: number;
  /** In how many of the games money was won and lost. */
  readonly forMoney: number;
  readonly problems: readonly LineProblem[];
  readonly full: Problem | undefined;
  readonly tables: readonly TableAfter[];
  /** Everybody in these tables. */
  readonly players: Seated["league"]["players"];
}

/** The kind of game of which a league has most; the first there is, if it has none. */
function usualKind({ games }: LeagueRecord, aims: Into["aims"]): string {
  const counts = new Map<string, number>();
  for (const { rulesetId } of games) counts.set(rulesetId, (counts.get(rulesetId) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? Object.keys(aims)[0] ?? "";
}

/** How many cells of each column are shown. */
const shown = 4;

/** Understands a table as somebody has corrected it; `seated`: the games that are to be brought in. */
export function understood(
  lines: readonly Line[],
  choices: Choices,
  into: Into,
): { readonly understood: Understood; readonly seated: Seated } {
  const { record, kinds, aims, today, idOf } = into;
  const seen = tableOf(lines, kinds, choices.hasHeading);
  const table = { ...seen, roles: seen.roles.map((role, at) => choices.roles?.[at] ?? role) };
  const days = table.lines.map(({ cells }) => cells[table.roles.indexOf("day")] ?? "");
  const { order, isSure } = orderOf(days);
  const kind = choices.kind ?? usualKind(record, aims);
  const reading = { order: choices.order ?? order, day: choices.day ?? "", kind, kinds };
  const byPerson = table.lines.flatMap(({ cells }) => cells.filter((_, at) => table.roles[at] === "person"));
  const usual = areMoney(byPerson) ? "money" : aims[kind] === "few" ? "fewest" : "most";
  const first = draftsOf(table, { ...reading, rankedBy: choices.rankedBy ?? usual });
  const rankedBy = choices.rankedBy ?? (arePlaces(first.drafts) ? "places" : usual);
  const { drafts, problems } =
    rankedBy === (choices.rankedBy ?? usual) ? first : draftsOf(table, { ...reading, rankedBy });
  const people = matchesOf(drafts, record.league.players, choices.people);
  const value = leagueValue(record);
  const { newcomers = "members", withDoubles = false } = choices;
  const games = seated(value, drafts, { matches: people, idOf, today, newcomers, withDoubles });
  return {
    seated: games,
    understood: {
      hasHeading: table.hasHeading,
      columns: table.roles.map((role, at) => ({
        heading: table.headings[at] ?? "",
        role,
        cells: table.lines.slice(0, shown).map(({ cells }) => cells[at] ?? ""),
      })),
      lines: table.lines.length,
      order: reading.order,
      isOrderSure: isSure,
      rankedBy,
      kind,
      people,
      newcomers,
      games: games.games.length,
      days: [games.games[0]?.on ?? "", games.games.at(-1)?.on ?? ""],
      doubles: games.doubles,
      forMoney: games.games.filter(({ players }) => players.some(({ balance }) => balance !== undefined))
        .length,
      problems: [...problems, ...games.problems].sort((a, b) => a.line - b.line),
      full: games.full,
      players: games.league.players,
      tables: games.games.length === 0 ? [] : trialOf(record, value, games),
    },
  };
}
