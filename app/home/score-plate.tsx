"use client";

import { rankedByScores, scoreOf } from "@/app/shared/game/score-of";
import type { GameSummary } from "@/lib/client/game/games";
import { useLanguage } from "@/lib/i18n/hooks/use-words";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";

/**
 * The total of a player, or of their side, on a small plate, as wide as the widest of the game; money if the game is
 * for money only.
 */
export function ScorePlate({ game, player }: { readonly game: GameSummary; readonly player: string }) {
  const language = useLanguage();
  const rankedBy = game.rankedBy ?? rankedByScores(game);
  const shown = (id: string): string => {
    const score = scoreOf(game, id, rankedBy);
    return "points" in score ? numberText(score.points, language) : moneyText(score.money, language, true);
  };
  const widest = Math.max(2, ...game.players.map(({ id }) => shown(id).length));
  return (
    <span
      className="plate grid h-8 shrink-0 place-items-center px-2 text-lead"
      style={{ minWidth: `calc(${widest}ch + var(--spacing) * 5)` }}
    >
      {shown(player)}
    </span>
  );
}
