import type { RoundsTable } from "@/lib/export/rounds-table";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Position } from "@/lib/rules/game";

/** What wins, in words; nothing if it is not simply a number, as when players are eliminated. */
export function aimOf(
  { about: { aim, rankedBy } }: Position,
  { presence }: RoundsTable,
  t: Words["sheet"],
): string[] {
  if (presence.some(({ fell }) => fell !== undefined)) return [];
  return [t.aim[rankedBy === "money" ? "money" : aim]];
}
