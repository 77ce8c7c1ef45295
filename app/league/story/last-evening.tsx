import { eveningIn } from "@/lib/league/evenings/calendar";
import type { FrontPage } from "@/lib/league/pages/front-page";
import { daysAgo, eveningForAll } from "@/lib/ui/text/when-text";
import type { Drawn } from "../drawn";
import { Remarks } from "../remarks";
import { factText } from "./fact-text";
import { wonText } from "./won-text";

interface LastEveningProps {
  readonly drawn: Drawn;
  readonly evening: NonNullable<FrontPage["last"]>;
}

/**
 * The last evening in two sentences: who won it, and the most interesting thing that happened; then who was missing,
 * and the keeper's comment.
 */
export function LastEvening({ drawn, evening }: LastEveningProps) {
  const { day, games, table, sheets, facts, isOver } = evening;
  const { words, value, now, nameOf } = drawn;
  const { slug, timeZone } = value.league;
  const {
    language,
    t: { story },
    texts,
  } = words;
  const won = wonText(words, evening, nameOf);
  const [firstFact] = facts;
  const missing = facts.find((fact) => fact.fact === "missing" && fact !== firstFact);
  return (
    <section aria-labelledby="evening" className="panel grid content-start gap-2 p-4 break-inside-avoid">
      <h2 id="evening" className="text-lead">
        {isOver ? story.lastEvening : story.thisEvening}
      </h2>
      <p className="text-fine text-ink-soft first-letter:uppercase">
        <time dateTime={day}>{eveningForAll(day, language)}</time>
        {" · "}
        {daysAgo(day, eveningIn(timeZone, now), language)}
        {" · "}
        {sheets ? texts.gatheredFor(sheets) : story.gathered({ people: table.length, games })}
      </p>
      {won !== undefined && (
        <p className="text-pretty">
          {won} {firstFact && factText(words, firstFact, nameOf)}
        </p>
      )}
      {missing && <p className="text-ink-soft">{factText(words, missing, nameOf)}</p>}
      <Remarks drawn={drawn} about={day} />
      <p className="print:hidden">
        <a href={`/l/${slug}/evenings/${day}`} className="quiet-link inline-block py-3">
          {story.wholeEvening}
        </a>
      </p>
    </section>
  );
}
