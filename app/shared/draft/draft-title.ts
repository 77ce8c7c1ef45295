import type { Words } from "@/lib/i18n/catalogue-names";
import type { RoundName } from "@/lib/i18n/round-name";

/**
 * What a draft of a hand or round is called. Another tab or phone may have saved that round meanwhile: it is then not
 * unfinished, and whoever opens the draft decides what happens to it.
 */
export function roundDraftTitle(
  /** How many were closed before the drafted one, and how many are now; undefined if unknown. */
  { before, now }: { readonly before: number | undefined; readonly now: number | undefined },
  roundName: (round: { readonly number: number }) => RoundName,
  t: Words["moved"],
): string {
  if (before === undefined) return t.halfTyped;
  const round = roundName({ number: before + 1 });
  if (now === undefined) return t.typedFor({ round });
  return now > before ? t.leftOver({ round }) : t.halfTypedRound({ round });
}
