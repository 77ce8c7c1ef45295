"use client";

import { useCallback, useState } from "react";
import { type EveningView, enterAll } from "@/lib/client/evening/evenings";
import { useEveningSpeaker } from "@/lib/i18n/hooks/use-evening-speaker";
import { useWords } from "@/lib/i18n/hooks/use-words";
import type { Problem } from "@/lib/rules/problem";
import { isRecord } from "@/lib/rules/record";
import { type Baseline, undoBaseline } from "@/lib/sync/baseline";
import { giveFeedback } from "@/lib/ui/device/feedback";
import type { ToastMessage } from "@/lib/ui/page/toast";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";

interface Saving {
  /** The state that its form was started from. */
  readonly since?: Baseline;
  /** What undoes it, given the id of its last entry, and all of them. */
  undone?(about: string, all: readonly string[]): readonly object[];
  /** It cannot be taken back here. */
  readonly isFinal?: boolean;
}

const takenBackAlone = (target: string): readonly object[] => [{ kind: "void", target }];

/** Enters what is done on an evening's board. Everything is said in a line, with a key that takes it back. */
export function useSaving({ id, lines }: EveningView) {
  const { table: words } = useWords();
  const { problem } = useEveningSpeaker();
  const [latest, say] = useState<ToastMessage>();
  const [isBusy, setBusy] = useState(false);

  const report = (problems: readonly Problem[]) =>
    say({ text: problems.map(problem).join(" "), stays: true });

  const undo = useSingleFlight(async (about: string, entries: readonly object[]) => {
    const undone = await enterAll(id, entries, { since: undoBaseline(about) });
    say(undone.ok ? { text: words.undone } : { text: words.undoFailed, stays: true });
  });

  const save = useSingleFlight(
    async (
      entries: readonly object[],
      text: string,
      { since, undone = takenBackAlone, isFinal = false }: Saving = {},
    ) => {
      setBusy(true);
      const entered = await enterAll(id, entries, since && { since });
      setBusy(false);
      void giveFeedback(entered.ok ? "saved" : "refused");
      if (!entered.ok) return report(entered.error);
      const about = entered.value.at(-1) ?? "";
      const action = { label: words.undo, run: () => void undo(about, undone(about, entered.value)) };
      say({ text, about, ...(!isFinal && { action }) });
    },
  );

  // What was held is not saved, and what others have followed cannot be taken back by itself.
  const at = lines.findIndex(({ written }) => isRecord(written) && written.id === latest?.about);
  const isOpen = latest?.about === undefined || at === lines.length - 1;
  const toast = { message: isOpen ? latest : undefined, onClose: useCallback(() => say(undefined), []) };
  return { isBusy, setBusy, report, save, say, toast };
}
