"use client";

import type { GameView } from "@/lib/client/game/games";
import { gameWords } from "@/lib/i18n/game-words";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { recordsOf } from "@/lib/rules/score/records";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";

/** The highlights of this game. */
export function RecordsList({ game }: { readonly game: GameView }) {
  const t = useWords().finish;
  const language = useLanguage();
  const records = recordsOf(game.log);
  if (records.length === 0) return null;
  const { rankedBy } = game.position;
  const { roundName, roundCount } = gameWords(game.game, language);
  return (
    <section aria-labelledby="records" className="grid w-full gap-1 text-left">
      <h3 id="records" className="text-lead">
        {t.records}
      </h3>
      <dl>
        {records.map(({ record, players, value, round }) => {
          const names = game.players.filter(({ id }) => players.includes(id)).map(({ name }) => name.trim());
          const amount =
            record === "comeback" && rankedBy === "money"
              ? moneyText(value, language)
              : numberText(value, language);
          return (
            <div key={record} className="border-t border-line py-2 first:border-0">
              <dt className="text-fine text-ink-soft">{t.recordNames[record]}</dt>
              <dd className="wrap-anywhere">
                <span className="font-semibold">{t.list(names)}</span>{" "}
                {t.recordTexts[record]({
                  amount,
                  value,
                  rounds: roundCount({ rounds: value }),
                  round: round === undefined ? undefined : roundName({ number: round }),
                  shared: players.length > 1,
                })}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
