import { figureOf } from "@/lib/league/pages/parties";
import type { FinishedGame } from "@/lib/league/replies";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyIn } from "@/lib/ui/text/money-text";
import type { LeagueWords } from "../league-words";
import { partiesOf } from "./parties-of";

interface GameResultProps {
  readonly words: LeagueWords;
  readonly game: FinishedGame;
}

/** Everybody's place, with totals and money; partners together. */
export function GameResultList({ words: { language, t }, game }: GameResultProps) {
  const { players, currency } = game;
  const figure = figureOf(game);
  return (
    <ol className="grid gap-1">
      {partiesOf(players, language).map(({ first: { player, place, left, total, balance }, name }) => (
        <li key={player} className="flex flex-wrap items-center gap-x-3">
          <span className={`w-12 shrink-0 ${place === 1 ? "font-bold" : "text-ink-soft"}`}>
            {t.ordinal(place)}
          </span>
          <span className="min-w-0 grow basis-[min(4rem,50%)] leading-tight wrap-anywhere">
            {name}
            {left && <span className="block text-fine text-ink-soft">{t.leftEarly}</span>}
          </span>
          <span className="ml-auto shrink-0 text-right">
            {figure && (
              <span className={place === 1 ? "plate inline-block min-w-12 px-2 text-center" : "px-2"}>
                {figure === "balance"
                  ? moneyIn(balance ?? 0, currency, language, true)
                  : numberText(total, language)}
              </span>
            )}
            {figure !== "balance" && balance !== null && (
              <span className="block text-fine text-ink-soft">
                {moneyIn(balance, currency, language, true)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
