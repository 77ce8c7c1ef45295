import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BesideNav } from "@/app/league/evening/beside-nav";
import { EveningTold } from "@/app/league/evening/evening-told";
import { eveningWords } from "@/app/league/evening/evening-words";
import { LeagueFrame } from "@/app/league/league-frame";
import { LedgerView } from "@/app/league/ledger-view";
import { openLeague } from "@/app/league/open-league";
import { partMetadata, partPicture } from "@/app/league/preview/part-metadata";
import { rulesetArt } from "@/app/league/ruleset-heading";
import { DataLinks } from "@/app/league/share/data-links";
import { dayText } from "@/app/league/standings/figures";
import { isDay } from "@/lib/league/season";

interface EveningPageProps {
  readonly params: Promise<{ readonly slug: string; readonly day: string }>;
}

async function read({ params }: EveningPageProps) {
  const { language, texts } = await eveningWords();
  const { slug, day } = await params;
  const league = await openLeague(slug, `/evenings/${day}`);
  const played = isDay(day) ? await league.evening(day) : undefined;
  if (!played) notFound();
  const when = dayText(day, language);
  const winners = played.reply.players.filter(({ place }) => place === 1).map(({ name }) => name);
  const picture = partPicture(league, { evening: day }, texts.pictureAlt({ when, names: winners }));
  return { league, played, picture, title: texts.eveningOf({ when }) };
}

export async function generateMetadata(props: EveningPageProps): Promise<Metadata> {
  const { league, title, picture } = await read(props);
  return partMetadata(league, title, picture);
}

/** An evening of a league: who won it, what happened, who came, the games and what settles it. */
export default async function EveningPage(props: EveningPageProps) {
  const words = await eveningWords();
  const { texts } = words;
  const { league, played, picture } = await read(props);
  const { evening, ledgers, previous, next } = played.reply;
  const names = league.names();
  const nameOf = (id: string) => names.get(id) ?? "?";
  const path = `/l/${league.slug}/evenings`;
  return (
    <LeagueFrame league={league} part="evenings">
      <EveningTold words={words} slug={league.slug} played={played} nameOf={nameOf} artOf={rulesetArt}>
        {ledgers.length > 0 && (
          <section aria-label={texts.money} className="grid min-w-0 gap-8">
            {ledgers.map((ledger) => (
              <LedgerView key={ledger.currency} slug={league.slug} ledger={ledger} nameOf={nameOf} />
            ))}
          </section>
        )}
      </EveningTold>
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
