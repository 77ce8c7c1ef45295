"use client";

import { lazy, Suspense, useCallback, useState } from "react";
import { enter, type GamePhase } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { Problem } from "@/lib/rules/problem";
import { useAwake } from "@/lib/ui/awake";
import { letFeel } from "@/lib/ui/felt";
import { useHabits } from "@/lib/ui/habits";
import { PageFrame } from "@/lib/ui/page-frame";
import { Toast, type ToastMessage } from "@/lib/ui/toast";
import { BoardView } from "./board-view";
import { CorrectView } from "./correct-view";
import { EnterView } from "./enter-view";
import { HistoryView } from "./history-view";
import { addressOf, useTableView } from "./table-view";

/** Loaded when it is opened: the table is there before. */
const PeopleView = lazy(() => import("./people/people-view").then((part) => ({ default: part.PeopleView })));

type Ready = Extract<GamePhase, { phase: "ready" }>;

/** Takes an entry to the device; returns why it was refused. */
export type Save = (body: Readonly<Record<string, unknown>>) => Promise<readonly Problem[]>;

/** The table of one game: the board, and what is open: beside it where there is room, in its place on a phone. */
export function GameTable(ready: Ready) {
  const { view: game } = ready;
  const say = useWords();
  const language = useLanguage();
  const [toast, setToast] = useState<ToastMessage>();
  useAwake(useHabits().awake);
  const closeToast = useCallback(() => setToast(undefined), []);
  const { view, open, close } = useTableView(game.id, closeToast);

  const undo = async (entry: string) => {
    const undone = await enter(game.id, { kind: "void", target: entry });
    setToast(undone.ok ? { text: say.table.undone } : { text: say.table.undoFailed, alarm: true });
  };
  const save: Save = async (body) => {
    const what = game.position.describe(body);
    const entered = await enter(game.id, body);
    void letFeel(entered.ok ? "kept" : "refused");
    if (!entered.ok) return entered.error;
    setToast({
      text: say.table.savedToast({ what }),
      action: { label: say.table.undo, run: () => void undo(entered.value) },
    });
    return [];
  };
  const tell = (problems: readonly Problem[]) => {
    if (problems.length > 0)
      setToast({ text: problems.map(({ message }) => message).join(" "), alarm: true });
  };

  const back =
    view.view === "board"
      ? { href: "/", label: say.shell.toGames }
      : { href: addressOf(game.id, { view: "board" }), label: say.history.toTable, onBack: close };
  return (
    <PageFrame title={game.game.words(language).name} back={back} wide>
      <div className="flex grow flex-col lg:grid lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-10">
        <div
          className={`lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:px-2 ${view.view === "board" ? "flex grow flex-col" : "hidden lg:block"}`}
        >
          <BoardView ready={ready} save={save} entering={view.view === "enter"} tell={tell} open={open} />
        </div>
        <div className={view.view === "board" ? "hidden lg:block" : "flex grow flex-col"}>
          {view.view === "enter" && ready.mayWrite ? (
            <EnterView
              key={view.kind}
              game={game}
              kind={view.kind}
              keys={ready.keys}
              save={save}
              onClose={close}
            />
          ) : view.view === "correct" && ready.mayWrite ? (
            <CorrectView
              key={view.line}
              game={game}
              line={view.line}
              onClose={close}
              onGoTo={(line) => open({ view: "correct", line })}
            />
          ) : view.view === "people" && ready.mayWrite ? (
            <Suspense>
              <PeopleView game={game} save={save} />
            </Suspense>
          ) : (
            <HistoryView
              game={game}
              mayWrite={ready.mayWrite}
              onCorrect={(line) => open({ view: "correct", line })}
              tell={tell}
            />
          )}
        </div>
      </div>
      <Toast message={toast} onClose={closeToast} />
    </PageFrame>
  );
}
