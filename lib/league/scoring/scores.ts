import { isIn } from "../season";
import type { Season } from "../settings";
import { pointUnit } from "../standings/points";
import type { PostedGame } from "../standings/posted";
import { gamePoints } from "./game-points";
import type { TableRule } from "./rule";

/** What a game was worth to somebody, in 27,720ths of a point, and the day of its evening. */
export interface Score {
  readonly day: string;
  readonly points: number;
}

/** The games of a season (undefined: of all time) and of a ruleset ("": of all). */
export const gamesIn = <Game extends Pick<PostedGame, "day" | "rulesetId">>(
  games: readonly Game[],
  season: Season | undefined,
  rulesetId: string,
): readonly Game[] =>
  season || rulesetId !== ""
    ? games.filter(
        (game) => (!season || isIn(season, game.day)) && (rulesetId === "" || game.rulesetId === rulesetId),
      )
    : games;

/** The evenings on which games were played. */
export const eveningsIn = (games: readonly Pick<PostedGame, "day">[]): readonly string[] => [
  ...new Set(games.map(({ day }) => day)),
];

/** Games as points, by person; games and scores are in the order in which the games finished. */
export function scoresOf(
  games: readonly PostedGame[],
  rule: TableRule,
): ReadonlyMap<string, readonly Score[]> {
  const byPerson = new Map<string, Score[]>();
  for (const game of games) {
    const { day } = game;
    const points = gamePoints(rule, game);
    game.players.forEach(({ person }, index) => {
      const score = { day, points: points[index] ?? 0 };
      const scores = byPerson.get(person);
      if (scores) scores.push(score);
      else byPerson.set(person, [score]);
    });
  }
  return byPerson;
}

/**
 * What somebody's games add up to as the table counts them, in 27,720ths; with points per game, before they are divided.
 * `evenings`: how many there were in the table. Coming counts for every evening, whichever games or evenings count.
 */
export function countedPoints(
  scores: readonly Score[],
  { counting, scoring: { coming = 0 } }: TableRule,
  evenings: number,
): number {
  const games = () => scores.map(({ points }) => points);
  const ofEvenings = () => eveningsOf(scores);
  const forComing = coming === 0 ? 0 : coming * ofEvenings().length * pointUnit;
  switch (counting.count) {
    case "total":
    case "average":
      return forComing + sum(games());
    case "best":
      return forComing + best(games(), counting.games);
    case "best-evenings":
      return forComing + best(ofEvenings(), counting.evenings);
    case "drop":
      return forComing + best(games(), Math.max(1, scores.length - counting.games));
    case "drop-evenings":
      return forComing + best(ofEvenings(), Math.max(1, evenings - counting.evenings));
  }
}

/** The points of each evening. */
function eveningsOf(scores: readonly Score[]): number[] {
  const sums: number[] = [];
  let last: string | undefined;
  // Games are in the order of their evenings.
  for (const { day, points } of scores) {
    if (day === last) sums.push((sums.pop() ?? 0) + points);
    else sums.push(points);
    last = day;
  }
  return sums;
}

const sum = (all: readonly number[]): number => all.reduce((before, each) => before + each, 0);
const best = (all: readonly number[], most: number): number =>
  sum([...all].sort((a, b) => b - a).slice(0, most));
