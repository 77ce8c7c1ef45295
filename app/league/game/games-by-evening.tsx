import type { FinishedGame, LeagueGamesReply } from "@/lib/league/replies";
import { eveningForAll } from "@/lib/ui/text/when-text";
import type { LeagueWords } from "../league-words";
import { CommentLine } from "./comment-line";
import { type DrawnCards, GameCards } from "./game-cards";

interface GamesByEveningProps extends DrawnCards {
  readonly words: LeagueWords;
  readonly league: { readonly slug: string };
  /** Latest first, so that those of one evening are together. */
  readonly games: readonly FinishedGame[];
  /** The keeper's comments on their evenings. */
  readonly comments: LeagueGamesReply["evenings"];
}

/** Finished games under the evenings on which they were played. */
export function GamesByEvening({ words, league, games, comments, ...drawn }: GamesByEveningProps) {
  const { language } = words;
  const evenings = [...new Set(games.map(({ evening }) => evening))];
  return (
    <div className="grid gap-8">
      {evenings.map((evening) => (
        <section
          key={evening}
          aria-labelledby={`on-${evening}`}
          className="grid gap-2 [&>p]:break-after-avoid"
        >
          <h3 id={`on-${evening}`} className="text-lead">
            <a
              href={`/l/${league.slug}/evenings/${evening}`}
              className="quiet-link inline-block py-2.5 first-letter:uppercase"
            >
              <time dateTime={evening}>{eveningForAll(evening, language, true)}</time>
            </a>
          </h3>
          <CommentLine text={comments.find((each) => each.evening === evening)?.comment} />
          <GameCards
            words={words}
            league={league}
            games={games.filter((game) => game.evening === evening)}
            isWide
            {...drawn}
          />
        </section>
      ))}
    </div>
  );
}
