import { seatsOf } from "../../../lib/rules/people/table";
import { Chain } from "./chain";
import { isDouble } from "./ends";
import type { Keeper } from "./keeper";
import { dealTiles, playOut } from "./turns";

/** One hand of Baneberry: the ends of the chain score as they lie, and now and then somebody forgets to knock. */
export function playBaneberry(keeper: Keeper): void {
  const { dice, deal } = keeper;
  const seats = seatsOf(keeper);
  const dealt = dealTiles(dice, deal.set.tiles, seats.length, seats, deal.each);
  const points = keeper.options.mode !== "cash";
  const scoring = points ? (keeper.position.next().scoring as readonly number[]) : [];
  const chain = new Chain();
  const owing = new Set<number>();

  // The highest double leads, or else the heaviest tile; it is played like any other and scores nothing.
  const weight = (seat: number) =>
    Math.max(
      ...(dealt.hands[seat] ?? []).map((tile) => keeper.counted.pipsOf(tile) + (isDouble(tile) ? 1000 : 0)),
    );
  const first = seats.reduce((best, seat) => (weight(seat) > weight(best) ? seat : best), 0);

  const out = playOut(dice, dealt, seats, first, chain, {
    draws: "one",
    playsDrawn: false,
    boneyardReserve: 0,
    mustPass: (seat) => {
      if (!owing.delete(seat)) return false;
      keeper.write({ kind: "passed", player: keeper.id(seat) });
      return true;
    },
    played: (seat) => {
      const player = keeper.id(seat);
      const ends = chain.counts();
      if (chain.tiles > 1 && scoring.includes(ends[0] + ends[1]))
        keeper.write(
          dice.chance(0.5)
            ? { kind: "run", player, ends }
            : { kind: "run", player, points: ends[0] + ends[1] },
        );
      if (dealt.hands[seat]?.length === 1 && !keeper.done && dice.chance(0.2)) {
        keeper.write({ kind: "missed-knock", player });
        owing.add(seat);
      }
      return keeper.done;
    },
  });
  if (out !== undefined) keeper.write({ kind: "hand", ...keeper.closing(dealt.hands, seats, out) });
}
