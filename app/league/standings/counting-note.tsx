import type { StandingsReply } from "@/lib/league/page-replies";
import type { LeagueWords } from "../league-words";
import { decidingOf } from "./why-text";

interface CountingNoteProps extends Pick<StandingsReply, "counting" | "table"> {
  readonly words: LeagueWords;
}

/** A note below a table: how it counts, and how ties are broken. */
export function CountingNote({ words: { t }, counting, table }: CountingNoteProps) {
  const counted =
    counting.count === "total"
      ? t.counting.total
      : counting.count === "average"
        ? t.counting.average({ min: counting.leastGames })
        : t.counting.best({ games: counting.games });
  const breakers = decidingOf(counting)
    .filter((by) => by !== "games" && by !== "points")
    .map((by) => t.breakers[by]);
  return (
    <section aria-labelledby="how-counted" className="mt-6 grid max-w-3xl gap-2 text-pretty">
      <h2 id="how-counted" className="text-lead">
        {t.howCounted}
      </h2>
      <p>
        {t.pointsTable({ points: table })} {counted} {t.endedEarly}
      </p>
      <p>{t.tieBreakers({ names: breakers })}</p>
      <p className="text-ink-soft">
        {t.aheadMeans} {t.ratingMeans}
      </p>
    </section>
  );
}
