import type { Words } from "@/lib/i18n/catalogue-names";
import { readFace } from "@/lib/rules/tiles/tiles";

/** The spoken name of a tile: "Double 6", "6-4", "Wild 3", "S (skip)". */
export function tileName(tile: string, t: Words): string {
  const face = readFace(tile);
  switch (face?.face) {
    case "plain":
      return t.tiles.plain({ high: face.ends[0], low: face.ends[1] });
    case "wild":
      return t.tiles.wild(face);
    case "double-wild":
      return t.tiles.doubleWild;
    case "direction":
      return t.tiles.direction(face);
    case undefined:
      return tile;
  }
}
