import { isEvening } from "@/lib/league/pages/evenings";
import { moneyPage as readMoney } from "@/lib/league/pages/money";
import { isDay } from "@/lib/league/season";
import { Notice } from "@/lib/ui/page/notice";
import { moneyIn } from "@/lib/ui/text/money-text";
import { Chooser } from "../chooser";
import type { Drawn, DrawPage } from "../drawn";
import { addressWith, allTime, chosenOf, textOf } from "../league-query";
import { NotSent } from "../not-sent";
import { dayText } from "../standings/figures";
import { EveningField } from "./evening-field";
import { LedgerView } from "./ledger-view";

function asked({ query, value }: Drawn) {
  const { season } = chosenOf(query, value.league, undefined);
  const evening = textOf(query, "evening");
  return { season, evening: isDay(evening) ? evening : "" };
}

/** The ledger of a league, of all time, a season or an evening, and how to settle it. */
export const moneyPage: DrawPage = (drawn) => {
  const { season, evening } = asked(drawn);
  return {
    part: "money",
    title: drawn.words.t.parts.money,
    season: season?.id ?? allTime,
    body: <Money {...drawn} />,
    data: { path: "money", fields: { season: season?.id, evening } },
  };
};

function Money(drawn: Drawn) {
  const { words, value, nameOf } = drawn;
  const { language, t, texts } = words;
  const { season, evening } = asked(drawn);
  const { slug, seasons } = value.league;
  const { ledgers, payments, evenings, kitty = [], owed = [] } = readMoney(value, { season, evening });
  const money = (amount: number, currency: string) => moneyIn(amount, currency, language);
  const path = `/l/${slug}/money`;
  const choice = (label: string, id: string, chosen: boolean) => ({
    label,
    href: addressWith(path, { season: id }),
    chosen: evening === "" && chosen,
  });
  return (
    <>
      <h2 className="mb-3 text-title">{t.parts.money}</h2>
      <div className="mb-4 grid gap-3 md:grid-cols-2">
        <Chooser
          id="seasons"
          label={t.seasons}
          choices={[
            ...seasons.map(({ id, name }) => choice(name, id, id === season?.id)),
            choice(t.allTime, allTime, !season),
          ]}
        />
        <EveningField words={words} path={path} evenings={evenings} evening={evening} />
      </div>
      {evening !== "" && isEvening(value, evening) && (
        <p className="mb-3 print:hidden">
          <a href={`/l/${slug}/evenings/${evening}`} className="quiet-link inline-block py-3">
            {texts.toEvening({ when: dayText(evening, language) })}
          </a>
        </p>
      )}
      {ledgers.length === 0 && <Notice tile="0-0" title={t.noMoneyTitle} text={t.noMoney} />}
      <div className="grid gap-8">
        {kitty.length > 0 && (
          <p className="panel p-4 text-lead">
            {t.inKitty({ amounts: kitty.map(({ currency, holds }) => money(holds, currency)) })}
          </p>
        )}
        {ledgers.map((ledger) => (
          <LedgerView key={ledger.currency} drawn={drawn} ledger={ledger} />
        ))}
        <Lines
          drawn={drawn}
          id="owed"
          heading={t.owed}
          lines={owed.map(({ owedFor, on, amount, currency, from, entries }) => ({
            id: entries[0]?.payment ?? "",
            text: t.owe({
              names: entries.map(({ to }) => nameOf(to)),
              to: nameOf(from),
              amount: money(amount, currency),
              owedFor,
            }),
            on,
          }))}
        />
        <Lines
          drawn={drawn}
          id="payments"
          heading={t.payments}
          lines={payments.map(({ payment, from, to, amount, currency, on }) => ({
            id: payment,
            text: t.paid({ from: nameOf(from), to: nameOf(to), amount: money(amount, currency) }),
            on,
          }))}
        />
      </div>
    </>
  );
}

interface LinesProps {
  readonly drawn: Drawn;
  readonly id: string;
  readonly heading: string;
  /** What is said of each payment, by its id, and on which day. */
  readonly lines: readonly { readonly id: string; readonly text: string; readonly on: string }[];
}

function Lines({ drawn: { words, notes }, id, heading, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-lead">
        {heading}
      </h3>
      <ul className="panel divide-y divide-line">
        {lines.map(({ id, text, on }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
            <span className="wrap-anywhere">
              {text}
              <NotSent text={notes.of(id)} />
            </span>
            <span className="text-fine text-ink-soft">{dayText(on, words.language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
