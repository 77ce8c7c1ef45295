import { tableRule } from "../scoring/rule";
import { isIn } from "../season";
import type { Season } from "../settings";
import { sheetPoints } from "../sheets/counted-sheet";
import type { EveningPointsReply } from "../sheets/sheet-replies";
import { pointUnit } from "../standings/points";
import type { LeagueValue } from "../value/value";
import { hasPlace } from "./standings";

type Row = EveningPointsReply["rows"][number];
type Counted = Omit<Row, "player" | "name" | "place">;

const none: Counted = { points: 0, evenings: 0, won: 0, of: [] };

const order = (a: Counted, b: Counted): number => b.points - a.points || b.won - a.won;

/**
 * Who has how many points for the places of evening sheets, in a season or at any time: by the season's points table,
 * which games have too, and beside the points of games, in no table twice. The most points first, then the most evenings
 * won; equals share a place.
 */
export function eveningPoints(
  value: LeagueValue,
  { season }: { readonly season: Season | undefined },
): EveningPointsReply {
  const { league } = value;
  const { points: table } = tableRule(league, season);
  const sheets = value.sheets.filter(({ day }) => !season || isIn(season, day));
  const counted = new Map<string, Counted>();
  for (const sheet of sheets)
    for (const { who, place, points } of sheetPoints(sheet, table))
      for (const person of who) {
        const before = counted.get(person) ?? none;
        counted.set(person, {
          points: before.points + points,
          evenings: before.evenings + 1,
          won: before.won + Number(place === 1),
          of: [...before.of, { evening: sheet.day, sheet: sheet.gameId, place, points }],
        });
      }
  const rows = league.players
    .filter((player) => hasPlace(league, player))
    .flatMap(({ id: player, name }) => {
      const own = counted.get(player);
      return own ? [{ player, name, ...own }] : [];
    })
    .sort(order);
  return {
    league: league.id,
    season: season?.id ?? "",
    pointUnit,
    evenings: sheets.length,
    rows: rows.map((row) => ({ ...row, place: rows.findIndex((each) => order(each, row) === 0) + 1 })),
  };
}
