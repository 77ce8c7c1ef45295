import { type Seat, seatsOf } from "../../../lib/rules/people/table";
import { double, doubleWild, type Tile } from "../../../lib/rules/tiles/tiles";
import { type End, endsOf, isDouble, matches } from "./ends";
import type { Keeper } from "./keeper";
import { type Dealt, dealTiles, type Layout, playOut, type Turn } from "./turns";

/** Branches from the opening tile and from every later double; at a narrow table nobody branches off. */
class Branches implements Layout {
  private readonly open: End[];

  constructor(
    opening: number,
    private readonly narrow: boolean,
  ) {
    this.open = narrow ? [opening, opening] : [opening, opening, opening, opening];
  }

  plays(_seat: Seat, tile: Tile): readonly (() => void)[] {
    const [a, b] = endsOf(tile);
    return this.open.flatMap((open, place) => [
      ...(matches(open, a) ? [() => this.lay(place, tile, b)] : []),
      ...(matches(open, b) && a !== b ? [() => this.lay(place, tile, a)] : []),
    ]);
  }

  private lay(place: number, tile: Tile, other: End): void {
    this.open[place] = other;
    if (isDouble(tile) && !this.narrow) this.open.push(other, other);
  }
}

/**
 * One round of Pip with its special tiles: skip, reverse, play again, and draw (or pass a tile on when the boneyard is
 * empty).
 */
export function playPip(keeper: Keeper): void {
  const { dice } = keeper;
  const seats = seatsOf(keeper);
  const { set, each } = keeper.deal;
  const round = keeper.hands + 1;
  const dealt = dealTiles(dice, set.tiles, seats.length, seats, each);
  const { opened, leader } = opening(dealt, double(round));
  const hand = dealt.hands[leader] ?? [];
  hand.splice(hand.indexOf(opened === "wild" ? doubleWild : double(round)), 1);

  const out = playOut(
    dice,
    dealt,
    seats,
    (leader + 1) % seats.length,
    new Branches(round, dice.chance(0.5)),
    {
      draws: "one",
      playsDrawn: true,
      boneyardReserve: 0,
      played: (seat, tile, turn) => {
        direct(dealt, seats, seat, tile, turn);
        return false;
      },
    },
  );
  if (out === undefined) return;
  const written = opened === "wild" || dice.chance(0.5) ? { opened } : {};
  keeper.write({ kind: "round", ...written, ...keeper.closing(dealt.hands, seats, out) });
}

/**
 * Who opens, and with what: a holder of the round's double or the double wild; otherwise everyone draws in turn until
 * one turns up.
 */
function opening({ hands, boneyard }: Dealt, due: Tile): { opened: "double" | "wild"; leader: Seat } {
  for (let drawer = 0; ; drawer++) {
    const withDouble = hands.findIndex((hand) => hand.includes(due));
    if (withDouble >= 0) return { opened: "double", leader: withDouble };
    const withWild = hands.findIndex((hand) => hand.includes(doubleWild));
    if (withWild >= 0) return { opened: "wild", leader: withWild };
    hands[drawer % hands.length]?.push(...boneyard.splice(0, 1));
  }
}

/** The effect of a directional tile. */
function direct(
  { hands, boneyard }: Dealt,
  seats: readonly Seat[],
  seat: Seat,
  tile: Tile,
  turn: Turn,
): void {
  if (tile === "S") turn.skip = true;
  if (tile === "A") turn.again = true;
  if (tile === "R") turn.step = turn.step === 1 ? -1 : 1;
  if (tile !== "D") return;
  const next = (seat + turn.step + seats.length) % seats.length;
  const from = boneyard.length > 0 ? boneyard : (hands[seat] ?? []);
  hands[next]?.push(...from.splice(0, 1));
}
