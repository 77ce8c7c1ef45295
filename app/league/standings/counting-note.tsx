import type { StandingsReply } from "@/lib/league/page-replies";
import type { Drawn } from "../drawn";
import { scoringText } from "./scoring-text";
import { decidingOf } from "./why-text";

interface CountingNoteProps extends Pick<StandingsReply, "counting" | "table" | "scoring"> {
  readonly drawn: Pick<Drawn, "words" | "nameOf">;
}

/** A note below a table: how it counts, and how ties are broken. */
export function CountingNote({ drawn: { words, nameOf }, ...rule }: CountingNoteProps) {
  const { t } = words;
  const { game, more, counted } = scoringText(words, rule, nameOf);
  const breakers = decidingOf(rule.counting)
    .filter((by) => by !== "games" && by !== "points")
    .map((by) => t.breakers[by]);
  return (
    <section aria-labelledby="how-counted" className="mt-6 grid max-w-3xl gap-2 text-pretty">
      <h2 id="how-counted" className="text-lead">
        {t.howCounted}
      </h2>
      <p>
        {game} {more.length === 0 && `${counted} `}
        {t.endedEarly}
      </p>
      {more.length > 0 && (
        <>
          <ul className="list-disc pl-5">
            {more.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>{counted}</p>
        </>
      )}
      <p>{t.tieBreakers({ names: breakers })}</p>
      <p className="text-ink-soft">
        {t.aheadMeans} {t.ratingMeans}
      </p>
    </section>
  );
}
