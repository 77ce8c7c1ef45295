"use client";

import type { GameSummary } from "@/lib/client/games";
import { useLanguage } from "@/lib/i18n/use-words";
import { moneyText } from "@/lib/ui/money-text";
import { rankedByScores, scoreOf } from "./play/score-of";

/** A player's total on a small plate; money where a game is for money alone. */
export function ScorePlate({ game, player }: { readonly game: GameSummary; readonly player: string }) {
  const language = useLanguage();
  const score = scoreOf(game, player, game.rankedBy ?? rankedByScores(game));
  return (
    <span className="plate grid h-8 min-w-14 shrink-0 place-items-center px-2 text-lead">
      {"points" in score ? score.points : moneyText(score.money, language, true)}
    </span>
  );
}
