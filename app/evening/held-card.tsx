"use client";

import { type EveningView, enterAll } from "@/lib/client/evening/evenings";
import { type Decision, settle, type Unsettled } from "@/lib/client/game/games";
import { unitAt } from "@/lib/evening/state";
import { catalogue } from "@/lib/i18n/catalogues";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { speaker } from "@/lib/i18n/text";
import type { Problem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/record";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";

interface HeldCardProps {
  readonly view: EveningView;
  readonly held: Unsettled;
  readonly mayWrite: boolean;
  report(problems: readonly Problem[]): void;
}

/** What another phone said meanwhile and does not count. It is shown until somebody decides. */
export function HeldCard({ view, held, mayWrite, report }: HeldCardProps) {
  const { table: words } = useWords();
  const t = useCatalogue("homeTable");
  const language = useLanguage();
  const { problem } = speaker(language, catalogue("evening", language));
  const two = otherResult(view, held.entry);
  const decide = useSingleFlight(async (decision: Decision) => {
    const settled = await settle(view.id, held.id, decision);
    if (!settled.ok) report(settled.error);
  });
  const takeOther = useSingleFlight(async () => {
    if (!two) return;
    const corrected = await enterAll(view.id, [{ kind: "amend", target: two.target, entry: held.entry }]);
    if (corrected.ok) await decide("keep");
    else report(corrected.error);
  });
  const others = held.decisions.filter((decision) => decision !== "keep");
  return (
    <section
      aria-label={two ? t.heldTitle : words.unsettledTitle}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-3 border-2 border-alarm p-4"
    >
      <div role="alert" className="grid gap-1">
        <h2 className="text-title">{two ? t.heldTitle : words.unsettledTitle}</h2>
        {two ? (
          <p className="wrap-anywhere">{t.heldResult(two)}</p>
        ) : (
          <>
            <p>{t.heldOther}</p>
            {held.problems.map((each) => (
              <ProblemText key={each.path + each.code}>{problem(each)}</ProblemText>
            ))}
          </>
        )}
      </div>
      {mayWrite && (
        <div className="grid gap-2">
          <button type="button" className="key wrap-anywhere" onClick={() => void decide("keep")}>
            {two ? t.won({ names: two.counts }) : t.leaveIt}
          </button>
          {two && (
            <button type="button" className="key wrap-anywhere" onClick={() => void takeOther()}>
              {t.won({ names: two.other })}
            </button>
          )}
          {others.map((decision) => (
            <button key={decision} type="button" className="key" onClick={() => void decide(decision)}>
              {words.decide[decision]}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** The result that counts, and the other one that was said of the same game; undefined if it is no such thing. */
function otherResult({ log, lines }: EveningView, entry: Unsettled["entry"]) {
  if (entry.kind !== "result" || typeof entry.round !== "number") return undefined;
  const { state } = log.position;
  const table = state.rounds[entry.round - 1]?.tables[0];
  const won = table?.outcome?.won;
  const said = saidWon(entry);
  if (!table || won == null || said === undefined || said === won) return undefined;
  const line = lines.findLast(
    (each) =>
      each.type === "entry" &&
      isRecord(each.effective) &&
      each.effective.kind === "result" &&
      each.effective.round === entry.round,
  );
  const target = isRecord(line?.written) ? line.written.id : undefined;
  if (typeof target !== "string") return undefined;
  const names = (side: number) =>
    (table.sides[side] ?? []).flatMap((unit) => unitAt(state, unit).people.map(({ name }) => name.trim()));
  return { round: entry.round, target, counts: names(won), other: names(said) };
}

function saidWon({ won, points }: Unsettled["entry"]): 0 | 1 | undefined {
  if (won === 0 || won === 1) return won;
  if (!Array.isArray(points)) return undefined;
  const [one, other] = points;
  return one === other ? undefined : one > other ? 0 : 1;
}
