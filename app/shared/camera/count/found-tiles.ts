import { readFace, readTile } from "@/lib/rules/tiles/tiles";
import type { HalfReading, Point, Quad, Reading, TileThere } from "@/lib/vision";
import { distanceTo, widthOf } from "../boxes/box";

/** One tile of the photo, as it was read or as a person corrected it. */
export interface FoundTile {
  readonly id: number;
  /** Its corners in pixels of the photo; absent if a person added it without pointing at a place. */
  readonly box: Quad | undefined;
  /** As documents write it; undefined until a person has said which. */
  readonly tile: string | undefined;
  /**
   * Whether the reader saw it but could not read it: it stays until a person says what it is, or that it is not a tile.
   */
  readonly unread: boolean;
  /** The numbers on its two halves, in the order of the box. */
  readonly halves: readonly [string, string];
  /** The tiles it may be if that was unclear, likeliest first. */
  readonly likely: readonly string[];
  /** The reader's doubts. Empty once a person has checked it. */
  readonly doubts: readonly ("unclear" | "cut")[];
}

/** Why a person should check a tile. `elsewhere` comes with words: who holds it, or that it is on the table. */
export type Flag =
  | { readonly flag: "unclear" | "cut" | "twice" | "unread" }
  | { readonly flag: "elsewhere"; readonly text: string };

/** `taken`: the tiles that are known to be elsewhere. */
export function foundIn(reading: Reading, taken: ReadonlyMap<string, string> = new Map()): FoundTile[] {
  const read = reading.tiles.map(({ box, halves: [one, other], doubts }, id): FoundTile => {
    const tile = readTile(`${one.value}-${other.value}`);
    return {
      id,
      box,
      tile,
      unread: tile === undefined,
      halves: [String(one.value), String(other.value)],
      likely: doubts.includes("unclear") ? likelyTiles(one, other) : [],
      doubts,
    };
  });
  const unread = reading.unread.map((box, i) => ({ ...unnamed(read.length + i, box), unread: true }));
  return [...settled(read, taken), ...unread];
}

/**
 * Each tile exists once: a doubtful one that another surely is, or that is taken, is the likeliest of the others it may
 * be.
 */
function settled(tiles: readonly FoundTile[], taken: ReadonlyMap<string, string>): FoundTile[] {
  const isUnclear = ({ doubts }: FoundTile) => doubts.includes("unclear");
  const sure = new Set([
    ...taken.keys(),
    ...tiles.flatMap((each) => (isUnclear(each) ? [] : (each.tile ?? []))),
  ]);
  return tiles.map((each) => {
    if (!isUnclear(each) || each.tile === undefined || !sure.has(each.tile)) return each;
    const other = each.likely.find((tile) => !sure.has(tile) && !tiles.some((read) => read.tile === tile));
    return other === undefined ? each : { ...each, tile: other, halves: halvesFor(other, each.halves) };
  });
}

const unnamed = (id: number, box: Quad | undefined): FoundTile => ({
  id,
  box,
  tile: undefined,
  unread: false,
  halves: ["", ""],
  likely: [],
  doubts: [],
});

const maxLikely = 3;

/** One half as it was read and the other as it may be; hardly ever are both halves wrong. */
function likelyTiles(one: HalfReading, other: HalfReading): string[] {
  const first = one.likely.map((value) => `${value}-${other.value}`);
  const second = other.likely.map((value) => `${one.value}-${value}`);
  const doubtfulFirst = one.confidence <= other.confidence ? [...first, ...second] : [...second, ...first];
  return [...new Set(doubtfulFirst.flatMap((pair) => readTile(pair) ?? []))].slice(0, maxLikely);
}

/** The flags of every tile, by its id. `taken`: the tiles that this hand cannot hold, each with why. */
export function flagsOf(
  tiles: readonly FoundTile[],
  taken: ReadonlyMap<string, string>,
): ReadonlyMap<number, readonly Flag[]> {
  const times = new Map<string, number>();
  for (const { tile } of tiles) if (tile !== undefined) times.set(tile, (times.get(tile) ?? 0) + 1);
  return new Map(
    tiles.map(({ id, tile, doubts }): [number, readonly Flag[]] => {
      if (tile === undefined) return [id, [{ flag: "unread" }]];
      const text = taken.get(tile);
      return [
        id,
        [
          ...(text === undefined ? [] : [{ flag: "elsewhere", text } as const]),
          ...((times.get(tile) ?? 0) > 1 ? [{ flag: "twice" } as const] : []),
          ...doubts.map((flag) => ({ flag })),
        ],
      ];
    }),
  );
}

/** Whether a hand with this flag is impossible: doubts can be accepted, these have to be corrected. */
export const isConflict = ({ flag }: Flag): boolean => flag === "elsewhere" || flag === "twice";

/** The tile as a person corrected it. */
export const withTile = (tiles: readonly FoundTile[], id: number, tile: string): FoundTile[] =>
  tiles.map((each) =>
    each.id === id ? { ...each, tile, halves: halvesFor(tile, each.halves), doubts: [] } : each,
  );

/** An unnamed tile with what was read at its place since. */
export const withReadThere = (
  tiles: readonly FoundTile[],
  id: number,
  { box, likely }: TileThere,
): FoundTile[] =>
  tiles.map((each) =>
    each.id === id && each.tile === undefined
      ? { ...each, box, likely: likely.flatMap(([one, other]) => readTile(`${one}-${other}`) ?? []) }
      : each,
  );

/** The first tile with a flag after the one with this id, all around; undefined if no other has any. */
export function nextFlagged(
  tiles: readonly FoundTile[],
  flags: ReadonlyMap<number, readonly Flag[]>,
  after: number | undefined,
): FoundTile | undefined {
  const from = 1 + tiles.findIndex(({ id }) => id === after);
  return [...tiles.slice(from), ...tiles.slice(0, from)].find(
    ({ id }) => id !== after && (flags.get(id) ?? []).length > 0,
  );
}

/** Adds a tile that still has to be named. `at`: where a person pointed, in pixels of the photo. */
export function withOneMore(
  tiles: readonly FoundTile[],
  at: Point | undefined,
  width: number,
): { readonly tiles: FoundTile[]; readonly id: number } {
  const id = 1 + Math.max(-1, ...tiles.map((tile) => tile.id));
  const box = at && uprightBox(at, usualWidth(tiles) ?? width / 12);
  return { tiles: [...tiles, unnamed(id, box)], id };
}

export const without = (tiles: readonly FoundTile[], id: number): FoundTile[] =>
  tiles.filter((tile) => tile.id !== id);

/** The tile at this point of the photo, or the nearest within `reach` pixels. */
export function tileAt(tiles: readonly FoundTile[], point: Point, reach: number): FoundTile | undefined {
  const boxed = tiles.flatMap((tile) => (tile.box ? [{ tile, away: distanceTo(tile.box, point) }] : []));
  boxed.sort((a, b) => a.away - b.away);
  return boxed[0] && boxed[0].away <= reach ? boxed[0].tile : undefined;
}

/** The numbers on the halves of a tile, in the order closest to what was read before. */
function halvesFor(tile: string, before: readonly [string, string]): readonly [string, string] {
  const face = readFace(tile);
  switch (face?.face) {
    case "plain": {
      const [high, low] = face.ends.map(String) as [string, string];
      return before[0] === low || before[1] === high ? [low, high] : [high, low];
    }
    case "wild":
      return ["w", String(face.dots)];
    case "double-wild":
      return ["w", "w"];
    case "direction":
      return [face.direction, ""];
    case undefined:
      return ["", ""];
  }
}

function usualWidth(tiles: readonly FoundTile[]): number | undefined {
  const widths = tiles.flatMap(({ box }) => (box ? [widthOf(box)] : [])).sort((a, b) => a - b);
  return widths[widths.length >> 1];
}

const uprightBox = ({ x, y }: Point, width: number): Quad => [
  { x: x - width / 2, y: y - width },
  { x: x + width / 2, y: y - width },
  { x: x + width / 2, y: y + width },
  { x: x - width / 2, y: y + width },
];
