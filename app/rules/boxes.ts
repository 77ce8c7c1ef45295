import { games } from "@/lib/games/registry";
import type { Language } from "@/lib/i18n/language";
import type { Game } from "@/lib/rules/game";
import { readFace, type TileSet } from "@/lib/rules/tiles/tiles";
import { dealTables } from "./deal-tables";

/** A box of tiles that at least one game uses. */
export interface Box {
  readonly set: TileSet;
  /** All pips on plain tiles; undefined for a box with tiles that show something else. */
  readonly pips: number | undefined;
  readonly games: readonly Game[];
}

/** Every box that the games use, small ones first. */
export function boxes(language: Language): Box[] {
  const used = games.all.flatMap((game) =>
    dealTables(game, language)
      .flatMap(({ rows }) => rows.flatMap(({ deal }) => deal?.box ?? []))
      .map((set) => ({ set, game })),
  );
  const sets = new Map(used.map(({ set }) => [set.id, set]));
  return [...sets.values()]
    .map((set) => ({
      set,
      pips: pipsOn(set),
      games: games.all.filter((game) => used.some((use) => use.set.id === set.id && use.game === game)),
    }))
    .sort((a, b) => Number(a.set.special) - Number(b.set.special) || a.set.highest - b.set.highest);
}

function pipsOn({ tiles, special }: TileSet): number | undefined {
  if (special) return undefined;
  return tiles.reduce((sum, tile) => {
    const face = readFace(tile);
    return face?.face === "plain" ? sum + face.ends[0] + face.ends[1] : sum;
  }, 0);
}
