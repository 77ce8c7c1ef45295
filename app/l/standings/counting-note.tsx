import type { StandingsReply } from "@/lib/league/replies";
import { leagueWords } from "../league-words";
import { decidingOf } from "./why-text";

/** How a table counts and what decides between equals, below it. */
export async function CountingNote({ counting, table }: Pick<StandingsReply, "counting" | "table">) {
  const { say } = await leagueWords();
  const counted =
    counting.count === "total"
      ? say.counting.total
      : counting.count === "average"
        ? say.counting.average({ least: counting.leastGames })
        : say.counting.best({ games: counting.games });
  const breakers = decidingOf(counting)
    .filter((by) => by !== "games" && by !== "points")
    .map((by) => say.breakers[by]);
  return (
    <section aria-labelledby="how-counted" className="mt-6 grid max-w-3xl gap-2 text-pretty">
      <h2 id="how-counted" className="text-lead">
        {say.howCounted}
      </h2>
      <p>
        {say.pointsTable({ points: table })} {counted}
      </p>
      <p>{say.tieBreakers({ names: breakers })}</p>
      <p className="text-ink-soft">
        {say.aheadMeans} {say.ratingMeans}
      </p>
    </section>
  );
}
