import type { ReplayResult } from "../../../../lib/rules/document/replay-result";
import { readScoresheet, type Scoresheet } from "../../../../lib/rules/document/scoresheet";
import type { Game, Played, Position } from "../../../../lib/rules/game";
import { Log } from "../../../../lib/rules/play/log";
import { replay } from "../../../../lib/rules/play/replay";
import { Dice } from "../../../support/simulate/dice";
import { type HowLong, simulateGame, someTable } from "../../../support/simulate/index";
import type { SimulatedGame } from "../../../support/simulate/scorekeeper";

/** Something that holds for every game, whatever its rules are. */
export interface Law {
  readonly name: string;
  /** How the game breaks the law when it is played from this seed; nothing when the law holds. */
  breaks(game: Game, seed: number): string[];
}

/** Long enough to meet most of what happens in a game, short enough to play many. */
const someHands: HowLong = { hands: 25 };

const plays = new WeakMap<Game, Map<string, SimulatedGame>>();

/** A game of some players under some options. All laws ask about the same games, so each is played once. */
export function somePlay(game: Game, seed: number, howLong: HowLong = someHands): SimulatedGame {
  const ofGame = plays.get(game) ?? new Map<string, SimulatedGame>();
  plays.set(game, ofGame);
  const key = `${seed} ${howLong.hands}`;
  const play = ofGame.get(key) ?? simulateGame(game, someTable(game, new Dice(seed)), seed, howLong);
  ofGame.set(key, play);
  frozen(play.sheet);
  return play;
}

/** Deeply frozen, so that whatever changes it throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key of Reflect.ownKeys(value)) frozen(Reflect.get(value, key));
  return value;
}

/** Replays a sheet as it came from outside; undefined when it is none. */
export function replayed(game: Game, sheet: unknown): ReplayResult | undefined {
  const opened = readScoresheet(sheet, { ids: [game.id], find: (id) => (id === game.id ? game : undefined) });
  return opened.ok ? replay(opened.value) : undefined;
}

/** A sheet's log with all entries taken; undefined when it is none, or one is refused. */
export function openedLog(game: Game, { options, players, entries }: Scoresheet): Log | undefined {
  const sat = game.sit(options, players);
  if (!sat.ok) return undefined;
  const log = new Log(sat.value);
  return entries.every((entry) => log.accept(entry).length === 0) ? log : undefined;
}

/** What a sheet comes to after all its entries were taken; undefined when one was refused. */
export function accepted(game: Game, sheet: Scoresheet): ReplayResult | undefined {
  const result = replayed(game, sheet);
  return result && result.problems.length === 0 ? result : undefined;
}

const positions = new WeakMap<SimulatedGame, readonly Position[]>();

/** The position at the start of a sheet and after each entry. The sheet has no corrections. */
export function positionsOf(game: Game, play: SimulatedGame): readonly Position[] {
  const known = positions.get(play) ?? playedThrough(game, play);
  positions.set(play, known);
  return known;
}

function playedThrough(game: Game, { sheet }: SimulatedGame): Position[] {
  const sat = game.sit(sheet.options, sheet.players);
  if (!sat.ok) return [];
  const through = [sat.value];
  let now = sat.value;
  for (const entry of sheet.entries) {
    const played: { ok: boolean; value?: Played } = now.play(entry);
    if (!played.value) break;
    now = played.value.position;
    through.push(now);
  }
  return through;
}

/** Whether two values are the same as JSON writes them, keys in any order. */
export function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))
      : inner,
  );
}

/** What replay says of a game, but for the count of entries that brought it there. */
export const outcome = ({ accepted: _count, ...rest }: ReplayResult): object => rest;
