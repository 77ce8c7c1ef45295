"use client";

import { type EveningView, enterAll } from "@/lib/client/evening/evenings";
import { type Decision, settle, type Unsettled } from "@/lib/client/game/games";
import { correctionOf } from "@/lib/evening/home/corrections";
import { gamesIn } from "@/lib/evening/home/games";
import { useEveningSpeaker } from "@/lib/i18n/hooks/use-evening-speaker";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import type { Problem } from "@/lib/rules/problem";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { nameIn } from "./names";

interface HeldCardProps {
  readonly view: EveningView;
  readonly held: Unsettled;
  readonly mayWrite: boolean;
  /** What was said, in words. */
  readonly said?: readonly string[];
  report(problems: readonly Problem[]): void;
}

/** What another phone said meanwhile and does not count. It is shown until somebody decides. */
export function HeldCard({ view, held, mayWrite, said = [], report }: HeldCardProps) {
  const { table: words } = useWords();
  const t = useCatalogue("homeTable");
  const { problem } = useEveningSpeaker();
  const two = isOfOthers(held) ? undefined : otherResult(view, held.entry);
  const decide = useSingleFlight(async (decision: Decision) => {
    const settled = await settle(view.id, held.id, decision);
    if (!settled.ok) report(settled.error);
  });
  const takeOther = useSingleFlight(async () => {
    const correction = two && correctionOf(view.log, "result", two.round, held.entry, two.table);
    if (!correction) return;
    const corrected = await enterAll(view.id, correction.entries);
    if (corrected.ok) await decide("keep");
    else report(corrected.error);
  });
  const { kind, round } = held.entry;
  // Of two scoresheets for one table only one can count.
  const sheetOf = kind === "game" && typeof round === "number" ? round : undefined;
  const others = held.decisions.filter(
    (decision) => decision !== "keep" && !(sheetOf !== undefined && decision === "add"),
  );
  return (
    <section
      aria-label={two ? t.heldTitle : words.unsettledTitle}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-3 border-2 border-alarm p-4"
    >
      <div role="alert" className="grid gap-1">
        <h2 className="text-title">{two ? t.heldTitle : words.unsettledTitle}</h2>
        {two ? (
          <p className="wrap-anywhere">{t.heldResult(two)}</p>
        ) : sheetOf !== undefined ? (
          <p>{t.heldGame({ round: sheetOf })}</p>
        ) : (
          <>
            <p>{t.heldOther}</p>
            {said.map((line) => (
              <p key={line} className="font-semibold wrap-anywhere">
                {line}
              </p>
            ))}
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
              {sheetOf === undefined ? words.decide[decision] : t.otherSheet}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** It was said of people who do not sit there in the round that counts. */
export const isOfOthers = ({ problems }: Pick<Unsettled, "problems">): boolean =>
  problems.some(({ code }) => code === "people-meanwhile");

/** The result that counts, and the other one that was said of the same game; undefined if it is no such thing. */
function otherResult({ log }: EveningView, entry: Unsettled["entry"]) {
  const game = gamesIn(log.position.state).find(
    ({ round, table }) => round === entry.round && table === entry.table,
  );
  const said = entry.kind === "result" ? saidWon(entry) : undefined;
  if (!game || said === undefined || said === game.won) return undefined;
  const names = (side: 0 | 1) => (game.sides[side] ?? []).map((id) => nameIn(log, id));
  return { round: game.round, table: game.table, counts: names(game.won), other: names(said) };
}

function saidWon({ won, points }: Unsettled["entry"]): 0 | 1 | undefined {
  if (won === 0 || won === 1) return won;
  if (!Array.isArray(points)) return undefined;
  const [one, other] = points;
  return one === other ? undefined : one > other ? 0 : 1;
}
