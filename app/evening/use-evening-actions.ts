"use client";

import { useRouter } from "next/navigation";
import { useSaving } from "@/app/shared/evening/use-saving";
import { type EveningView, enterAll, joinGame, startGame } from "@/lib/client/evening/evenings";
import { tableOf } from "@/lib/client/game/games";
import { type AtTable, type Ended, resultOf } from "@/lib/evening/home/at-table";
import { correctionOf, takenBack } from "@/lib/evening/home/corrections";
import type { EarlierGame } from "@/lib/evening/home/games";
import { useCatalogue, useWords } from "@/lib/i18n/hooks/use-words";
import { entryBaseline } from "@/lib/sync/baseline";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { nameIn } from "./names";

/** What can be done at the table. */
export function useEveningActions(view: EveningView) {
  const { table: words } = useWords();
  const t = useCatalogue("homeTable");
  const router = useRouter();
  const { isBusy, setBusy, report, save, say, toast } = useSaving(view);
  const { id, log } = view;
  const names = (ids: readonly string[]) => ids.map((each) => nameIn(log, each));

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
    if (undone.ok) say({ text: words.undone });
    else report(undone.error);
  });

  return { isBusy, save, play, join, sayWon, correct, takeBack, report, toast };
}

type Outcome = Pick<Ended, "won" | "points"> & { readonly game?: string | undefined };
