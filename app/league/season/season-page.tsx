import { racePage } from "@/lib/league/pages/front-page";
import { seasonPage as readSeason } from "@/lib/league/pages/seasons";
import { standingsPage } from "@/lib/league/pages/standings-page";
import { maxAwardedGames, type SeasonReply } from "@/lib/league/story/story-replies";
import type { Drawn, DrawPage } from "../drawn";
import { EveningPoints } from "../evening/evening-points";
import { addressWith } from "../league-query";
import { NotSent } from "../not-sent";
import { CountingNote } from "../standings/counting-note";
import { dayText } from "../standings/figures";
import { StandingsTable } from "../standings/standings-table";
import { LeadBoard } from "../story/lead-board";
import { RaceSection } from "../story/race-section";
import { AwardCard } from "./award-card";
import { championsText } from "./champions-text";

const size = 50;

/** A season: who won it, its awards and its final table; while it lasts, the same so far. */
export const seasonPage: DrawPage = (drawn, item) => {
  const season = readSeason(drawn.value, item.toLowerCase(), drawn.now);
  if (!season) return undefined;
  const { season: id, name } = season;
  return {
    part: "seasons",
    title: name,
    body: <SeasonTold drawn={drawn} season={season} />,
    data: { path: `seasons/${id}` },
    picture: { of: { season: id }, alt: championsText(drawn.words, season) },
  };
};

interface SeasonToldProps {
  readonly drawn: Drawn;
  readonly season: SeasonReply;
}

function SeasonTold({ drawn, season }: SeasonToldProps) {
  const { words, value, now, notes, pictureAt } = drawn;
  const { language, t, texts } = words;
  const { season: id, name, ended, champions, from, to, games, evenings, awards } = season;
  const { slug, seasons } = value.league;
  const table = { season: seasons.find((each) => each.id === id), rulesetId: "" };
  const standings = standingsPage(value, { ...table, page: 1, size, search: "", now });
  const title = championsText(words, season);
  const lasted = games && evenings ? ` · ${texts.seasonLasted({ games, evenings })}` : "";
  return (
    <>
      <h2 className="text-title">{name}</h2>
      <p className="mb-4 text-ink-soft">
        {t.spread({ from: dayText(from, language), to: dayText(to, language) })}
        {lasted}
      </p>
      <NotSent text={notes.of(id)} />
      <div className="grid gap-8">
        {champions.length === 0 ? (
          <p className="board p-4 font-display text-title text-balance wrap-anywhere">{title}</p>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
            <LeadBoard drawn={drawn} standings={standings} title={title} isOver={ended} />
            <RaceSection
              drawn={drawn}
              race={racePage(value, { ...table, rows: standings.rows })}
              perGame={standings.counting.count === "average"}
            />
          </div>
        )}
        <section aria-labelledby="awards" className="grid min-w-0 gap-3">
          <h3 id="awards" className="text-lead">
            {ended ? texts.awards : texts.awardsSoFar}
          </h3>
          {awards.length === 0 ? (
            <p className="panel p-4">
              {games === null ? texts.tooManyGames({ max: maxAwardedGames }) : texts.noAwards}
            </p>
          ) : (
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {awards.map((award) => (
                <AwardCard key={award.award} drawn={drawn} award={award} />
              ))}
            </ul>
          )}
        </section>
        {standings.rows.length > 0 && (
          <section aria-labelledby="closing" className="grid min-w-0 gap-3">
            <h3 id="closing" className="text-lead">
              {ended ? texts.closingTable : texts.tableSoFar}
            </h3>
            <StandingsTable drawn={drawn} table={table} standings={standings} unbroken />
            {standings.total > size && (
              <a href={addressWith(`/l/${slug}`, { season: id })} className="quiet-link inline-block py-3">
                {texts.wholeTable}
              </a>
            )}
            <CountingNote drawn={drawn} {...standings} />
          </section>
        )}
        <EveningPoints drawn={drawn} season={table.season} />
      </div>
      <p className="mt-6 flex flex-wrap gap-2 print:hidden">
        {pictureAt && (
          <a href={pictureAt({ season: id })} download={`${slug}-${from}.png`} className="key min-h-14">
            {texts.savePicture}
          </a>
        )}
        <a href={`/l/${slug}/seasons`} className="key min-h-14">
          {texts.hallOfFame}
        </a>
      </p>
    </>
  );
}
