"use client";

import type { GameView } from "@/lib/client/game/games";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { counterpart, playersByParty } from "@/lib/rules/people/parties";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { partyName } from "@/lib/ui/text/party-name";
import { lineName } from "../line-name";
import type { WhyAsked } from "../why/why-asked";

interface LineScoresProps {
  readonly game: GameView;
  readonly line: number;
  onWhy(asked: WhyAsked): void;
}

/**
 * What a line added for each player or side, in seat order, and the totals after it; each number opens its explanation.
 */
export function LineScores({ game, line, onWhy }: LineScoresProps) {
  const t = useWords().why;
  const language = useLanguage();
  const earlier = game.log.before(line);
  const before = earlier?.standing();
  const then = game.log.before(line + 1) ?? game.position;
  const after = then.standing();
  const byMoney = game.position.about.rankedBy === "money";
  const round = lineName(game, line, language);
  const entry = game.lines[line];
  const out = entry?.type === "entry" ? earlier?.hands(entry.effective)?.entered.out : undefined;
  const changes = playersByParty(then).flatMap((party) => {
    const id = party[0]?.id ?? "";
    const had = earlier ? counterpart(earlier, then, id) : id;
    const points = (after.totals[id] ?? 0) - (before?.totals[had] ?? 0);
    const money = (after.balances[id] ?? 0) - (before?.balances[had] ?? 0);
    const amounts = [
      ...(points === 0 ? [] : [t.signed({ value: points })]),
      ...(money === 0 ? [] : [moneyText(money, language, true)]),
    ];
    const total = byMoney
      ? moneyText(after.balances[id] ?? 0, language, true)
      : numberText(after.totals[id] ?? 0, language);
    // Whoever went out belongs to the round, also where that adds nothing.
    if (amounts.length === 0 && party.some((player) => player.id === out))
      amounts.push(t.signed({ value: 0 }));
    const name = partyName(party, language);
    return amounts.length === 0 ? [] : [{ id, name, amounts: amounts.join(", "), total }];
  });
  if (changes.length === 0) return null;
  return (
    <ul aria-label={t.scores}>
      {changes.map(({ id, name, amounts, total }) => (
        <li key={id} className="flex items-center gap-2 border-t border-line py-1 first:border-0">
          <span className="min-w-0 grow wrap-anywhere">{name}</span>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t.howLine({ name, amounts })}
            className="key shrink-0 px-3 font-display"
            onClick={() => onWhy({ type: "line", player: id, line })}
          >
            {amounts}
          </button>
          {round !== undefined && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t.howAfter({ name, total, round })}
              className="min-h-12 min-w-14 shrink-0 px-1 text-right font-display text-lead font-bold"
              onClick={() => onWhy({ type: "total", player: id, after: line })}
            >
              {total}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
