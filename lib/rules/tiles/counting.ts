import { double, readFace, type Tile, type TileSet } from "./tiles";

/** A set of tiles, and how many pips each counts when it is left in a hand. */
export interface CountedSet {
  readonly set: TileSet;
  /** Pips of a tile of this set; a tile that is not in it counts nothing. */
  pipsOf(tile: Tile): number;
  /** Index: a value in pips; value: how many tiles of the set are worth it. */
  readonly tilesWorth: readonly number[];
}

/** Tiles that do not count the pips they show. Absent: they do. */
export interface CountingRule {
  /** Pips of the 0-0. */
  readonly doubleBlank?: number;
  /** Pips that a wild end adds to the dots of a single wild. */
  readonly wild?: number;
  readonly doubleWild?: number;
  readonly direction?: number;
}

const counted = new WeakMap<TileSet, Map<string, CountedSet>>();

/** The worth of every tile of a set under a rule. The same set and rule give the same object. */
export function countSet(set: TileSet, rule: CountingRule): CountedSet {
  const key = JSON.stringify(rule);
  const ofSet = counted.get(set) ?? new Map<string, CountedSet>();
  const known = ofSet.get(key);
  if (known) return known;
  const fresh = count(set, rule);
  counted.set(set, ofSet.set(key, fresh));
  return fresh;
}

function count(set: TileSet, rule: CountingRule): CountedSet {
  const pips = new Map(set.tiles.map((tile) => [tile, pipsUnder(rule, tile)]));
  const tilesWorth: number[] = Array(Math.max(...pips.values()) + 1).fill(0);
  for (const value of pips.values()) tilesWorth[value] = (tilesWorth[value] ?? 0) + 1;
  return { set, pipsOf: (tile) => pips.get(tile) ?? 0, tilesWorth };
}

function pipsUnder(rule: CountingRule, tile: Tile): number {
  if (tile === double(0)) return rule.doubleBlank ?? 0;
  const face = readFace(tile);
  switch (face?.face) {
    case "plain":
      return face.ends[0] + face.ends[1];
    case "wild":
      return face.dots + (rule.wild ?? 0);
    case "double-wild":
      return rule.doubleWild ?? 0;
    case "direction":
      return rule.direction ?? 0;
    case undefined:
      return 0;
  }
}
