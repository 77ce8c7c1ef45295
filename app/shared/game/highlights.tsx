import type { GameWords } from "@/lib/i18n/catalogue";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import type { GameRecord } from "@/lib/rules/score/records";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";

interface HighlightsProps {
  readonly records: readonly GameRecord[];
  /** Everybody who played, in seat order. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** Whether money decides the places. */
  readonly byMoney: boolean;
  readonly gameWords: GameWords;
  readonly t: Words["finish"];
  readonly language: Language;
}

/** What was remarkable in a game: whose it is, and a sentence. Nothing if nothing was. */
export function Highlights({ records, players, byMoney, gameWords, t, language }: HighlightsProps) {
  if (records.length === 0) return null;
  const { roundName, roundCount } = gameWords;
  return (
    <section aria-labelledby="highlights" className="grid w-full gap-1 text-left break-inside-avoid">
      <h3 id="highlights" className="text-lead">
        {t.records}
      </h3>
      <dl>
        {records.map(({ record, players: holders, value, round }) => {
          const names = players.filter(({ id }) => holders.includes(id)).map(({ name }) => name.trim());
          const isMoney = record === "comeback" && byMoney;
          const amount = isMoney ? moneyText(value, language) : numberText(value, language);
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
                  shared: holders.length > 1,
                })}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
