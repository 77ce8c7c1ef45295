"use client";

import type { GameView } from "@/lib/client/games";
import { useWords } from "@/lib/i18n/use-words";
import type { Line } from "@/lib/rules/log";
import { readMove } from "@/lib/rules/people";
import { LineScores } from "./line-scores";
import type { WhyAsked } from "./why-asked";

interface HistoryLineProps {
  readonly game: GameView;
  readonly line: Extract<Line, { line: "entry" }>;
  readonly index: number;
  readonly mayWrite: boolean;
  /** When the line at an index was entered, in words. */
  when(line: number): string;
  onWhy(asked: WhyAsked): void;
  onCorrect(): void;
  onTakeBack(): void;
  onPutBack(): void;
}

/** One entry as it stands, and as it stood before each correction. */
export function HistoryLine(props: HistoryLineProps) {
  const { game, line, index, mayWrite, when } = props;
  const say = useWords().history;
  const described = (entry: unknown) => game.log.before(index)?.describe(entry) ?? "";
  const versions = versionsOf(game, line);
  const taken = line.stands === undefined;
  const name = say.number({ number: index + 1 });
  // An early end is no answer to a prompt: it can be taken back, and there is nothing in it to correct.
  const correctable =
    readMove(line.stands) !== undefined ||
    game.log
      .before(index)
      ?.prompts()
      .some(({ kind }) => kind === kindOf(line.stands));
  return (
    <li aria-label={name} className="panel grid grid-cols-1 gap-2 p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-fine text-ink-soft">
        <span>{name}</span>
        <time dateTime={game.times[index]}>{when(index)}</time>
      </div>
      <p className={taken ? "text-ink-soft" : "font-semibold"}>
        {taken ? say.takenBack : described(line.stands)}
      </p>
      {!taken && <LineScores game={game} line={index} onWhy={props.onWhy} />}
      {versions.map(({ before, correction }) => (
        <p key={correction} className="border-l-4 border-line-strong pl-3 text-fine text-ink-soft">
          {game.lines[correction]?.line === "void"
            ? say.takenBackAt({ when: when(correction) })
            : say.correctedAt({ when: when(correction) })}
          {". "}
          {say.was} {before === undefined ? say.takenBack : <s>{described(before)}</s>}
        </p>
      ))}
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          {taken ? (
            <button type="button" className="key" onClick={props.onPutBack}>
              {say.putBack}
            </button>
          ) : (
            <>
              {correctable && (
                <button
                  type="button"
                  className="key"
                  onClick={props.onCorrect}
                  aria-label={`${say.correct}: ${name}`}
                >
                  {say.correct}
                </button>
              )}
              <button
                type="button"
                className="key"
                onClick={props.onTakeBack}
                aria-label={`${say.takeBack}: ${name}`}
              >
                {say.takeBack}
              </button>
            </>
          )}
        </div>
      )}
    </li>
  );
}

const kindOf = (entry: unknown): unknown =>
  typeof entry === "object" && entry !== null && "kind" in entry ? entry.kind : undefined;

/** What the entry was before each of its corrections, the latest first. */
function versionsOf(game: GameView, line: Extract<Line, { line: "entry" }>) {
  let stands: unknown = line.written;
  const versions = line.corrections.map((correction) => {
    const before = stands;
    const by = game.lines[correction];
    const written: unknown = by?.line === "amend" ? by.written : undefined;
    stands =
      typeof written === "object" && written !== null && "entry" in written ? written.entry : undefined;
    return { before, correction };
  });
  return versions.reverse();
}
