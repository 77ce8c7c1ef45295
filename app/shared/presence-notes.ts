import type { Presence } from "@/lib/export/rounds-table";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { RoundName } from "@/lib/i18n/round-name";

/** Players who joined late, left or were eliminated, and when, in words. */
export function presenceNotes(
  presence: Presence | undefined,
  roundName: (round: { readonly number: number }) => RoundName,
  t: Words["finish"],
): string[] {
  const { came, left, fell } = presence ?? {};
  const round = (number: number) => ({ round: roundName({ number }) });
  return [
    ...(came === undefined ? [] : [came === 0 ? t.cameLate : t.came(round(came))]),
    ...(left === undefined ? [] : [left === 0 ? t.leftEarly : t.left(round(left))]),
    ...(fell === undefined ? [] : [t.fell(round(fell))]),
  ];
}
