import { eveningIn } from "../evenings/calendar";
import { personIn } from "../roster/roster";
import { byFinish, type Finish } from "../standings/order";
import { type PointsTable, pointsFor } from "../standings/points";
import type { SeatResult } from "../standings/result";
import type { CountedLeague, RecordedGame } from "../value/record";
import type { RecordedSheet } from "./recorded-sheet";

type Round = RecordedSheet["rounds"][number];
type Table = Round["tables"][number];
type Standing = RecordedSheet["standings"][number];
type Adjustment = RecordedSheet["adjustments"][number];

/** The same with people of the league in place of numbers. */
type Seated<Part> = Omit<Part, "who" | "rest" | "sides" | "tables">;

export interface SheetTable extends Readonly<Seated<Table>> {
  readonly sides: readonly (readonly string[])[];
}

export interface SheetRound {
  readonly round: number;
  readonly rest: readonly string[];
  readonly tables: readonly SheetTable[];
}

export interface SheetRow extends Readonly<Seated<Standing>> {
  /** Two in form `pairs`. */
  readonly who: readonly string[];
}

/** An evening that is over as it counts in a league. */
export interface CountedSheet
  extends Finish,
    Readonly<Pick<RecordedSheet, "game" | "form" | "perGame" | "fairness">> {
  /** The day that it belongs to, as a game that ended when its last round began. */
  readonly day: string;
  readonly rounds: readonly SheetRound[];
  /** The best first. */
  readonly standings: readonly SheetRow[];
  readonly adjustments: readonly (Readonly<Seated<Adjustment>> & Pick<SheetRow, "who">)[];
  readonly recorded: RecordedGame;
}

/** The evenings among what a league has recorded, in the order in which they took place. */
export function countedSheets(league: CountedLeague, games: readonly RecordedGame[]): CountedSheet[] {
  const person = personIn(league.players);
  return games
    .flatMap((recorded) => {
      const { gameId, sheet } = recorded;
      if (!sheet) return [];
      const { game, form, perGame, fairness, finishedAt, people, rounds, standings, adjustments } = sheet;
      const whoOf = (numbers: readonly number[]) => numbers.map((each) => person(people[each] ?? ""));
      return {
        gameId,
        finishedAt,
        day: eveningIn(league.timeZone, finishedAt),
        game,
        form,
        perGame,
        fairness,
        rounds: rounds.map(({ rest, tables }, index) => ({
          round: index + 1,
          rest: whoOf(rest),
          tables: tables.map((table) => ({ ...table, sides: table.sides.map(whoOf) })),
        })),
        standings: standings.map((row) => ({ ...row, who: whoOf(row.who) })),
        adjustments: adjustments.map((each) => ({ ...each, who: whoOf(each.who) })),
        recorded,
      };
    })
    .sort(byFinish);
}

/** What somebody gets for an evening. */
export interface SheetPoints extends Pick<SeatResult, "place" | "tied"> {
  readonly who: readonly string[];
  /** League points of each of them, in 27,720ths. */
  readonly points: number;
}

/**
 * The league points of an evening: those of a place, by the points table that games have, for everybody with a place and
 * a game. Partners of a pair that stayed a pair have one place, and each its points, as partners in a game do.
 */
export function sheetPoints(
  { standings }: Pick<CountedSheet, "standings">,
  table: PointsTable,
): SheetPoints[] {
  const placed = standings.flatMap(({ who, place, games }) =>
    place !== undefined && games > 0 ? [{ who, place }] : [],
  );
  return placed.map(({ who, place }) => {
    const tied = placed.filter((each) => each.place === place).length;
    return { who, place, tied, points: pointsFor(table, place, tied) };
  });
}

/** Who won the evenings of a day: their final standings say so, not the games at their tables. Undefined without one. */
export const wonBySheets = (sheets: readonly CountedSheet[]): string[] | undefined =>
  sheets.length === 0 ? undefined : [...new Set(sheets.flatMap(sheetWinners))];

/** How many rounds these evenings had. */
export const roundsOf = (sheets: readonly Pick<CountedSheet, "rounds">[]): number =>
  sheets.reduce((all, { rounds }) => all + rounds.length, 0);

/** Everybody in first place with a game. */
export const sheetWinners = (sheet: Pick<CountedSheet, "standings">): string[] =>
  sheetPoints(sheet, []).flatMap(({ who, place }) => (place === 1 ? who : []));
