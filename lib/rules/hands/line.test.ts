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

/**
 * Brute force: tries every way to give each unlisted tile to a hand or to none. Feasible for ten tiles. `inLine`: after
 * a block some number must be in no hand.
 */
function possibleByTrying(
  claim: HandsClaim,
  hands: readonly Hand[],
  uncounted: number,
  inLine = true,
): boolean {
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
    (!inLine || !isBlocked || shown.some((times) => times === 0)) &&
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

/** How many pips some of these tiles are worth, for every choice of so many of them. */
function worthOf(pips: readonly number[], { least, most }: { least: number; most: number }): number[] {
  const found: number[] = [];
  const choose = (at: number, tiles: number, sum: number): void => {
    if (at === pips.length) {
      if (tiles >= least && tiles <= most) found.push(sum);
      return;
    }
    choose(at + 1, tiles, sum);
    choose(at + 1, tiles + 1, sum + (pips[at] ?? 0));
  };
  choose(0, 0, 0);
  return found;
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

  it("says only what is so: sums, tiles and what would be possible, joint hands included", () => {
    const dice = new Dice(17);
    const seen: Record<string, number> = {};
    for (let run = 0; run < 12_000; run++) {
      const claim = someClaim(dice);
      const table = { players };
      const { problems, hands, uncounted } = readHands(table, claim);
      if (problems.length > 0) continue;
      const { code, params = {} } = impossibleHands(table, claim, { hands, uncounted })?.problem ?? {};
      if (code === undefined) continue;
      const { pipsOf, set } = claim.counted;
      const most = claim.entered.out === null ? claim.maxWhenBlocked : claim.maxWhenOut;
      const listed = hands.flatMap(({ tiles }) => tiles ?? []);
      const free = set.tiles.filter((tile) => !listed.includes(tile) && !claim.onTable.includes(tile));
      const pipsFree = free.map(pipsOf);
      const untiled = hands.filter(({ tiles }) => !tiles);
      const seats = untiled.reduce((sum, hand) => sum + hand.seats.length, 0);
      const room = Math.min(most - listed.length, free.length) - uncounted;
      const hasJoint = untiled.some((hand) => hand.seats.length > 1);
      const named = (hand: Hand) => hand.seats.map((seat) => players[seat]?.name).join(" + ");
      const why = String(params.why);
      seen[why] = (seen[why] ?? 0) + (hasJoint ? 1 : 0);
      switch (why) {
        case "too-many-tiles":
          expect(params).toMatchObject({ held: listed.length + seats + uncounted, most });
          break;
        case "too-few-tiles":
          expect(params).toMatchObject({ hands: seats, most: room });
          break;
        case "too-many-pips": {
          const limit = Math.min(room, (claim.maxEach ?? room) * seats);
          const highest = Math.max(...worthOf(pipsFree, { least: 0, most: limit }));
          const shown = listed.reduce((sum, tile) => sum + pipsOf(tile), 0);
          const pips = hands.reduce((sum, hand) => sum + hand.pips, 0);
          expect(params).toMatchObject({ pips, most: highest + shown });
          expect(pips).toBeGreaterThan(highest + shown);
          break;
        }
        case "together": {
          const group = (params.hands as { name: string }[]).map(({ name }) => {
            const hand = untiled.find((each) => named(each) === name);
            if (!hand) throw new Error(`no hand of ${name}`);
            return hand;
          });
          const others = hands.filter(({ tiles }) => tiles);
          expect(possibleByTrying(claim, [...others, ...group], uncounted, false)).toBe(false);
          const [only, ...more] = group;
          if (only && more.length === 0 && params.because === "each-at-most") {
            const tiles = { least: only.seats.length, most: Number(params.each) };
            expect(tiles.most).toBe((claim.maxEach ?? 0) * only.seats.length);
            expect(worthOf(pipsFree, tiles)).not.toContain(only.pips);
            expect(worthOf(pipsFree, { ...tiles, most: free.length })).toContain(only.pips);
          }
          for (const { name, totals } of params.instead as { name: string; totals: number[] }[])
            for (const pips of totals) {
              const instead = hands.map((hand) => (named(hand) === name ? { ...hand, pips } : hand));
              expect(possibleByTrying(claim, instead, uncounted)).toBe(true);
            }
          break;
        }
        case "every-number":
          expect((params.hands as { name: string }[]).map(({ name }) => name)).toEqual(hands.map(named));
          break;
      }
    }
    for (const why of ["too-many-tiles", "too-many-pips", "together", "every-number"])
      expect(seen[why], why).toBeGreaterThan(20);
  });
});
