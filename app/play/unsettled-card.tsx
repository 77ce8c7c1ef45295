"use client";

import { type Decision, type GameView, settle, type Unsettled } from "@/lib/client/games";
import { useWords } from "@/lib/i18n/use-words";
import type { Problem } from "@/lib/rules/problem";
import { ProblemText } from "@/lib/ui/problem-text";

interface UnsettledCardProps {
  readonly game: GameView;
  readonly held: Unsettled;
  readonly mayWrite: boolean;
  tell(problems: readonly Problem[]): void;
}

/** An entry that does not count, beside the one that does: it stays in sight until somebody decides. */
export function UnsettledCard({ game, held, mayWrite, tell }: UnsettledCardProps) {
  const say = useWords().table;
  const { against, problems, decisions } = held;
  const line = against === undefined ? undefined : game.lines[against];
  const there = line?.line === "entry" ? game.log.before(against ?? 0)?.describe(line.stands) : undefined;
  const inside = held.entry.kind === "amend" ? held.entry.entry : held.entry;
  const decide = async (decision: Decision) => {
    const settled = await settle(game.id, held.id, decision);
    if (!settled.ok) tell(settled.error);
  };
  return (
    <section aria-label={say.unsettledTitle} className="panel grid gap-2 border-2 border-alarm p-4">
      <h2 className="text-title">{say.unsettledTitle}</h2>
      {problems.map(({ path, message }) => (
        <p key={path}>
          <ProblemText>{message}</ProblemText>
        </p>
      ))}
      <dl className="grid gap-2 sm:grid-cols-2">
        {there && (
          <div>
            <dt className="text-fine text-ink-soft">{say.unsettledCounts}</dt>
            <dd className="font-semibold">{there}</dd>
          </div>
        )}
        <div>
          <dt className="text-fine text-ink-soft">{say.unsettledHeld}</dt>
          <dd className="font-semibold">
            {held.entry.kind === "void" ? say.unsettledTakenBack : game.position.describe(inside)}
          </dd>
        </div>
      </dl>
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          {decisions.map((decision) => (
            <button key={decision} type="button" className="key" onClick={() => void decide(decision)}>
              {say.decide[decision]}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
