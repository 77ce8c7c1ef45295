import { nameOf } from "@/app/shared/game/name-of";
import { type GameView, preview } from "@/lib/client/game/games";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import { moneyText } from "@/lib/ui/text/money-text";

/** Where the pool goes if the game ends now, in words: in equal parts, and the cents that cannot be divided. */
export function poolAtEnd(game: GameView, t: Words["table"], language: Language): string {
  const would = preview(game, { kind: "end" });
  if (!would.ok) return "";
  const before = game.result.balances;
  const { balances } = would.value.result;
  const gains = game.players
    .filter(({ id }) => !game.position.gone.has(id))
    .map(({ id }) => ({ id, gain: (balances[id] ?? 0) - (before[id] ?? 0) }));
  const least = Math.min(...gains.map(({ gain }) => gain));
  const more = gains.filter(({ gain }) => gain > least);
  const pool = moneyText(game.result.pool, language);
  return [
    ...(least > 0 ? [t.endEarlyPool({ pool })] : []),
    ...more.slice(0, 1).map(({ gain }) =>
      t.endEarlyOdd({
        names: more.map(({ id }) => nameOf(game.players, id)),
        odd: moneyText(gain - least, language),
      }),
    ),
  ].join(" ");
}
