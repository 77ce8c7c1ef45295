import type {
  CrossTableReply,
  PlayedEveningReply,
  SeasonReply,
  SeasonsReply,
} from "../../story/story-replies";
import { type CsvWords, heads, leaguePoints, type Rows } from "./csv-tables";

/** What happened in a league, for spreadsheets. */

/** Who came to an evening and how they did. */
export const eveningCsv = ({ players }: PlayedEveningReply, t: CsvWords): Rows => [
  heads(["place", "player", "name", "played", "won", "shared", "points"], t),
  ...players.map(({ place, player, name, played, won, shared, points }) => [
    place,
    player,
    name,
    played,
    won,
    shared,
    leaguePoints(points),
  ]),
];

/** Who won which season: a row for each champion, and a row without a champion for seasons that have none. */
export const seasonsCsv = ({ seasons }: SeasonsReply, t: CsvWords): Rows => [
  heads(["season", "seasonName", "from", "to", "player", "name"], t),
  ...seasons.flatMap(({ season, name: seasonName, from, to, ended, champions }) => {
    const won = ended && champions.length > 0 ? champions : [{ player: "", name: "" }];
    return won.map(({ player, name }) => [season, seasonName, from, to, player, name]);
  }),
];

/** The awards of a season: a row for everybody who has one. Points are a fraction of their game's highest total. */
export const awardsCsv = ({ awards }: SeasonReply, t: CsvWords): Rows => [
  heads(["award", "player", "name", "value", "of", "game"], t),
  ...awards.flatMap(({ award, holders }) =>
    holders.flatMap(({ players, value, of, game = "" }) =>
      players.map(({ player, name }) => [
        t.awards[award],
        player,
        name,
        award === "best-average" ? leaguePoints(value) : value,
        of,
        game,
      ]),
    ),
  ),
];

/** Every two players who have met, once from each side. */
export function crossTableCsv({ players, pairs }: CrossTableReply, t: CsvWords): Rows {
  const names = new Map(players.map(({ player, name }) => [player, name]));
  return [
    heads(
      [
        "player",
        "name",
        "opponent",
        "opponentName",
        "against",
        "aheadOf",
        "behind",
        "with",
        "wonWith",
        "lostWith",
      ],
      t,
    ),
    ...pairs.flatMap(({ a, b, games, aAhead, bAhead, together, wonTogether, lostTogether }) => {
      const row = (own: string, other: string, ahead: number, behind: number) => [
        own,
        names.get(own) ?? "",
        other,
        names.get(other) ?? "",
        games,
        ahead,
        behind,
        together,
        wonTogether,
        lostTogether,
      ];
      return [row(a, b, aAhead, bAhead), row(b, a, bAhead, aAhead)];
    }),
  ];
}
