import { playedName } from "@/lib/i18n/game-words";
import { gamePage } from "@/lib/league/pages/games";
import { CommentLine } from "../game/comment-line";
import { GameFinish } from "../game/game-finish";
import { NotSent } from "../not-sent";
import { dayText, finishedText } from "../standings/figures";
import { GamesHere } from "./games-here";
import type { DrawnHere } from "./notes-here";

/** How a game ended; its rounds are on the server. If the league has no such game, those that it has. */
export function GameHere({ id, ...drawn }: DrawnHere & { readonly id: string }) {
  const { words, value, slug, notes } = drawn;
  const { language, t, texts } = words;
  const game = gamePage(value, id.toLowerCase());
  if (!game) return <GamesHere {...drawn} />;
  const note = notes.of(game.game);
  const when = finishedText(value.league, game.finishedAt, language);
  return (
    <section aria-labelledby="result" className="grid max-w-2xl min-w-0 gap-3">
      <h2 id="result" className="text-title">
        {t.openGame({ game: playedName(game, language), when })}
      </h2>
      {note !== undefined && <NotSent text={note} />}
      <CommentLine text={game.comment} />
      <GameFinish words={words} slug={slug} game={game} table={undefined} />
      {game.paper && <p className="text-ink-soft">{t.onPaperMeans}</p>}
      <a href={`/l/${slug}/evenings/${game.evening}`} className="key min-h-14 print:hidden">
        {texts.toEvening({ when: dayText(game.evening, language) })}
      </a>
    </section>
  );
}
