"use client";

import type { GameView } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { moneyText } from "@/lib/ui/money-text";
import { RankMedal } from "./rank-medal";
import { scoreOf } from "./score-of";

/** How everybody came in, the winner first. */
export function FinalPlaces({ game }: { readonly game: GameView }) {
  const say = useWords().table;
  const language = useLanguage();
  const { standings, balances } = game.result;
  return (
    <ol className="board w-full px-3 py-1 text-left">
      {standings.map(({ player, rank }) => {
        const score = scoreOf(game.result, player, game.position.rankedBy);
        const money = balances[player];
        return (
          <li
            key={player}
            className="groove flex min-h-13 flex-wrap items-center justify-end gap-x-3 py-1 last:border-0 last:shadow-none"
          >
            <RankMedal rank={rank} label={say.place({ rank })} />
            <span className="min-w-0 grow basis-[6rem] leading-[1.2] font-semibold wrap-anywhere">
              {game.players.find(({ id }) => id === player)?.name.trim()}
            </span>
            {"points" in score && money !== undefined && (
              <span className="text-on-walnut-soft">{moneyText(money, language, true)}</span>
            )}
            <span className="font-display text-title font-bold">
              {"points" in score ? score.points : moneyText(score.money, language, true)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
