import { type PlayedEvening, playedEvening, winnersOf } from "@/lib/league/pages/evenings";
import { isDay } from "@/lib/league/season";
import { eveningForAll } from "@/lib/ui/text/when-text";
import type { Drawn, DrawPage } from "../drawn";
import { GameCards } from "../game/game-cards";
import { LedgerView } from "../money/ledger-view";
import { Remarks } from "../remarks";
import { dayText } from "../standings/figures";
import { factText } from "../story/fact-text";
import { BesideNav } from "./beside-nav";
import { gatheredFor } from "./gathered-for";
import { Happened } from "./happened";
import { SheetRounds } from "./sheet/sheet-rounds";
import { SheetStandings } from "./sheet/sheet-standings";
import { WhoCame } from "./who-came";

/** An evening of a league: who won it, what happened, who came, the games and what settles it. */
export const eveningPage: DrawPage = (drawn, day) => {
  const { words, value, now, aimOf } = drawn;
  const { language, texts } = words;
  const played = isDay(day) ? playedEvening(value, day, now, aimOf) : undefined;
  if (!played) return undefined;
  const when = dayText(day, language);
  return {
    part: "evenings",
    title: texts.eveningOf({ when }),
    body: <Evening drawn={drawn} played={played} />,
    data: { path: `played-evenings/${day}` },
    picture: {
      of: { evening: day },
      alt: texts.pictureAlt({ when, names: winnersOf(played).map(({ name }) => name) }),
    },
  };
};

interface EveningProps {
  readonly drawn: Drawn;
  readonly played: PlayedEvening;
}

function Evening({ drawn, played }: EveningProps) {
  const { words, value, nameOf, pictureAt } = drawn;
  const { language, t, texts } = words;
  const { reply, facts, isOver } = played;
  const winners = winnersOf(played).map(({ name }) => name);
  const { evening, players, games, sheets = [], ledgers, previous, next } = reply;
  const { slug } = value.league;
  // Beside the standings where there are no scoresheets, below both where there are.
  const rounds = sheets.length > 0 && (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {sheets.map((sheet) => (
        <SheetRounds key={sheet.sheet} drawn={drawn} sheet={sheet} />
      ))}
    </div>
  );
  return (
    <>
      <div className="grid gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start">
          <section aria-labelledby="evening" className="grid gap-3">
            <h2 id="evening" className="text-lead first-letter:uppercase">
              <time dateTime={evening}>{eveningForAll(evening, language, true)}</time>
            </h2>
            <p className="font-display text-display leading-tight font-bold text-balance wrap-anywhere empty:hidden">
              {winners.length > 0 && texts.wonBy({ names: winners, isOver: isOver || sheets.length > 0 })}
            </p>
            <Remarks drawn={drawn} about={evening} />
            <p className="text-ink-soft">
              {games.length > 0
                ? t.story.gathered({ people: players.length, games: games.length })
                : sheets.map((sheet) => gatheredFor(words, sheet)).join(" · ")}
            </p>
            {facts.length > 0 && (
              <Happened words={words} sentences={facts.map((fact) => factText(words, fact, nameOf))} />
            )}
          </section>
          {sheets.length > 0 && (
            <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              {sheets.map((sheet) => (
                <SheetStandings key={sheet.sheet} drawn={drawn} sheet={sheet} />
              ))}
            </div>
          )}
          {games.length === 0 && rounds}
          {games.length > 0 && (
            <>
              <section
                aria-labelledby="came"
                className={`grid gap-3 ${sheets.length > 0 ? "" : "lg:col-start-2 lg:row-span-2 lg:row-start-1"}`}
              >
                <h3 id="came" className="text-lead">
                  {texts.whoCame}
                </h3>
                <WhoCame drawn={drawn} players={players} />
                {sheets.length === 0 && <p className="text-fine text-ink-soft">{texts.winnerMeans}</p>}
              </section>
              <section aria-labelledby="games" className="grid grid-cols-[minmax(0,1fr)] gap-3">
                <h3 id="games" className="text-lead">
                  {texts.gamesPlayed}
                </h3>
                <GameCards drawn={drawn} games={games} />
              </section>
            </>
          )}
        </div>
        {games.length > 0 && rounds}
        {ledgers.length > 0 && (
          <section aria-label={texts.money} className="grid min-w-0 gap-8">
            {ledgers.map((ledger) => (
              <LedgerView key={ledger.currency} drawn={drawn} ledger={ledger} />
            ))}
          </section>
        )}
      </div>
      {pictureAt && (
        <p className="mt-6 print:hidden">
          <a href={pictureAt({ evening })} download={`${slug}-${evening}.png`} className="key min-h-14">
            {texts.savePicture}
          </a>
        </p>
      )}
      <BesideNav drawn={drawn} previous={previous} next={next} />
    </>
  );
}
