import { nameOf } from "@/app/shared/game/name-of";
import type { GameView } from "@/lib/client/game/games";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Moved } from "@/lib/sync/baseline";

/** Who has joined and left meanwhile, in words. */
export function movedPeopleTexts({ players }: GameView, moved: Moved, t: Words["moved"]): string[] {
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(players, id));
  return [
    ...(moved.joined.length > 0 ? [t.came({ names: names(moved.joined) })] : []),
    ...(moved.left.length > 0 ? [t.left({ names: names(moved.left) })] : []),
  ];
}
