import type { EveningPointsReply, SheetReply } from "../../sheets/sheet-replies";
import type {
  AttendanceReply,
  CrossTableReply,
  PlayedEveningReply,
  SeasonReply,
  SeasonsReply,
} from "../../story/story-replies";
import { type CsvWords, csvTable, decimal, leaguePoints, type Rows } from "./csv-table";

/** What happened in a league, for spreadsheets. */

/** Who came to an evening and how they did: by its games, or by the final standings of its sheets if it has any. */
export const eveningCsv = ({ players, sheets }: PlayedEveningReply, t: CsvWords): Rows =>
  csvTable(
    "evening",
    t,
    sheets
      ? sheets.flatMap(sheetRows)
      : players.map((each) => ({ ...each, points: leaguePoints(each.points) })),
  );

/** Level games are half wins, and nobody shares one. */
const sheetRows = ({ standings }: SheetReply) =>
  standings.flatMap(({ who, place, games: played, wins, league }) =>
    who.map((each) => ({
      ...each,
      place,
      played,
      won: decimal(wins, 2).replace(/\.00$/, ""),
      shared: 0,
      points: leaguePoints(league),
    })),
  );

/** Who has how many points for places in evenings. */
export const eveningPointsCsv = ({ rows }: EveningPointsReply, t: CsvWords): Rows =>
  csvTable(
    "eveningPoints",
    t,
    rows.map((row) => ({ ...row, played: row.evenings, points: leaguePoints(row.points) })),
  );

/** Who came when: a column for each evening, with a 1 for whoever came. */
export function attendanceCsv({ evenings, players }: AttendanceReply, t: CsvWords): Rows {
  const [heads = [], ...rows] = csvTable(
    "attendance",
    t,
    players.map((each) => ({ ...each, evenings: each.came.length })),
  );
  return [
    [...heads, ...evenings],
    ...rows.map((row, at) => [...row, ...evenings.map((day) => (players[at]?.came.includes(day) ? 1 : ""))]),
  ];
}

/** Who won which season: a row for each champion, and a row without a champion for seasons that have none. */
export function seasonsCsv({ seasons }: SeasonsReply, t: CsvWords): Rows {
  const records = seasons.flatMap(({ name: seasonName, ended, champions, ...season }) => {
    const won = ended && champions.length > 0 ? champions : [{ player: "", name: "" }];
    return won.map((each) => ({ ...season, seasonName, ...each }));
  });
  return csvTable("seasons", t, records);
}

/** The awards of a season: a row for everybody who has one. Points are a fraction of their game's highest total. */
export function awardsCsv({ awards }: SeasonReply, t: CsvWords): Rows {
  const records = awards.flatMap(({ award, holders }) =>
    holders.flatMap(({ players, value, of, game }) =>
      players.map((each) => ({
        ...each,
        award: t.awards[award],
        value: award === "best-average" ? leaguePoints(value) : value,
        of,
        game,
      })),
    ),
  );
  return csvTable("awards", t, records);
}

/** Every two players who have met, once from each side. */
export function crossTableCsv({ players, pairs }: CrossTableReply, t: CsvWords): Rows {
  const names = new Map(players.map(({ player, name }) => [player, name]));
  const records = pairs.flatMap((pair) =>
    [
      { player: pair.a, opponent: pair.b, aheadOf: pair.aAhead, behind: pair.bAhead },
      { player: pair.b, opponent: pair.a, aheadOf: pair.bAhead, behind: pair.aAhead },
    ].map((row) => ({
      ...row,
      name: names.get(row.player),
      opponentName: names.get(row.opponent),
      against: pair.games,
      with: pair.together,
      wonWith: pair.wonTogether,
      lostWith: pair.lostTogether,
    })),
  );
  return csvTable("pairs", t, records);
}
