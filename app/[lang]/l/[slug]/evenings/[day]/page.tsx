import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BesideNav } from "@/app/league/evening/beside-nav";
import { eveningWords } from "@/app/league/evening/evening-words";
import { Happened } from "@/app/league/evening/happened";
import { WhoCame } from "@/app/league/evening/who-came";
import { CommentLine } from "@/app/league/game/comment-line";
import { GameCards } from "@/app/league/game/game-cards";
import { LeagueFrame } from "@/app/league/league-frame";
import { LedgerView } from "@/app/league/ledger-view";
import { openLeague } from "@/app/league/open-league";
import { partMetadata, partPicture } from "@/app/league/preview/part-metadata";
import { DataLinks } from "@/app/league/share/data-links";
import { dayText } from "@/app/league/standings/figures";
import { factText } from "@/app/league/story/fact-text";
import { isDay } from "@/lib/league/season";
import { eveningForAll } from "@/lib/ui/text/when-text";

interface EveningPageProps {
  readonly params: Promise<{ readonly slug: string; readonly day: string }>;
}

async function read({ params }: EveningPageProps) {
  const { language, texts } = await eveningWords();
  const { slug, day } = await params;
  const league = await openLeague(slug, `/evenings/${day}`);
  const evening = isDay(day) ? await league.evening(day) : undefined;
  if (!evening) notFound();
  const when = dayText(day, language);
  const winners = evening.reply.players.filter(({ place }) => place === 1).map(({ name }) => name);
  const picture = partPicture(league, { evening: day }, texts.pictureAlt({ when, names: winners }));
  return { league, ...evening, winners, picture, title: texts.eveningOf({ when }) };
}

export async function generateMetadata(props: EveningPageProps): Promise<Metadata> {
  const { league, title, picture } = await read(props);
  return partMetadata(league, title, picture);
}

/** An evening of a league: who won it, what happened, who came, the games and what settles it. */
export default async function EveningPage(props: EveningPageProps) {
  const words = await eveningWords();
  const { language, t, texts } = words;
  const { league, reply, facts, isOver, winners, picture } = await read(props);
  const { evening, players, games, ledgers, previous, next } = reply;
  const names = league.names();
  const nameOf = (id: string) => names.get(id) ?? "?";
  const path = `/l/${league.slug}/evenings`;
  return (
    <LeagueFrame league={league} part="evenings">
      <div className="grid gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start">
          <section aria-labelledby="evening" className="grid gap-3">
            <h2 id="evening" className="text-lead first-letter:uppercase">
              <time dateTime={evening}>{eveningForAll(evening, language, true)}</time>
            </h2>
            <p className="font-display text-display leading-tight font-bold text-balance wrap-anywhere">
              {texts.wonBy({ names: winners, isOver })}
            </p>
            <CommentLine text={reply.comment} />
            <p className="text-ink-soft">
              {t.story.gathered({ people: players.length, games: games.length })}
            </p>
            {facts.length > 0 && <Happened sentences={facts.map((fact) => factText(words, fact, nameOf))} />}
          </section>
          <section aria-labelledby="came" className="grid gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <h3 id="came" className="text-lead">
              {texts.whoCame}
            </h3>
            <WhoCame slug={league.slug} players={players} />
            <p className="text-fine text-ink-soft">{texts.winnerMeans}</p>
          </section>
          <section aria-labelledby="games" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h3 id="games" className="text-lead">
              {texts.gamesPlayed}
            </h3>
            <GameCards league={league} games={games} />
          </section>
        </div>
        {ledgers.length > 0 && (
          <section aria-label={texts.money} className="grid min-w-0 gap-8">
            {ledgers.map((ledger) => (
              <LedgerView key={ledger.currency} slug={league.slug} ledger={ledger} nameOf={nameOf} />
            ))}
          </section>
        )}
      </div>
      <p className="mt-6 print:hidden">
        <a href={picture.url} download={`${league.slug}-${evening}.png`} className="key min-h-14">
          {texts.savePicture}
        </a>
      </p>
      <BesideNav path={path} previous={previous} next={next} />
      <DataLinks league={league.id} path={`played-evenings/${evening}`} fields={{}} />
    </LeagueFrame>
  );
}
