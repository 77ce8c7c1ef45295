import type { Metadata } from "next";
import { eveningWords } from "@/app/league/evening/evening-words";
import { LeagueFrame } from "@/app/league/league-frame";
import { openLeague } from "@/app/league/open-league";
import { SeasonList } from "@/app/league/season/season-list";
import { TitlesList } from "@/app/league/season/titles-list";
import { DataLinks } from "@/app/league/share/data-links";
import { Notice } from "@/lib/ui/page/notice";

interface SeasonsPageProps {
  readonly params: Promise<{ readonly slug: string }>;
}

export async function generateMetadata({ params }: SeasonsPageProps): Promise<Metadata> {
  const { texts } = await eveningWords();
  const league = await openLeague((await params).slug, "/seasons");
  return { title: `${texts.hallOfFame} · ${league.name}` };
}

/** The hall of fame: who won each season, and how many seasons each player has won. */
export default async function SeasonsPage({ params }: SeasonsPageProps) {
  const { texts } = await eveningWords();
  const league = await openLeague((await params).slug, "/seasons");
  const { seasons, titles } = await league.hallOfFame();
  return (
    <LeagueFrame league={league} part="seasons">
      <h2 className="mb-3 text-title">{texts.hallOfFame}</h2>
      {seasons.length === 0 ? (
        <Notice tile="0-0" title={texts.noSeasonsTitle} text={texts.noSeasons} />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
          <SeasonList slug={league.slug} seasons={seasons} />
          <TitlesList slug={league.slug} titles={titles} />
        </div>
      )}
      <DataLinks league={league.id} path="seasons" fields={{}} />
    </LeagueFrame>
  );
}
