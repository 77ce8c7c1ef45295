import type { FinishedGame } from "@/lib/league/replies";
import { eveningForAll } from "@/lib/ui/text/when-text";
import type { Drawn } from "../drawn";
import { Remarks } from "../remarks";
import { GameCards } from "./game-cards";

interface GamesByEveningProps {
  readonly drawn: Drawn;
  /** Latest first, so that those of one evening are together. */
  readonly games: readonly FinishedGame[];
}

/** Finished games under the evenings on which they were played. */
export function GamesByEvening({ drawn, games }: GamesByEveningProps) {
  const { words, value } = drawn;
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
              href={`/l/${value.league.slug}/evenings/${evening}`}
              className="quiet-link inline-block py-2.5 first-letter:uppercase"
            >
              <time dateTime={evening}>{eveningForAll(evening, words.language, true)}</time>
            </a>
          </h3>
          <Remarks drawn={drawn} about={evening} />
          <GameCards drawn={drawn} games={games.filter((game) => game.evening === evening)} isWide />
        </section>
      ))}
    </div>
  );
}
