"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { type EveningView, enterAll, startGame } from "@/lib/client/evening/evenings";
import { tableOf } from "@/lib/client/game/games";
import { type AtTable, resultOf } from "@/lib/evening/home/at-table";
import { catalogue } from "@/lib/i18n/catalogues";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { speaker } from "@/lib/i18n/text";
import type { Problem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/record";
import { type Baseline, entryBaseline, undoBaseline } from "@/lib/sync/baseline";
import { giveFeedback } from "@/lib/ui/device/feedback";
import type { ToastMessage } from "@/lib/ui/page/toast";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { nameIn } from "./names";

/** What can be done at the table. Everything is said in a line, with a key that takes it back. */
export function useEveningActions(view: EveningView, toast: (message: ToastMessage) => void) {
  const { table: words } = useWords();
  const t = useCatalogue("homeTable");
  const language = useLanguage();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const { id, log } = view;
  const names = (ids: readonly string[]) => ids.map((each) => nameIn(log, each));

  const report = (problems: readonly Problem[]) => {
    const { problem } = speaker(language, catalogue("evening", language));
    toast({ text: problems.map(problem).join(" "), stays: true });
  };

  const undo = useSingleFlight(async (target: string) => {
    const undone = await enterAll(id, [{ kind: "void", target }], { since: undoBaseline(target) });
    toast(undone.ok ? { text: words.undone } : { text: words.undoFailed, stays: true });
  });

  const save = useSingleFlight(async (entries: readonly object[], text: string, since?: Baseline) => {
    setBusy(true);
    const entered = await enterAll(id, entries, since && { since });
    setBusy(false);
    void giveFeedback(entered.ok ? "saved" : "refused");
    if (!entered.ok) return report(entered.error);
    const about = entered.value.at(-1) ?? "";
    toast({ text, about, action: { label: words.undo, run: () => void undo(about) } });
  });

  const play = useSingleFlight(async (now: AtTable) => {
    setBusy(true);
    const started = await startGame(view, now, now.entries);
    if (started.ok) return router.push(await tableOf(started.value));
    setBusy(false);
    report(started.error);
  });

  /** Who won a game that was kept in the head, or that nobody finished on paper. */
  const sayWon = (now: AtTable, won: 0 | 1) => {
    const winners = names(now.sides[won] ?? []);
    void save([...now.entries, resultOf(now, { won, game: now.game })], t.saved({ names: winners }));
  };

  /** The other side won an earlier game. */
  const correct = (round: number, won: 0 | 1) => {
    const line = lineOf(view, "result", round);
    const target = line === undefined ? undefined : idAt(view, line);
    const result = log.position.state.rounds[round - 1]?.tables[0];
    if (line === undefined || target === undefined || !result) return;
    const { table, game, sides } = result;
    const entry = resultOf({ round, table }, { won, game });
    const winners = (sides[won] ?? []).map((unit) => log.position.state.units[unit]?.id ?? "");
    void save(
      [{ kind: "amend", target, entry }],
      t.changed({ names: names(winners) }),
      entryBaseline(log, line),
    );
  };

  /** The game at the table is not played after all, or its result was no result. */
  const takeBack = useSingleFlight(async (round: number, kinds: readonly string[]) => {
    const targets = kinds.flatMap((kind) => {
      const line = lineOf(view, kind, round);
      const target = line === undefined ? undefined : idAt(view, line);
      return target === undefined ? [] : [{ kind: "void", target }];
    });
    const undone = await enterAll(id, targets);
    if (undone.ok) toast({ text: words.undone });
    else report(undone.error);
  });

  return { isBusy, save, play, sayWon, correct, takeBack, report };
}

/** The line that counts of this kind in a round. */
function lineOf({ lines }: EveningView, kind: string, round: number): number | undefined {
  const at = lines.findLastIndex(
    (line) =>
      line.type === "entry" &&
      isRecord(line.effective) &&
      line.effective.kind === kind &&
      line.effective.round === round,
  );
  return at < 0 ? undefined : at;
}

function idAt({ lines }: EveningView, index: number): string | undefined {
  const written = lines[index]?.written;
  return isRecord(written) && typeof written.id === "string" ? written.id : undefined;
}
