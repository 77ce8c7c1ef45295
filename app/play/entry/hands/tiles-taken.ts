import type { EntryDraft } from "@/app/shared/draft/draft";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import type { Position } from "@/lib/rules/game";
import type { Prompt } from "@/lib/rules/prompts";
import { tileName } from "@/lib/ui/tiles/tile-name";
import { holderIn, tilesElsewhere } from "./hand-order";

/** The tiles that a hand cannot hold, each with a label that says why. */
export function tilesTaken(
  position: Position,
  prompt: Prompt,
  draft: EntryDraft,
  body: Readonly<Record<string, unknown>>,
  player: string,
  t: Words,
  language: Language,
): ReadonlyMap<string, string> {
  const named = (tile: string) => tileName(tile, t);
  const nameOf = (holder: string) => holderIn(position.players, holder, language)?.name.trim() ?? "";
  const elsewhere = [...tilesElsewhere(prompt, draft, player)].map(
    ([tile, holder]) => [tile, t.tiles.inOtherHand({ tile: named(tile), name: nameOf(holder) })] as const,
  );
  const onTable = (position.hands(body)?.onTable ?? []).map(
    (tile) => [tile as string, t.tiles.onTable({ tile: named(tile) })] as const,
  );
  return new Map([...elsewhere, ...onTable]);
}
