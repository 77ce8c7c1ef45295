import type { Metadata } from "next";
import { Chooser } from "@/app/league/chooser";
import { eveningWords } from "@/app/league/evening/evening-words";
import { EveningField } from "@/app/league/evening-field";
import { LeagueFrame } from "@/app/league/league-frame";
import { addressWith, allTime, chosenOf, type Query, textOf } from "@/app/league/league-query";
import { leagueWords } from "@/app/league/league-words";
import { LedgerView } from "@/app/league/ledger-view";
import { openLeague } from "@/app/league/open-league";
import { DataLinks } from "@/app/league/share/data-links";
import { dayText } from "@/app/league/standings/figures";
import { isDay } from "@/lib/league/season";
import { Notice } from "@/lib/ui/page/notice";
import { moneyIn } from "@/lib/ui/text/money-text";

interface MoneyPageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata({ params, searchParams }: MoneyPageProps): Promise<Metadata> {
  const { t } = await leagueWords();
  const league = await openLeague((await params).slug, "/money", await searchParams);
  return { title: `${t.parts.money} · ${league.name}` };
}

/** The ledger of a league, of all time, a season or an evening, and how to settle it. */
export default async function MoneyPage({ params, searchParams }: MoneyPageProps) {
  const { language, t, texts } = await eveningWords();
  const query = await searchParams;
  const league = await openLeague((await params).slug, "/money", query);
  const { season } = chosenOf(query, league, undefined);
  const asked = textOf(query, "evening");
  const evening = isDay(asked) ? asked : "";
  const money = await league.money({ season, evening });
  const wasPlayed = evening !== "" && (await league.wasPlayed(evening));
  const names = league.names();
  const path = `/l/${league.slug}/money`;
  const nameOf = (id: string) => names.get(id) ?? "?";
  return (
    <LeagueFrame league={league} part="money" season={season?.id ?? allTime}>
      <h2 className="mb-3 text-title">{t.parts.money}</h2>
      <div className="mb-4 grid gap-3 md:grid-cols-2">
        <Chooser
          id="seasons"
          label={t.seasons}
          choices={[
            ...league.seasons.map(({ id, name }) => ({
              label: name,
              href: addressWith(path, { season: id }),
              chosen: evening === "" && id === season?.id,
            })),
            {
              label: t.allTime,
              href: addressWith(path, { season: allTime }),
              chosen: evening === "" && !season,
            },
          ]}
        />
        <EveningField path={path} evenings={money.evenings} evening={evening} />
      </div>
      {wasPlayed && (
        <p className="mb-3 print:hidden">
          <a href={`/l/${league.slug}/evenings/${evening}`} className="quiet-link inline-block py-3">
            {texts.toEvening({ when: dayText(evening, language) })}
          </a>
        </p>
      )}
      {money.ledgers.length === 0 && <Notice tile="0-0" title={t.noMoneyTitle} text={t.noMoney} />}
      <div className="grid gap-8">
        {money.ledgers.map((ledger) => (
          <LedgerView key={ledger.currency} slug={league.slug} ledger={ledger} nameOf={nameOf} />
        ))}
        {money.payments.length > 0 && (
          <section aria-labelledby="payments" className="grid gap-3">
            <h3 id="payments" className="text-lead">
              {t.payments}
            </h3>
            <ul className="panel divide-y divide-line">
              {money.payments.map(({ payment, from, to, amount, currency, on }) => (
                <li key={payment} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
                  <span className="wrap-anywhere">
                    {t.paid({
                      from: nameOf(from),
                      to: nameOf(to),
                      amount: moneyIn(amount, currency, language),
                    })}
                  </span>
                  <span className="text-fine text-ink-soft">{dayText(on, language)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <DataLinks league={league.id} path="money" fields={{ season: season?.id, evening }} />
    </LeagueFrame>
  );
}
