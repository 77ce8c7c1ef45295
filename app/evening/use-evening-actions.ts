"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { type EveningView, enterAll, joinGame, startGame } from "@/lib/client/evening/evenings";
import { tableOf } from "@/lib/client/game/games";
import { type AtTable, type Ended, resultOf } from "@/lib/evening/home/at-table";
import { correctionOf, takenBack } from "@/lib/evening/home/corrections";
import type { EarlierGame } from "@/lib/evening/home/games";
import { useEveningSpeaker } from "@/lib/i18n/hooks/use-evening-speaker";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import type { Problem } from "@/lib/rules/problem";
import { type Baseline, entryBaseline, undoBaseline } from "@/lib/sync/baseline";
import { giveFeedback } from "@/lib/ui/device/feedback";
import type { ToastMessage } from "@/lib/ui/page/toast";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { nameIn } from "./names";

/** What can be done at the table. Everything is said in a line, with a key that takes it back. */
export function useEveningActions(view: EveningView, toast: (message: ToastMessage) => void) {
  const { table: words } = useWords();
  const t = useCatalogue("homeTable");
  const { problem } = useEveningSpeaker();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const { id, log } = view;
  const names = (ids: readonly string[]) => ids.map((each) => nameIn(log, each));

  const report = (problems: readonly Problem[]) =>
    toast({ text: problems.map(problem).join(" "), stays: true });

  const undo = useSingleFlight(async (about: string, entries: readonly object[]) => {
    const undone = await enterAll(id, entries, { since: undoBaseline(about) });
    toast(undone.ok ? { text: words.undone } : { text: words.undoFailed, stays: true });
  });

  const save = useSingleFlight(
    async (entries: readonly object[], text: string, { since, undone = takenBackAlone }: Saving = {}) => {
      setBusy(true);
      const entered = await enterAll(id, entries, since && { since });
      setBusy(false);
      void giveFeedback(entered.ok ? "saved" : "refused");
      if (!entered.ok) return report(entered.error);
      const about = entered.value.at(-1) ?? "";
      toast({ text, about, action: { label: words.undo, run: () => void undo(about, undone(about)) } });
    },
  );

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

  /** A game that another phone has started: whoever keeps the evening keeps its games. */
  const join = useSingleFlight(async (game: string, table: number) => {
    setBusy(true);
    const isJoined = await joinGame(view, { game, table });
    router.push(isJoined ? await tableOf(game) : `/watch?game=${game}`);
  });

  /** An earlier game ended differently. */
  const correct = ({ round, table, sides }: EarlierGame, { won, points, game }: Outcome) => {
    const entry = resultOf({ round, table }, { won, points, game });
    const correction = correctionOf(log, "result", round, entry);
    if (!correction) return;
    const { entries, line, undo } = correction;
    const since = entryBaseline(log, line);
    void save(entries, t.changed({ names: names(sides[won] ?? []) }), { since, undone: () => undo });
  };

  /** The game at the table is not played after all, or its result was no result. */
  const takeBack = useSingleFlight(async (round: number, kinds: readonly string[]) => {
    const undone = await enterAll(id, takenBack(log, round, kinds));
    if (undone.ok) toast({ text: words.undone });
    else report(undone.error);
  });

  return { isBusy, save, play, join, sayWon, correct, takeBack, report };
}

type Outcome = Pick<Ended, "won" | "points"> & { readonly game?: string | undefined };

interface Saving {
  /** The state that its form was started from. */
  readonly since?: Baseline;
  /** What undoes it, given the id of its last entry. */
  undone?(about: string): readonly object[];
}

const takenBackAlone = (target: string): readonly object[] => [{ kind: "void", target }];
