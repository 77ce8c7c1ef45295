import type { Game } from "@/lib/rules/game";
import { double, doubleWild, type Tile } from "@/lib/rules/tiles/tiles";
import { TileFace } from "@/lib/ui/tiles/tile-face";
import { trialDeal } from "./trial-deal";

const tilts = ["-rotate-16 -translate-x-1/3", "rotate-14 translate-x-1/3", "-rotate-2"];

interface GameArtProps {
  readonly game: Game;
  /** Smaller on a phone: one of many in a list. */
  readonly inList?: boolean;
}

/** A game's picture: three tiles of its usual set, the heaviest in front. */
export function GameArt({ game, inList = false }: GameArtProps) {
  const [room, height] = inList
    ? ["h-14 w-18 sm:h-20 sm:w-24", "h-12 sm:h-18"]
    : (["h-20 w-24", "h-18"] as const);
  return (
    <span className={`relative grid ${room} shrink-0 place-items-center`} aria-hidden="true">
      {tilesOf(game).map((tile, place) => (
        <TileFace
          key={tile}
          tile={tile}
          className={`absolute ${height} drop-shadow-sm ${tilts[place] ?? ""}`}
        />
      ))}
    </span>
  );
}

function tilesOf(game: Game): Tile[] {
  const { min } = game.seats({});
  const set = trialDeal(game, {}, min)?.set;
  if (!set) return [];
  const front = set.special ? doubleWild : double(set.highest);
  const others = set.tiles.filter((tile) => tile !== front && tile.includes("-") !== set.special);
  const seed = [...game.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const pick = (from: readonly Tile[], number: number) => from[number % from.length];
  const first = pick(others, seed % 9973);
  const second = pick(
    others.filter((tile) => tile !== first),
    seed % 7919,
  );
  return [first, second, front].filter((tile) => tile !== undefined);
}
