import { tableRule } from "../scoring/rule";
import { seasonOn } from "../season";
import { type CountedSheet, sheetPoints, sheetWinners } from "../sheets/counted-sheet";
import type { SheetReply } from "../sheets/sheet-replies";
import type { LeagueValue } from "../value/value";
import { namedIn } from "./named";

/** The evening sheets of a day, as they are told. */
export const sheetsOn = (value: LeagueValue, day: string): SheetReply[] =>
  value.sheets.filter((sheet) => sheet.day === day).map((sheet) => sheetTold(value, sheet));

/** An evening sheet as it is told. Its league points are by the table of its season, as those of a game are. */
export function sheetTold({ league }: LeagueValue, sheet: CountedSheet): SheetReply {
  const named = namedIn(league);
  const { points } = tableRule(league, seasonOn(league.seasons, sheet.day));
  const worth = new Map(sheetPoints(sheet, points).map((each) => [each.who, each.points]));
  const { gameId, game: kind, form, perGame, fairness, standings, rounds, adjustments } = sheet;
  return {
    sheet: gameId,
    kind,
    form,
    perGame,
    winners: sheetWinners(sheet).map(named),
    standings: standings.map(({ who, ...row }) => ({
      ...row,
      who: who.map(named),
      league: worth.get(who) ?? 0,
    })),
    rounds: rounds.map(({ round, rest, tables }) => ({
      round,
      rest: [...rest],
      tables: tables.map(({ sides, ...table }) => ({ ...table, sides: sides.map((side) => [...side]) })),
    })),
    adjustments: adjustments.map(({ who, ...each }) => ({ ...each, who: [...who] })),
    fairness,
  };
}
