import { Highlights } from "@/app/shared/game/highlights";
import { RoundsSheet } from "@/app/shared/rounds-sheet";
import { catalogue } from "@/lib/i18n/catalogues";
import { findGameWords, playedName } from "@/lib/i18n/game-words";
import { whilePlaying } from "@/lib/i18n/language";
import { speaker } from "@/lib/i18n/text";
import type { LeagueGameReply } from "@/lib/league/page-replies";
import { gamePage as readGame } from "@/lib/league/pages/games";
import { dayForAll } from "@/lib/ui/text/when-text";
import type { Drawn, DrawPage } from "../drawn";
import { Remarks } from "../remarks";
import { dayText, finishedText } from "../standings/figures";
import { CorrectKey } from "./correct-key";
import { GameCourse } from "./game-course";
import { GameFinish } from "./game-finish";
import { partiesOf } from "./parties-of";

/** A finished game of a league: the result and what it was worth, how it went, and its sheet. */
export const gamePage: DrawPage = (drawn, item) => {
  const { language, t } = drawn.words;
  const game = readGame(drawn.value, item.toLowerCase());
  if (!game) return undefined;
  const when = finishedText(drawn.value.league, game.finishedAt, language);
  const title = t.openGame({ game: playedName(game, language), when });
  const alt = partiesOf(game.players, language)
    .map(({ first, name }) => `${t.ordinal(first.place)} ${name}`)
    .join(", ");
  return {
    part: "games",
    isLive: true,
    title,
    body: <Game drawn={drawn} game={game} title={title} />,
    data: { path: `games/${game.game}`, csv: false },
    picture: { of: { game: game.game }, alt },
  };
};

interface GameProps {
  readonly drawn: Drawn;
  readonly game: LeagueGameReply;
  readonly title: string;
}

/** Players have their names in the league. */
function Game({ drawn, game, title }: GameProps) {
  const { words: pageWords, value, nameOf, sheet, hasBoards } = drawn;
  const { language, t, texts } = pageWords;
  const { slug, timeZone } = value.league;
  const names = new Map([
    // Those who left without a place are not among the players.
    ...Object.entries(game.seats).map(([seat, player]) => [seat, nameOf(player)] as const),
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
  const facts = [
    ...(game.rules === undefined ? [] : [playedName({ ...game, rules: undefined }, language)]),
    ...(table?.hasMoney && game.currency !== "" ? [words.sheet.moneyIn({ currency: game.currency })] : []),
    ...(game.paper ? [t.onPaper] : []),
    ...(sheet?.early ? [words.table.endedEarly] : []),
    ...(sheet?.shutout ? [speaker(whilePlaying(language, game.preset)).text(sheet.shutout)] : []),
    ...(sheet?.correctedAt === undefined
      ? []
      : [t.correctedOn({ when: dayForAll(sheet.correctedAt, timeZone, language) })]),
  ];
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:items-start">
      <section aria-labelledby="result" className="grid min-w-0 gap-3">
        <h2 id="result" className="text-title">
          {title}
        </h2>
        {facts.length > 0 && <p className="text-ink-soft first-letter:uppercase">{facts.join(" · ")}</p>}
        <Remarks drawn={drawn} about={game.game} />
        <GameFinish drawn={drawn} game={game} table={table} />
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
        {table && <GameCourse words={pageWords} table={table} currency={game.currency} />}
        {game.paper && <p className="text-ink-soft">{t.onPaperMeans}</p>}
        {!game.paper && hasBoards && (
          <>
            <a href={`/watch?game=${game.game}&league=${slug}`} className="key min-h-14 print:hidden">
              {t.toBoard}
            </a>
            <CorrectKey league={value.league.id} game={game.game} label={words.history.correctGame} />
          </>
        )}
        <a href={`/l/${slug}/evenings/${game.evening}`} className="key min-h-14 print:hidden">
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
  );
}
