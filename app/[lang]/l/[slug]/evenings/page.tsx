import type { Metadata } from "next";
import { eveningWords } from "@/app/l/evening/evening-words";
import { LeagueFrame } from "@/app/l/league-frame";
import { addressWith, type Query, textOf } from "@/app/l/league-query";
import { openLeague } from "@/app/l/open-league";
import { DataLinks } from "@/app/l/share/data-links";
import { dayText } from "@/app/l/standings/figures";
import { isDay } from "@/lib/league/season";
import { Icon } from "@/lib/ui/icon";
import { Notice } from "@/lib/ui/page/notice";
import { Medal } from "@/lib/ui/pictures/medal";

interface EveningsPageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata({ params, searchParams }: EveningsPageProps): Promise<Metadata> {
  const { texts } = await eveningWords();
  const league = await openLeague((await params).slug, "/evenings", await searchParams);
  return { title: `${texts.evenings} · ${league.name}` };
}

/** The evenings of a league, the last first. */
export default async function EveningsPage({ params, searchParams }: EveningsPageProps) {
  const { language, t, texts } = await eveningWords();
  const query = await searchParams;
  const league = await openLeague((await params).slug, "/evenings", query);
  const asked = textOf(query, "before");
  const from = isDay(asked) ? asked : "";
  const { evenings, before } = await league.evenings(from);
  const path = `/l/${league.slug}/evenings`;
  return (
    <LeagueFrame league={league} part="games">
      <h2 className="mb-3 text-title">{texts.evenings}</h2>
      {evenings.length === 0 && <Notice tile="0-0" title={t.noGamesTitle} text={texts.noEvenings} />}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {evenings.map(({ evening, games, winners }) => (
          <li key={evening} className="grid">
            <a
              href={`${path}/${evening}`}
              className="panel flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-2"
            >
              <span className="grid">
                <span className="font-semibold">{dayText(evening, language)}</span>
                {winners && (
                  <span className="flex items-center gap-2 wrap-anywhere">
                    <Medal rank={1} label={t.ordinal(1)} className="size-6 shrink-0" />
                    {t.names({ names: winners.map(({ name }) => name) })}
                  </span>
                )}
              </span>
              <span className="text-fine text-ink-soft">{texts.playedGames({ games })}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap justify-between gap-3 print:hidden">
        {from !== "" && (
          <a href={path} className="key">
            <Icon icon="back" className="size-5" />
            {texts.latestEvenings}
          </a>
        )}
        {before !== null && (
          <a href={addressWith(path, { before })} rel="next" className="key ml-auto">
            {texts.earlierEvenings}
            <Icon icon="forward" className="size-5" />
          </a>
        )}
      </p>
      <DataLinks league={league.id} path="played-evenings" fields={{ before: from }} csv={false} />
    </LeagueFrame>
  );
}
