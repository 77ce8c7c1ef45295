import type { ReplayResult } from "../../../../lib/rules/document/replay-result";
import { readScoresheet, type Scoresheet } from "../../../../lib/rules/document/scoresheet";
import type { Game, Played, Position } from "../../../../lib/rules/game";
import { Log } from "../../../../lib/rules/play/log";
import { replay } from "../../../../lib/rules/play/replay";
import { Dice } from "../../../support/simulate/dice";
import { type PlayLimit, simulateGame, someTable } from "../../../support/simulate/index";
import type { Simulated } from "../../../support/simulate/keeper";

/** A property that holds for every game, whatever its rules are. */
export interface Law {
  readonly name: string;
  /** How the game breaks the law when it is played from this seed; empty when the law holds. */
  breaks(game: Game, seed: number): string[];
}

/** Long enough to meet most of what happens in a game, short enough to play many. */
const someHands: PlayLimit = { hands: 25 };

const plays = new WeakMap<Game, Map<string, Simulated>>();

/** A simulated game. All laws ask about the same games, so each is played once. */
export function somePlay(game: Game, seed: number, limit: PlayLimit = someHands): Simulated {
  const ofGame = plays.get(game) ?? new Map<string, Simulated>();
  plays.set(game, ofGame);
  const key = `${seed} ${limit.hands}`;
  const play = ofGame.get(key) ?? simulateGame(game, someTable(game, new Dice(seed)), seed, limit);
  ofGame.set(key, play);
  frozen(play.sheet);
  return play;
}

/** Freezes a value deeply, so that changing it throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key of Reflect.ownKeys(value)) frozen(Reflect.get(value, key));
  return value;
}

/** Replays a sheet as it came from outside; undefined when it is invalid. */
export function replayed(game: Game, sheet: unknown): ReplayResult | undefined {
  const opened = readScoresheet(sheet, { ids: [game.id], find: (id) => (id === game.id ? game : undefined) });
  return opened.ok ? replay(opened.value) : undefined;
}

/** A sheet's log with all entries accepted; undefined when the sheet is invalid or an entry is refused. */
export function openedLog(game: Game, { options, players, entries }: Scoresheet): Log | undefined {
  const sat = game.sit(options, players);
  if (!sat.ok) return undefined;
  const log = new Log(sat.value);
  return entries.every((entry) => log.accept(entry).length === 0) ? log : undefined;
}

/** The result of a sheet whose entries are all accepted; undefined when one is refused. */
export function accepted(game: Game, sheet: Scoresheet): ReplayResult | undefined {
  const result = replayed(game, sheet);
  return result && result.problems.length === 0 ? result : undefined;
}

const positions = new WeakMap<Simulated, readonly Position[]>();

/** The position at the start of a sheet and after each entry. The sheet has no corrections. */
export function positionsOf(game: Game, play: Simulated): readonly Position[] {
  const known = positions.get(play) ?? playedThrough(game, play);
  positions.set(play, known);
  return known;
}

function playedThrough(game: Game, { sheet }: Simulated): Position[] {
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

/** Whether two values are the same JSON, with keys in any order. */
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

/** The result of a replay without its number of entries. */
export const outcome = ({ accepted: _count, ...rest }: ReplayResult): object => rest;
