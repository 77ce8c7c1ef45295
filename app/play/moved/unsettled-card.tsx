"use client";

import { type Decision, type GameView, settle, type Unsettled, unsettle } from "@/lib/client/game/games";
import { originOf } from "@/lib/client/game/phone";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Language } from "@/lib/i18n/language";
import type { Problem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/record";
import type { ToastMessage } from "@/lib/ui/page/toast";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { momentText, whenText } from "@/lib/ui/text/when-text";
import { lineName } from "../line-name";
import type { VersionRow } from "./version-row";
import { versionRows } from "./versions";
import { VersionsTable } from "./versions-table";

interface UnsettledCardProps {
  readonly game: GameView;
  readonly held: Unsettled;
  readonly mayWrite: boolean;
  report(problems: readonly Problem[]): void;
  toast(message: ToastMessage): void;
  /** Called before it is settled here. */
  onSettle(held: string): void;
}

/** An entry that does not count, beside the one that does. It is shown until somebody decides. */
export function UnsettledCard({ game, held, mayWrite, report, toast, onSettle }: UnsettledCardProps) {
  const words = useWords();
  const t = words.table;
  const language = useLanguage();
  const speaker = useSpeaker();
  const { against, problems, decisions } = held;
  const line = against === undefined ? undefined : game.lines[against];
  const before = game.log.before(against ?? 0);
  const there = line?.type === "entry" && isRecord(line.effective) ? line.effective : undefined;
  const lifted = game.game.lift(held.entry.kind === "amend" ? held.entry.entry : held.entry);
  const inside = lifted.ok ? lifted.value : undefined;
  const rows =
    before && there && isRecord(inside)
      ? versionRows(before, there, inside, { t: words, speaker, language })
      : undefined;
  const days = there && isRecord(inside) ? daysOf(there.at, inside.at, language) : undefined;
  const round = against === undefined ? undefined : lineName(game, against, language);
  const title = round !== undefined && rows ? t.twoVersions({ round }) : t.unsettledTitle;
  const from = (what: string, id: unknown, at: string | undefined) => {
    const when = at === undefined ? "" : whenText(at, Date.now(), language);
    return t.versionOf({ what, origin: t.enteredOn[originOf(game.id, id) ?? "unknown"]({ when }) });
  };
  const written = line?.written;
  const counts = from(
    t.unsettledCounts,
    isRecord(written) ? written.id : undefined,
    against === undefined ? undefined : game.times[against],
  );
  const other = from(t.unsettledHeld, held.id, held.at);
  const undo = useSingleFlight(async (made: Parameters<typeof unsettle>[1]) => {
    const undone = await unsettle(game.id, made);
    toast(undone.ok ? { text: t.openAgain } : { text: t.undoFailed, stays: true });
  });
  const decide = useSingleFlight(async (decision: Decision) => {
    onSettle(held.id);
    const settled = await settle(game.id, held.id, decision);
    if (!settled.ok) return report(settled.error);
    const made = settled.value;
    toast({
      text: t.settled,
      ...(made && { action: { label: t.undo, run: () => void undo(made) } }),
    });
  });
  const label = (decision: Decision): string => answerOf(decision, rows, t) ?? t.decide[decision];
  return (
    <section aria-label={title} className="panel grid grid-cols-1 gap-3 border-2 border-alarm p-4">
      <div role="alert" className="grid gap-1">
        <h2 className="text-title">{title}</h2>
        {problems.map((problem) => (
          <p key={problem.path + problem.code}>
            <ProblemText>{speaker.problem(problem)}</ProblemText>
          </p>
        ))}
      </div>
      {rows ? (
        <>
          <p className="text-fine text-ink-soft">
            <span className="block">{counts}</span>
            <span className="block">{other}</span>
          </p>
          <VersionsTable
            rows={days ? [...rows, { label: words.history.when, ...days, differs: true }] : rows}
            there={t.unsettledCounts}
            mine={t.unsettledHeld}
          />
        </>
      ) : (
        <dl className="grid gap-2">
          {there && (
            <div>
              <dt className="text-fine text-ink-soft">{counts}</dt>
              <dd className="font-semibold wrap-anywhere">
                {speaker.text(before?.describe(there))} {days && words.history.ended({ when: days.there })}
              </dd>
            </div>
          )}
          <div>
            <dt className="text-fine text-ink-soft">{other}</dt>
            <dd className="font-semibold wrap-anywhere">
              {held.entry.kind === "void"
                ? t.unsettledTakenBack
                : speaker.text(game.position.describe(inside))}{" "}
              {days && words.history.ended({ when: days.mine })}
            </dd>
          </div>
        </dl>
      )}
      {mayWrite && (
        <div className="grid gap-2">
          {decisions.map((decision) => (
            <button
              key={decision}
              type="button"
              className="key wrap-anywhere"
              onClick={() => void decide(decision)}
            >
              {label(decision)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** When a game ended in two versions, if they differ in that. */
function daysOf(there: unknown, mine: unknown, language: Language) {
  if (typeof there !== "string" || typeof mine !== "string" || there === mine) return undefined;
  return { there: momentText(there, language), mine: momentText(mine, language) };
}

/** The label of a decision when two versions are shown side by side: by the number, if exactly one differs. */
function answerOf(
  decision: Decision,
  rows: readonly VersionRow[] | undefined,
  t: ReturnType<typeof useWords>["table"],
): string | undefined {
  if (!rows || decision === "add") return undefined;
  const differing = rows.filter(({ differs }) => differs);
  const [only] = differing;
  if (!only || differing.length > 1) return decision === "keep" ? t.keepCounted : t.useOther;
  return decision === "keep"
    ? t.keepVersion({ name: only.label, value: only.there ?? "" })
    : t.takeVersion({ name: only.label, value: only.mine ?? "" });
}
