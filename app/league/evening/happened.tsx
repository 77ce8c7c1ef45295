import type { LeagueWords } from "../league-words";

interface HappenedProps {
  readonly words: LeagueWords;
  readonly sentences: readonly string[];
}

/** What happened in an evening, in sentences, the most interesting first. */
export function Happened({ words: { texts }, sentences }: HappenedProps) {
  return (
    <section aria-labelledby="happened" className="panel p-4">
      <h3 id="happened" className="mb-2 text-lead">
        {texts.happened}
      </h3>
      <ul className="grid gap-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="border-l-4 border-brass pl-3 text-pretty wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
