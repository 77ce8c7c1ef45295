"use client";

import { nameOf } from "@/app/shared/game/name-of";
import type { GameView } from "@/lib/client/game/games";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { settleUp } from "@/lib/league/money/settle-up";
import { moneyIn } from "@/lib/ui/text/money-text";

interface SettleListProps {
  readonly game: GameView;
  /** The currency of its money; "" if unknown. */
  readonly currency: string;
}

/** Who pays whom so that everybody is even, in the fewest payments. */
export function SettleList({ game, currency }: SettleListProps) {
  const t = useWords().finish;
  const language = useLanguage();
  const { balances, pool } = game.result;
  // Money still in the pool belongs to nobody yet.
  if (pool !== 0 || Object.keys(balances).length === 0) return null;
  const { payments } = settleUp(balances);
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="settle" className="grid w-full gap-1 text-left">
      <h3 id="settle" className="text-lead">
        {t.settle}
      </h3>
      <ul>
        {payments.map(({ from, to, amount }) => (
          <li
            key={`${from} ${to}`}
            className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-0"
          >
            <span className="min-w-0 wrap-anywhere">
              {t.pays({ from: nameOf(game.players, from), to: nameOf(game.players, to) })}
            </span>
            <span className="shrink-0 font-display text-lead font-bold">
              {moneyIn(amount, currency, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
