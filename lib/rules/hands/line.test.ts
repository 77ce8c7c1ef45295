import { describe, expect, it } from "vitest";
import { Dice } from "../feasibility/deals.test-support";
import { countSet } from "../tiles/counting";
import { doubleSet, plain, readFace, type Tile } from "../tiles/tiles";
import { type Hand, type HandsClaim, readHands } from "./hands";
import { impossibleHands } from "./impossible";

const players = ["a", "b", "c", "d"].map((id) => ({ id, name: id.toUpperCase() }));
const partners = [
  [0, 2],
  [1, 3],
];

const numbersOf = (tile: Tile): readonly number[] => {
  const face = readFace(tile);
  return face?.face === "plain" ? face.ends : [];
};

/** Brute force: tries every way to give each unlisted tile to a hand or to none. Feasible for ten tiles. */
function possibleByTrying(claim: HandsClaim, hands: readonly Hand[], uncounted: number): boolean {
  const { set, pipsOf } = claim.counted;
  const isBlocked = claim.entered.out === null;
  const max = isBlocked ? claim.maxWhenBlocked : claim.maxWhenOut;
  const each = claim.maxEach ?? set.tiles.length;
  const listed = hands.flatMap(({ tiles }) => tiles ?? []);
  const free = set.tiles
    .filter((tile) => !listed.includes(tile) && !claim.onTable.includes(tile))
    .sort((a, b) => pipsOf(b) - pipsOf(a));
  const pipsFrom = free.map((_, at) => free.slice(at).reduce((sum, tile) => sum + pipsOf(tile), 0));
  const counted = hands.filter(({ tiles }) => !tiles);
  if (hands.some(({ tiles = [], seats }) => tiles.length > each * seats.length)) return false;
  const open = counted.map(({ pips }) => pips);
  const held = counted.map(() => 0);
  const shown: number[] = Array.from({ length: set.highest + 1 }, (_, n) =>
    listed.some((tile) => numbersOf(tile).includes(n)) ? 1 : 0,
  );
  const fits = (unused: number, used: number): boolean =>
    open.every((pips) => pips === 0) &&
    counted.every(({ seats }, hand) => (held[hand] ?? 0) >= seats.length) &&
    (!isBlocked || shown.some((times) => times === 0)) &&
    unused >= uncounted &&
    used + uncounted <= max;
  const give = (at: number, unused: number, used: number): boolean => {
    const tile = free[at];
    if (tile === undefined) return fits(unused, used);
    // The remaining tiles must be worth enough.
    if (open.reduce((sum, pips) => sum + pips, 0) > (pipsFrom[at] ?? 0)) return false;
    for (const [hand, { seats }] of counted.entries()) {
      if ((open[hand] ?? 0) < pipsOf(tile) || (held[hand] ?? 0) >= each * seats.length) continue;
      const turn = (by: 1 | -1) => {
        open[hand] = (open[hand] ?? 0) - by * pipsOf(tile);
        held[hand] = (held[hand] ?? 0) + by;
        for (const n of new Set(numbersOf(tile))) shown[n] = (shown[n] ?? 0) + by;
      };
      turn(1);
      const given = give(at + 1, unused, used + 1);
      turn(-1);
      if (given) return true;
    }
    return give(at + 1, unused + 1, used);
  };
  return give(0, 0, listed.length);
}

/** Hands cut from a shuffled set: some joint, some listed, and some changed so that they may be impossible. */
function someClaim(dice: Dice): HandsClaim {
  const highest = dice.pick([2, 3, 3]);
  const set = doubleSet(highest);
  const counted = countSet(set, { doubleBlank: dice.pick([0, 0, 0, 5]) });
  const out = dice.pick([null, null, "a", "b"]);
  const missing = dice.from(0, highest);
  const isLineDeal = out === null && dice.from(0, 3) > 0;
  const tiles = dice.shuffled(set.tiles).filter((tile) => !(isLineDeal && numbersOf(tile).includes(missing)));
  const maxEach = dice.pick([undefined, 2, 3]);
  const left: Record<string, number | string[]> = {};
  const known = partners.flatMap((side) => {
    const ids = side.map((seat) => players[seat]?.id ?? "").filter((id) => id !== out);
    return ids.length === 2 && dice.from(0, 2) > 0 ? [ids.join("+")] : ids;
  });
  for (const key of known) {
    const seats = key.includes("+") ? 2 : 1;
    const hand = tiles.splice(0, dice.from(seats, 2 * seats));
    if (hand.length < seats) continue;
    if (dice.from(0, 3) === 0) left[key] = hand;
    else {
      const pips = hand.reduce((sum, tile) => sum + counted.pipsOf(tile), 0);
      left[key] = Math.max(0, pips + dice.pick([0, 0, 0, 0, 1, -1, 2, -2]));
    }
  }
  return {
    entered: { out, left },
    counted,
    holders: [0, 1, 2, 3],
    onTable: dice.from(0, 4) === 0 ? [plain(0, 0)] : [],
    maxWhenOut: set.tiles.length - dice.from(0, 3),
    maxWhenBlocked: set.tiles.length - dice.from(0, 3),
    ...(maxEach !== undefined && { maxEach }),
    partners,
    isLine: true,
    optionalOnceOut: "partner",
  };
}

describe("impossibleHands for hands in a line, some of them entered as one", () => {
  it("agrees with brute force", () => {
    const dice = new Dice(16);
    const seen = { possible: 0, impossible: 0, joint: 0, everyNumber: 0 };
    for (let run = 0; seen.possible + seen.impossible < 12_000 && run < 40_000; run++) {
      const claim = someClaim(dice);
      const reading = readHands({ players }, claim);
      if (reading.problems.length > 0) continue;
      const why = impossibleHands({ players }, claim, reading);
      const isPossible = possibleByTrying(claim, reading.hands, reading.uncounted);
      expect(why === undefined, JSON.stringify(claim.entered)).toBe(isPossible);
      seen[isPossible ? "possible" : "impossible"]++;
      if (reading.hands.some(({ seats, tiles }) => seats.length > 1 && !tiles)) seen.joint++;
      if (why?.problem.params?.why === "every-number") seen.everyNumber++;
    }
    expect(seen.possible + seen.impossible).toBe(12_000);
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(500);
  });
});
