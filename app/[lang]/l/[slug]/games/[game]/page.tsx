import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { eveningWords } from "@/app/league/evening/evening-words";
import { CommentLine } from "@/app/league/game/comment-line";
import { CorrectKey } from "@/app/league/game/correct-key";
import { GameCourse } from "@/app/league/game/game-course";
import { GameFinish } from "@/app/league/game/game-finish";
import { partiesOf } from "@/app/league/game/parties-of";
import { LeagueFrame } from "@/app/league/league-frame";
import { leagueWords } from "@/app/league/league-words";
import { openLeague } from "@/app/league/open-league";
import { partMetadata, partPicture } from "@/app/league/preview/part-metadata";
import { DataLinks } from "@/app/league/share/data-links";
import { dayText, finishedText } from "@/app/league/standings/figures";
import { Highlights } from "@/app/shared/game/highlights";
import { RoundsSheet } from "@/app/shared/rounds-sheet";
import { catalogue } from "@/lib/i18n/catalogues";
import { findGameWords, playedName } from "@/lib/i18n/game-words";
import { whilePlaying } from "@/lib/i18n/language";
import { speaker } from "@/lib/i18n/text";
import { readSheet } from "@/lib/server/pages";
import { dayForAll } from "@/lib/ui/text/when-text";

interface GamePageProps {
  readonly params: Promise<{ readonly slug: string; readonly game: string }>;
}

async function read({ params }: GamePageProps) {
  const { language, t } = await leagueWords();
  const { slug, game: id } = await params;
  const league = await openLeague(slug, `/games/${id}`);
  const game = await league.game(id.toLowerCase());
  if (!game) notFound();
  const when = finishedText(league, game.finishedAt, language);
  return { league, game, when, title: t.openGame({ game: playedName(game, language), when }) };
}

export async function generateMetadata(props: GamePageProps): Promise<Metadata> {
  const { language, t } = await leagueWords();
  const { league, game, title } = await read(props);
  const description = partiesOf(game.players, language)
    .map(({ first, name }) => `${t.ordinal(first.place)} ${name}`)
    .join(", ");
  return partMetadata(league, title, partPicture(league, { game: game.game }, description));
}

/**
 * A finished game of a league: the result and what it was worth, how it went, and its sheet. Players have their names
 * in the league.
 */
export default async function GamePage(props: GamePageProps) {
  const pageWords = await eveningWords();
  const { language, t, texts } = pageWords;
  const { league, game, title } = await read(props);
  const sheet = game.paper ? undefined : await readSheet(game.game);
  const roster = league.names();
  const names = new Map([
    // Those who left without a place are not among the players.
    ...Object.entries(game.seats).map(([seat, player]) => [seat, roster.get(player) ?? ""] as const),
    ...game.players.map(({ seat, name }) => [seat, name] as const),
  ]);
  const table = sheet && {
    ...sheet.table,
    columns: sheet.table.columns.map((players) =>
      players.map(({ id, name }) => ({ id, name: names.get(id) ?? name })),
    ),
  };
  const words = catalogue("base", language);
  const gameWords = findGameWords(game.kind, language);
  const kind = playedName({ ...game, rules: undefined }, language);
  const facts = [
    ...(game.rules === undefined ? [] : [kind]),
    ...(table?.hasMoney && game.currency !== "" ? [words.sheet.moneyIn({ currency: game.currency })] : []),
    ...(game.paper ? [t.onPaper] : []),
    ...(sheet?.early ? [words.table.endedEarly] : []),
    ...(sheet?.shutout ? [speaker(whilePlaying(language, game.preset)).text(sheet.shutout)] : []),
    ...(sheet?.correctedAt === undefined
      ? []
      : [t.correctedOn({ when: dayForAll(sheet.correctedAt, league.timeZone, language) })]),
  ];
  return (
    <LeagueFrame league={league} part="games">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:items-start">
        <section aria-labelledby="result" className="grid min-w-0 gap-3">
          <h2 id="result" className="text-title">
            {title}
          </h2>
          {facts.length > 0 && <p className="text-ink-soft first-letter:uppercase">{facts.join(" · ")}</p>}
          <CommentLine text={game.comment} />
          <GameFinish words={pageWords} slug={league.slug} game={game} table={table} />
          {sheet && sheet.records.length > 0 && gameWords && (
            <div className="panel p-4">
              <Highlights
                records={sheet.records}
                players={[...names].map(([id, name]) => ({ id, name }))}
                byMoney={sheet.table.byMoney}
                gameWords={gameWords}
                t={words.finish}
                language={language}
              />
            </div>
          )}
          {table && <GameCourse table={table} currency={game.currency} />}
          {game.paper ? (
            <p className="text-ink-soft">{t.onPaperMeans}</p>
          ) : (
            <a href={`/watch?game=${game.game}&league=${league.slug}`} className="key min-h-14 print:hidden">
              {t.toBoard}
            </a>
          )}
          {!game.paper && (
            <CorrectKey league={league.id} game={game.game} label={words.history.correctGame} />
          )}
          <a href={`/l/${league.slug}/evenings/${game.evening}`} className="key min-h-14 print:hidden">
            {texts.toEvening({ when: dayText(game.evening, language) })}
          </a>
        </section>
        {table && gameWords && (
          <RoundsSheet
            heading={t.rounds}
            facts={[]}
            table={table}
            game={gameWords}
            language={language}
            words={words}
          />
        )}
      </div>
      <DataLinks league={league.id} path={`games/${game.game}`} fields={{}} csv={false} />
    </LeagueFrame>
  );
}
