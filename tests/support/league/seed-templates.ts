import { games as rulesets } from "../../../lib/games/registry";
import { type GameResult, resultOf } from "../../../lib/league/standings/result";
import type { Scoresheet } from "../../../lib/rules/document/scoresheet";
import type { Dice } from "../simulate/dice";
import { type Options, simulateGame, somePlayers } from "../simulate/index";

/** A game that was really played, without anybody's name: who sits where is decided when it is used. */
export interface Template {
  readonly sheet: Scoresheet;
  readonly result: GameResult;
}

/** What a club plays: the game as people usually play it, by how many, and how many hands fill its part of an evening. */
interface Habit {
  readonly game: string;
  readonly options?: Options;
  readonly seats: readonly [least: number, most: number];
  readonly hands: readonly [least: number, most: number];
}

/** So many that no game is over before. */
const toTheEnd = [400, 400] as const;

/** What is liked best stands here more than once. Only games whose play is simulated with real tiles. */
const habits: readonly Habit[] = [
  { game: "mexican-train", seats: [3, 6], hands: toTheEnd },
  { game: "mexican-train", seats: [4, 5], hands: toTheEnd },
  { game: "doubles", seats: [3, 4], hands: toTheEnd },
  { game: "doubles", seats: [3, 4], hands: toTheEnd },
  { game: "domino-pool", seats: [3, 5], hands: [6, 12] },
  { game: "domino-pool", options: { mode: "hundred-up" }, seats: [3, 5], hands: toTheEnd },
  { game: "pip", seats: [3, 5], hands: toTheEnd },
  { game: "count", options: { preset: "latin" }, seats: [4, 4], hands: toTheEnd },
  { game: "hands", options: { preset: "first-to-six" }, seats: [4, 4], hands: toTheEnd },
  { game: "baneberry", seats: [3, 5], hands: toTheEnd },
];

/**
 * So many games are each played by themselves. More are a hundred of them with other people: playing one takes as long as
 * storing a hundred.
 */
const maxPlayed = 400;
const differentOfMany = 100;

/** Plays what a league of so many games is made of. */
export function playTemplates(dice: Dice, hands: number, games: number, report: Report): Template[] {
  const count = games > maxPlayed ? differentOfMany : games;
  const played: Template[] = [];
  for (let seed = 0; played.length < count; seed++) {
    report(played.length, count);
    const { options = {}, ...habit } = dice.pick(habits);
    const game = rulesets.find(habit.game);
    if (!game) throw new Error(`there is no game ${habit.game}`);
    const setUp = { players: somePlayers(dice.from(...habit.seats)), options };
    // In a game of such a seed nobody comes or goes: who does is nobody of the roster.
    const { sheet, log } = simulateGame(game, setUp, 4 * seed, {
      hands: Math.min(hands, dice.from(...habit.hands)),
    });
    const result = resultOf(log);
    if (result) played.push({ sheet, result });
  }
  return played;
}

export type Report = (done: number, of: number) => void;
