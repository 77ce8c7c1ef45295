import type { Language } from "@/lib/i18n/language";
import { numberText } from "./fixed-text";
import { moneyText } from "./money-text";

interface Amount {
  readonly points: number;
  readonly money: number;
}

/** A cell of a score sheet, with a line for points and one for money if the game has them and money changed hands. */
export function amountTexts(
  amount: Amount | undefined,
  { hasPoints }: { readonly hasPoints: boolean },
  language: Language,
): string[] {
  if (!amount) return [];
  if (!hasPoints) return [moneyText(amount.money, language, true)];
  const points = numberText(amount.points, language);
  return amount.money === 0 ? [points] : [points, moneyText(amount.money, language, true)];
}

/** What changed between rounds: only the parts that did. */
export function movedTexts(
  amount: Amount | undefined,
  table: { readonly hasPoints: boolean },
  language: Language,
): string[] {
  const texts = amountTexts(amount, table, language);
  return table.hasPoints && amount?.points === 0 ? texts.slice(1) : texts;
}
