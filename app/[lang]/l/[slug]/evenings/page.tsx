import type { Metadata } from "next";
import { EveningList } from "@/app/league/evening/evening-list";
import { eveningWords } from "@/app/league/evening/evening-words";
import { LeagueFrame } from "@/app/league/league-frame";
import { addressWith, type Query, textOf } from "@/app/league/league-query";
import { openLeague } from "@/app/league/open-league";
import { DataLinks } from "@/app/league/share/data-links";
import { isDay } from "@/lib/league/season";
import { Icon } from "@/lib/ui/icon";
import { Notice } from "@/lib/ui/page/notice";

interface EveningsPageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<Query>;
}

export async function generateMetadata({ params, searchParams }: EveningsPageProps): Promise<Metadata> {
  const { texts } = await eveningWords();
  const league = await openLeague((await params).slug, "/evenings", await searchParams);
  return { title: `${texts.evenings} · ${league.name}` };
}

/** The evenings of a league, latest first. */
export default async function EveningsPage({ params, searchParams }: EveningsPageProps) {
  const words = await eveningWords();
  const { t, texts } = words;
  const query = await searchParams;
  const league = await openLeague((await params).slug, "/evenings", query);
  const asked = textOf(query, "before");
  const from = isDay(asked) ? asked : "";
  const { evenings, before } = await league.evenings(from);
  const path = `/l/${league.slug}/evenings`;
  return (
    <LeagueFrame league={league} part="evenings">
      <h2 className="mb-3 text-title">{texts.evenings}</h2>
      {evenings.length === 0 && <Notice tile="0-0" title={t.noGamesTitle} text={texts.noEvenings} />}
      <EveningList words={words} path={path} evenings={evenings} />
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
