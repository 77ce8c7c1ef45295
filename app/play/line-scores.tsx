"use client";

import type { GameView } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import { moneyText } from "@/lib/ui/money-text";
import type { WhyAsked } from "./why-asked";

interface LineScoresProps {
  readonly game: GameView;
  readonly line: number;
  onWhy(asked: WhyAsked): void;
}

/** What a line added to everybody, in seat order; each number leads to how it came about. */
export function LineScores({ game, line, onWhy }: LineScoresProps) {
  const say = useWords().why;
  const language = useLanguage();
  const before = game.log.before(line)?.standing();
  const after = (game.log.before(line + 1) ?? game.position).standing();
  const changes = game.players.flatMap(({ id, name }) => {
    const points = (after.totals[id] ?? 0) - (before?.totals[id] ?? 0);
    const money = (after.balances[id] ?? 0) - (before?.balances[id] ?? 0);
    const amounts = [
      ...(points === 0 ? [] : [say.signed({ value: points })]),
      ...(money === 0 ? [] : [moneyText(money, language, true)]),
    ];
    return amounts.length === 0 ? [] : [{ id, name: name.trim(), amounts: amounts.join(", ") }];
  });
  if (changes.length === 0) return null;
  return (
    <ul aria-label={say.scores} className="flex flex-wrap gap-2">
      {changes.map(({ id, name, amounts }) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={say.howLine({ name, amounts })}
            className="key max-w-full px-3"
            onClick={() => onWhy({ why: "line", player: id, line })}
          >
            <span className="min-w-0 text-left font-normal wrap-anywhere">{name}</span>
            <span className="shrink-0 font-display">{amounts}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
