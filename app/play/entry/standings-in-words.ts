import { scoreOf } from "@/app/shared/game/score-of";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import type { Position } from "@/lib/rules/game";
import { moneyText } from "@/lib/ui/text/money-text";

/** Everybody's standing before the hand, by player id; undefined for players who have neither won nor lost anything. */
export function standingsInWords(
  position: Position,
  t: Words,
  language: Language,
): Readonly<Record<string, string | undefined>> {
  const standing = position.standing();
  return Object.fromEntries(
    position.players.map(({ id }) => {
      const score = scoreOf(standing, id, position.about.rankedBy);
      if ("points" in score) return [id, t.entry.total({ total: score.points })];
      return [id, score.money === 0 ? undefined : moneyText(score.money, language, true)];
    }),
  );
}
