"use client";

import type { ReactNode } from "react";
import { rankedByScores, scoreOf } from "@/app/shared/game/score-of";
import { useLiveSummary } from "@/lib/client/game/live-summary";
import { useLanguage } from "@/lib/i18n/hooks/use-words";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { namedParties } from "@/lib/ui/text/party-name";

interface LiveScoresProps {
  readonly game: string;
  /** Who plays: shown without scripts, and until the score is known. */
  readonly children: ReactNode;
}

/** The live score of a game, the leader first. */
export function LiveScores({ game, children }: LiveScoresProps) {
  const language = useLanguage();
  const summary = useLiveSummary(game);
  if (!summary) return <p className="px-1 pt-2 text-on-walnut-soft wrap-anywhere">{children}</p>;
  const rankedBy = summary.rankedBy ?? rankedByScores(summary);
  const text = (player: string): string => {
    const score = scoreOf(summary, player, rankedBy);
    return "points" in score ? numberText(score.points, language) : moneyText(score.money, language, true);
  };
  const ranks = new Map(summary.standings?.map(({ player, rank }) => [player, rank]));
  const parties = namedParties(summary, language)
    .map((party) => ({ ...party, rank: ranks.get(party.id) ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
  return (
    <ul className="grid gap-x-8 gap-y-1 px-1 pt-2">
      {parties.map(({ id, name, rank }) => (
        <li key={id} className={`flex min-h-9 items-center gap-3 ${rank === 1 ? "font-bold" : ""}`}>
          <span className="min-w-0 grow leading-[1.2] wrap-anywhere">{name}</span>
          <span className="plate grid h-8 min-w-12 shrink-0 place-items-center px-2 text-lead">
            {text(id)}
          </span>
        </li>
      ))}
    </ul>
  );
}
