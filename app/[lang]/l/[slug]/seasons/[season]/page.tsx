import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type EveningWords, eveningWords } from "@/app/league/evening/evening-words";
import { LeagueFrame } from "@/app/league/league-frame";
import { addressWith } from "@/app/league/league-query";
import { openLeague } from "@/app/league/open-league";
import { partMetadata, partPicture } from "@/app/league/preview/part-metadata";
import { AwardCard } from "@/app/league/season/award-card";
import { championsText } from "@/app/league/season/champions-text";
import { DataLinks } from "@/app/league/share/data-links";
import { CountingNote } from "@/app/league/standings/counting-note";
import { dayText } from "@/app/league/standings/figures";
import { StandingsTable } from "@/app/league/standings/standings-table";
import { LeadBoard } from "@/app/league/story/lead-board";
import { RaceSection } from "@/app/league/story/race-section";
import { maxAwardedGames, type SeasonReply } from "@/lib/league/story/story-replies";

const size = 50;

interface SeasonPageProps {
  readonly params: Promise<{ readonly slug: string; readonly season: string }>;
}

async function read({ params }: SeasonPageProps) {
  const { slug, season: id } = await params;
  const league = await openLeague(slug, `/seasons/${id}`);
  const season = await league.season(id.toLowerCase());
  if (!season) notFound();
  return { league, season };
}

export async function generateMetadata(props: SeasonPageProps): Promise<Metadata> {
  const words = await eveningWords();
  const { league, season } = await read(props);
  const picture = partPicture(league, { season: season.season }, championsText(words, season));
  return partMetadata(league, season.name, picture);
}

/** A season: who won it, its awards and its final table; while it lasts, the same so far. */
export default async function SeasonPage(props: SeasonPageProps) {
  const words = await eveningWords();
  const { language, t, texts } = words;
  const { league, season } = await read(props);
  const { ended, champions, from, to } = season;
  const table = { season: league.seasons.find(({ id }) => id === season.season), rulesetId: "" };
  const standings = await league.standings({ ...table, page: 1, size, search: "" });
  const race = await league.race({ ...table, rows: standings.rows });
  const title = championsText(words, season);
  return (
    <LeagueFrame league={league} part="seasons">
      <h2 className="text-title">{season.name}</h2>
      <p className="mb-4 text-ink-soft">
        {t.spread({ from: dayText(from, language), to: dayText(to, language) })}
        {lastedText(words, season)}
      </p>
      <div className="grid gap-8">
        {champions.length === 0 ? (
          <p className="board p-4 font-display text-title text-balance wrap-anywhere">{title}</p>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
            <LeadBoard slug={league.slug} standings={standings} title={title} isOver={ended} />
            <RaceSection
              race={race}
              names={league.names()}
              perGame={standings.counting.count === "average"}
            />
          </div>
        )}
        <section aria-labelledby="awards" className="grid min-w-0 gap-3">
          <h3 id="awards" className="text-lead">
            {ended ? texts.awards : texts.awardsSoFar}
          </h3>
          {season.awards.length === 0 ? (
            <p className="panel p-4">
              {season.games === null ? texts.tooManyGames({ max: maxAwardedGames }) : texts.noAwards}
            </p>
          ) : (
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {season.awards.map((award) => (
                <AwardCard key={award.award} league={league} award={award} />
              ))}
            </ul>
          )}
        </section>
        {standings.rows.length > 0 && (
          <section aria-labelledby="closing" className="grid min-w-0 gap-3">
            <h3 id="closing" className="text-lead">
              {ended ? texts.closingTable : texts.tableSoFar}
            </h3>
            <StandingsTable words={words} slug={league.slug} standings={standings} unbroken />
            {standings.total > size && (
              <a
                href={addressWith(`/l/${league.slug}`, { season: season.season })}
                className="quiet-link inline-block py-3"
              >
                {texts.wholeTable}
              </a>
            )}
            <CountingNote words={words} {...standings} />
          </section>
        )}
      </div>
      <p className="mt-6 flex flex-wrap gap-2 print:hidden">
        <a
          href={`/l/${league.slug}/preview.png?v=${league.version}&season=${season.season}`}
          download={`${league.slug}-${season.from}.png`}
          className="key min-h-14"
        >
          {texts.savePicture}
        </a>
        <a href={`/l/${league.slug}/seasons`} className="key min-h-14">
          {texts.hallOfFame}
        </a>
      </p>
      <DataLinks league={league.id} path={`seasons/${season.season}`} fields={{}} />
    </LeagueFrame>
  );
}

const lastedText = ({ texts }: EveningWords, { games, evenings }: SeasonReply): string =>
  games === null || evenings === null || games === 0 ? "" : ` · ${texts.seasonLasted({ games, evenings })}`;
