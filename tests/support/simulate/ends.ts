import { readFace, type Tile } from "../../../lib/rules/tiles/tiles";

/** A number on a tile, or a wild end that matches any. */
export type End = number | "wild";

/** The two ends of a tile; a directional tile has a wild end to be played by and leaves a wild end open. */
export function endsOf(tile: Tile): readonly [End, End] {
  const face = readFace(tile);
  switch (face?.face) {
    case "plain":
      return face.ends;
    case "wild":
      return ["wild", face.dots];
    case "double-wild":
    case "direction":
    case undefined:
      return ["wild", "wild"];
  }
}

/** Two ends match when they show the same number or one of them is wild. */
export const matches = (a: End, b: End): boolean => a === b || a === "wild" || b === "wild";

export const isDouble = (tile: Tile): boolean => {
  const [a, b] = endsOf(tile);
  return a === b;
};
