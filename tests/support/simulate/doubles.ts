import { seatsOf } from "../../../lib/rules/people/table";
import { double, type Tile } from "../../../lib/rules/tiles/tiles";
import { endsOf, isDouble } from "./ends";
import type { Keeper } from "./keeper";
import { dealTiles, type Layout, playOut } from "./turns";

/** Open ends, each of which can be played on once the double of its number is on the table. */
class DoublesLayout implements Layout {
  private readonly open: number[];
  private readonly doubles: Set<number>;

  /** The heaviest double is played first and can be played on from all four sides. */
  constructor(first: number) {
    this.open = [first, first, first, first];
    this.doubles = new Set([first]);
  }

  plays(_seat: number, tile: Tile): readonly (() => void)[] {
    const [a, b] = endsOf(tile);
    if (a === "wild" || b === "wild") return [];
    return this.open.flatMap((number, place) => {
      if (number !== a && number !== b) return [];
      if (!isDouble(tile) && !this.doubles.has(number)) return [];
      return [
        () => {
          this.open[place] = number === a ? b : a;
          if (isDouble(tile)) this.doubles.add(number);
        },
      ];
    });
  }
}

/** One hand of Doubles; players either draw until a tile fits, or pass. */
export function playDoubles(keeper: Keeper): void {
  const { dice } = keeper;
  const seats = seatsOf(keeper);
  const { set, each } = keeper.deal;
  for (;;) {
    const dealt = dealTiles(dice, set.tiles, seats.length, seats, each);
    const held = (number: number) => dealt.hands.findIndex((hand) => hand.includes(double(number)));
    const numbers = Array.from({ length: set.highest + 1 }, (_, index) => set.highest - index);
    const heaviest = numbers.find((number) => held(number) >= 0);
    // Nobody holds a double: shuffle and deal again.
    if (heaviest === undefined) continue;
    const leader = held(heaviest);
    const hand = dealt.hands[leader] ?? [];
    hand.splice(hand.indexOf(double(heaviest)), 1);
    const next = (leader + 1) % seats.length;
    const out = playOut(dice, dealt, seats, next, new DoublesLayout(heaviest), {
      draws: dice.chance(0.5) ? "until it fits" : "nothing",
      playsDrawn: true,
      boneyardReserve: 0,
    });
    if (out !== undefined) keeper.write({ kind: "hand", ...keeper.closing(dealt.hands, seats, out) });
    return;
  }
}
