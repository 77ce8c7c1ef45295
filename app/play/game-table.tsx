"use client";

import { useCallback, useEffect, useState } from "react";
import { addressOf, useTableView } from "@/app/shared/table-view";
import type { GamePhase } from "@/lib/client/game/games";
import { useProposedHands } from "@/lib/client/game/hands";
import { whenIdle } from "@/lib/client/when-idle";
import { gameTitle, gameWords } from "@/lib/i18n/game-words";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { withWords } from "@/lib/i18n/with-words";
import { useAwake } from "@/lib/ui/device/awake";
import { useIsWide } from "@/lib/ui/device/is-wide";
import { usePreferences } from "@/lib/ui/device/preferences";
import { lazy } from "@/lib/ui/page/lazy";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { Toast, type ToastMessage } from "@/lib/ui/page/toast";
import { BoardView } from "./board/board-view";
import { UnsavedDialog } from "./unsaved-dialog";
import { useReturnFocus } from "./use-return-focus";
import { useSaving } from "./use-saving";
import type { WhyAsked } from "./why/why-asked";

// Loaded when they are opened, after the board.
const EnterView = lazy(async () => (await import("./entry/enter-view")).EnterView);
// The next thing anybody does here is to enter a hand, with or without a network. From the service worker, its form
// comes together with the table.
if (typeof window !== "undefined" && navigator.serviceWorker?.controller) void EnterView.fetch();
const CorrectView = lazy(
  async () => (await withWords(import("./correct/correct-view"), "people", "newGame")).CorrectView,
);
const PeopleView = lazy(
  async () => (await withWords(import("./people/people-view"), "people", "newGame")).PeopleView,
);
const ScoreSheet = lazy(async () => (await import("./sheet/score-sheet")).ScoreSheet);
const WhySheet = lazy(async () => (await import("./why/why-sheet")).WhySheet);

type Ready = Extract<GamePhase, { type: "ready" }>;

/**
 * The table of one game: the board, and the open view, beside it if there is room, in its place on a phone. `query`:
 * the query it was opened with.
 */
export function GameTable({ ready, query }: { readonly ready: Ready; readonly query: string }) {
  const { view: game } = ready;
  const t = useWords();
  const language = useLanguage();
  const [latest, setToast] = useState<ToastMessage>();
  // An entry that the server held back is not saved, and cannot be undone.
  const toast = ready.unsettled.some(({ id }) => id === latest?.about) ? undefined : latest;
  useAwake(usePreferences().awake);
  // Without a service worker, the form comes once the board is there.
  useEffect(() => whenIdle(() => void EnterView.fetch()), []);
  const [why, setWhy] = useState<WhyAsked>();
  const closeToast = useCallback(() => setToast(undefined), []);
  const { view, open, turnTo, close } = useTableView(game.id, query, ready.mayWrite, closeToast);
  const { save, correct, report } = useSaving(game, setToast, open);
  const { board, panel, corrected } = useReturnFocus(view);
  const proposed = useProposedHands(game.id, ready.keys, game.result.rounds.length);
  const isWide = useIsWide();
  // The end of a game takes the whole page: the result, with the sheet beside it.
  const isFinish = game.position.over && (view.type === "board" || view.type === "sheet");
  // Undo is in the board's bar if there is one; failures cover everything until they are dismissed.
  const hasBar = view.type === "board" || (isWide && view.type !== "enter");
  const isForm = view.type === "enter" || view.type === "correct";
  const inBar = hasBar && toast !== undefined && !toast.stays;

  const back =
    view.type === "board"
      ? { href: "/", label: t.shell.toGames }
      : { href: addressOf(game.id, { type: "board" }), label: t.history.toTable, onBack: close };
  const openView = () => {
    switch (view.type) {
      case "enter":
        return (
          <EnterView
            key={view.kind}
            game={game}
            kind={view.kind}
            proposed={proposed}
            save={save}
            onClose={close}
            onCorrect={(line) => turnTo({ type: "correct", line })}
          />
        );
      case "correct":
        return (
          <CorrectView
            key={view.line}
            game={game}
            line={view.line}
            hand={view.hand}
            correct={correct}
            onClose={close}
            onGoTo={(line) => open({ type: "correct", line })}
          />
        );
      case "people":
        return <PeopleView game={game} mayWrite={ready.mayWrite} save={save} />;
      case "sheet":
      case "board":
        return (
          (view.type === "sheet" || isWide) && (
            <ScoreSheet
              game={game}
              mayWrite={ready.mayWrite}
              correct={correct}
              onWhy={setWhy}
              at={corrected}
              onCorrect={(line, hand) => open({ type: "correct", line, hand })}
              report={report}
            />
          )
        );
    }
  };
  return (
    <PageFrame title={gameTitle(gameWords(game.game, language), game.options)} back={back} wide>
      <div
        className={`flex grow flex-col lg:grid lg:gap-10 ${isFinish ? "lg:grid-cols-2" : "lg:grid-cols-[26rem_minmax(0,1fr)]"}`}
      >
        <div
          ref={board}
          className={`flex flex-col ${isFinish ? "" : "lg:sticky lg:top-4 lg:max-h-[calc(100dvh-6.5rem)] lg:self-start lg:overflow-y-auto lg:px-2"} ${view.type === "board" ? "grow" : "max-lg:put-by"}`}
        >
          <BoardView
            ready={ready}
            proposed={proposed}
            save={save}
            entering={view.type === "enter"}
            typing={view.type !== "board" && view.type !== "sheet"}
            done={inBar ? toast : undefined}
            report={report}
            toast={setToast}
            open={open}
            onWhy={setWhy}
          />
        </div>
        <div ref={panel} className={view.type === "board" ? "hidden lg:block" : "flex grow flex-col"}>
          {openView()}
        </div>
      </div>
      {why && <WhySheet game={game} asked={why} onClose={() => setWhy(undefined)} />}
      {ready.unsaved && <UnsavedDialog gameId={game.id} unsaved={ready.unsaved} />}
      <Toast
        message={inBar ? undefined : toast}
        place={hasBar ? "above-bar" : isForm ? "top" : "bottom"}
        onClose={closeToast}
      />
    </PageFrame>
  );
}
