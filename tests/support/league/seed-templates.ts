import { games as rulesets } from "../../../lib/games/registry";
import { type GameResult, resultOf } from "../../../lib/league/standings/result";
import type { Scoresheet } from "../../../lib/rules/document/scoresheet";
import type { Dice } from "../simulate/dice";
import { type Options, simulateGame, somePlayers } from "../simulate/index";

/** A simulated game without names; who sits where is decided when it is used. */
export interface Template {
  readonly sheet: Scoresheet;
  readonly result: GameResult;
}

/** A game as a club usually plays it: by how many players, and for how many hands of an evening. */
interface ClubGame {
  readonly game: string;
  readonly options?: Options;
  readonly seats: readonly [min: number, max: number];
  readonly hands: readonly [min: number, max: number];
}

/** So many that every game is over before. */
const toTheEnd = [400, 400] as const;

/** Popular games are listed more than once. Only games that are simulated with real tiles. */
const clubGames: readonly ClubGame[] = [
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
 * Up to this many games are each simulated. Beyond it, a hundred of them are reused with other players, because
 * simulating a game takes as long as storing a hundred.
 */
const maxPlayed = 400;
const distinctWhenReused = 100;

/** Simulates the games for a league of this many. */
export function playTemplates(dice: Dice, hands: number, games: number, report: Report): Template[] {
  const count = games > maxPlayed ? distinctWhenReused : games;
  const played: Template[] = [];
  for (let seed = 0; played.length < count; seed++) {
    report(played.length, count);
    const { options = {}, ...clubGame } = dice.pick(clubGames);
    const game = rulesets.find(clubGame.game);
    if (!game) throw new Error(`there is no game ${clubGame.game}`);
    const setUp = { players: somePlayers(dice.from(...clubGame.seats)), options };
    // With such a seed nobody joins or leaves, since those players are not on the roster.
    const { sheet, log } = simulateGame(game, setUp, 4 * seed, {
      hands: Math.min(hands, dice.from(...clubGame.hands)),
    });
    const result = resultOf(log);
    if (result) played.push({ sheet, result });
  }
  return played;
}

export type Report = (done: number, of: number) => void;
