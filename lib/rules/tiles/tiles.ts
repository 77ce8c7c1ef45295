/**
 * Tiles and sets of tiles. A tile is written with its higher end first: `6-4`. The Pip set also has `w-0`…`w-9`
 * (single wilds, with that many dots), `w-w` (the double wild) and the directional `S`, `R`, `A`, `D`. Source:
 * docs/scoresheet.md, "Tiles".
 */
export type Tile = string & { readonly tile: unique symbol };

const directions = ["S", "R", "A", "D"] as const;
export type Direction = (typeof directions)[number];

/** What a tile's face shows: two ends (numbers or wild), or a direction whose other end is wild. */
export type Face =
  | { readonly face: "plain"; readonly ends: readonly [number, number] }
  | { readonly face: "wild"; readonly dots: number }
  | { readonly face: "double-wild" }
  | { readonly face: "direction"; readonly direction: Direction };

const plainTile = /^(0|[1-9]\d?)-(0|[1-9]\d?)$/;
const wildTile = /^(?:w-(\d)|(\d)-w)$/;

/** The face of the tile that `text` names in any order, or undefined if it names none. */
export function readFace(text: string): Face | undefined {
  const plain = plainTile.exec(text);
  if (plain) {
    const a = Number(plain[1]);
    const b = Number(plain[2]);
    return { face: "plain", ends: a >= b ? [a, b] : [b, a] };
  }
  const wild = wildTile.exec(text);
  if (wild) return { face: "wild", dots: Number(wild[1] ?? wild[2]) };
  if (text === "w-w") return { face: "double-wild" };
  const direction = directions.find((letter) => letter === text);
  return direction && { face: "direction", direction };
}

/** The canonical form of each face. */
function writeFace(face: Face): Tile {
  switch (face.face) {
    case "plain":
      return `${face.ends[0]}-${face.ends[1]}` as Tile;
    case "wild":
      return `w-${face.dots}` as Tile;
    case "double-wild":
      return "w-w" as Tile;
    case "direction":
      return face.direction as string as Tile;
  }
}

/** The tile that a text names, in its canonical form, or undefined: `4-6` and `6-4` are the same tile. */
export function readTile(text: unknown): Tile | undefined {
  if (typeof text !== "string") return undefined;
  const face = readFace(text);
  return face && writeFace(face);
}

export const plain = (a: number, b: number): Tile =>
  writeFace({ face: "plain", ends: a >= b ? [a, b] : [b, a] });
export const double = (number: number): Tile => plain(number, number);
export const doubleWild: Tile = writeFace({ face: "double-wild" });

/** A box of tiles: `double-9` holds every pair of numbers up to nine once; `pip` is the special set of 70. */
export interface TileSet {
  readonly id: string;
  /** The highest number on a plain tile. */
  readonly highest: number;
  /** Whether the box has the wild and directional tiles of the Pip game. */
  readonly special: boolean;
  readonly tiles: readonly Tile[];
  has(tile: Tile): boolean;
}

function boxOf(id: string, highest: number, special: boolean, tiles: readonly Tile[]): TileSet {
  const inside = new Set(tiles);
  return { id, highest, special, tiles, has: (tile) => inside.has(tile) };
}

function plainTilesTo(highest: number): Tile[] {
  const tiles: Tile[] = [];
  for (let high = 0; high <= highest; high++)
    for (let low = 0; low <= high; low++) tiles.push(plain(high, low));
  return tiles;
}

const doubleSets = new Map<number, TileSet>();

/** The set of every pair of numbers from 0 to `highest`, each once: double-six has 28 tiles, double-twelve 91. */
export function doubleSet(highest: number): TileSet {
  const known = doubleSets.get(highest);
  if (known) return known;
  const set = boxOf(`double-${highest}`, highest, false, plainTilesTo(highest));
  doubleSets.set(highest, set);
  return set;
}

const without00Sets = new WeakMap<TileSet, TileSet>();

/** The same set with its 0-0 left in the box. */
export function without00(set: TileSet): TileSet {
  const known = without00Sets.get(set);
  if (known) return known;
  const tiles = set.tiles.filter((tile) => tile !== double(0));
  const smaller = boxOf(`${set.id}-without-0-0`, set.highest, set.special, tiles);
  without00Sets.set(set, smaller);
  return smaller;
}

const wilds: readonly Tile[] = Array.from({ length: 10 }, (_, dots) => writeFace({ face: "wild", dots }));

/** Double-nine (55), ten single wilds, the double wild and four directional tiles: 70. Source: the Pip rule text. */
export const pipSet: TileSet = boxOf("pip", 9, true, [
  ...plainTilesTo(9),
  ...wilds,
  doubleWild,
  ...directions.map((direction) => writeFace({ face: "direction", direction })),
]);
