import type { Seat } from "../../../lib/rules/people/table";
import type { Tile } from "../../../lib/rules/tiles/tiles";
import type { Dice } from "./dice";

/** The tiles in each hand, by seat, and face down. Both change as a hand is played. */
export interface Dealt {
  readonly hands: Tile[][];
  readonly boneyard: Tile[];
}

/** Shuffles a set and deals `each` to everyone playing; the rest is the boneyard. */
export function dealTiles(
  dice: Dice,
  tiles: readonly Tile[],
  seats: number,
  playing: readonly Seat[],
  each: number,
): Dealt {
  const boneyard = dice.shuffled(tiles);
  const hands = Array.from({ length: seats }, (_, seat) =>
    playing.includes(seat) ? boneyard.splice(0, each) : [],
  );
  return { hands, boneyard };
}

/** The tiles on the table. */
export interface Layout {
  /** Every way in which this seat can play this tile now. Calling one plays it. */
  plays(seat: Seat, tile: Tile): readonly (() => void)[];
  /** Called when a seat had to pass. */
  passed?(seat: Seat): void;
}

/** Whose turn is next, and in which direction; a game may change it when a tile is played. */
export interface Turn {
  step: 1 | -1;
  again: boolean;
  skip: boolean;
}

export interface TurnRules {
  /** What a player who cannot play draws: nothing, one tile, or until one fits. */
  readonly draws: "nothing" | "one" | "until it fits";
  /** Whether a drawn tile may be played in the same turn. */
  readonly playsDrawn: boolean;
  /** The number of tiles that are never drawn from the boneyard. */
  readonly boneyardReserve: number;
  /** Called before a turn; true if this seat passes without drawing. */
  mustPass?(seat: Seat): boolean;
  /** Called after a tile was played; true if the game is over at once. */
  played?(seat: Seat, tile: Tile, turn: Turn): boolean;
}

/** How a hand ended: the seat that went out, null for a block, undefined if the game ended during the hand. */
export type Ending = Seat | null | undefined;

/** Plays a hand to its end, turn by turn, with random choices. */
export function playOut(
  dice: Dice,
  { hands, boneyard }: Dealt,
  playing: readonly Seat[],
  first: Seat,
  layout: Layout,
  rules: TurnRules,
): Ending {
  const turn: Turn = { step: 1, again: false, skip: false };
  let place = playing.indexOf(first);
  let stuck = 0;
  while (stuck < playing.length) {
    const seat = playing[place] ?? first;
    const hand = hands[seat] ?? [];
    turn.again = false;
    turn.skip = false;
    if (rules.mustPass?.(seat)) {
      // A pass that is a penalty does not mean that the player could not have played.
      stuck = 0;
    } else {
      const drawn = boneyard.length;
      const tile = findTile(dice, hand, boneyard, seat, layout, rules);
      if (tile === undefined) {
        layout.passed?.(seat);
        stuck = boneyard.length < drawn ? 0 : stuck + 1;
      } else {
        stuck = 0;
        hand.splice(hand.indexOf(tile), 1);
        dice.pick(layout.plays(seat, tile))();
        if (rules.played?.(seat, tile, turn)) return undefined;
        if (hand.length === 0) return seat;
      }
    }
    const steps = turn.again ? 0 : turn.skip ? 2 : 1;
    place = (place + turn.step * steps + 2 * playing.length) % playing.length;
  }
  return null;
}

/** A tile of the hand that fits somewhere, after drawing where the game allows it. */
function findTile(
  dice: Dice,
  hand: Tile[],
  boneyard: Tile[],
  seat: Seat,
  layout: Layout,
  rules: TurnRules,
): Tile | undefined {
  const fits = (tile: Tile) => layout.plays(seat, tile).length > 0;
  const held = hand.filter(fits);
  if (held.length > 0) return dice.pick(held);
  if (rules.draws === "nothing") return undefined;
  while (boneyard.length > rules.boneyardReserve) {
    const drawn = boneyard.pop();
    if (drawn === undefined) return undefined;
    hand.push(drawn);
    if (rules.playsDrawn && fits(drawn)) return drawn;
    if (rules.draws === "one") return undefined;
  }
  return undefined;
}
