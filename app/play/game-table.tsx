"use client";

import { useCallback, useState } from "react";
import { addressOf, useTableView } from "@/app/shared/table-view";
import { useKeepPicture } from "@/app/shared/use-picture";
import { type GamePhase, isStored } from "@/lib/client/game/games";
import { useProposedHands } from "@/lib/client/game/hands";
import { gameTitle, gameWords } from "@/lib/i18n/game-words";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { useAwake } from "@/lib/ui/device/awake";
import { useIsWide } from "@/lib/ui/device/is-wide";
import { usePreferences } from "@/lib/ui/device/preferences";
import { lazy } from "@/lib/ui/page/lazy";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { Toast, type ToastMessage } from "@/lib/ui/page/toast";
import { BoardView } from "./board/board-view";
import { OpenView } from "./open-view";
import { UnsavedDialog } from "./unsaved-dialog";
import { isLastEntry, useNews } from "./use-news";
import { useReturnFocus } from "./use-return-focus";
import { useSaving } from "./use-saving";
import type { WhyAsked } from "./why/why-asked";

// Loaded when it is opened.
const WhySheet = lazy(() => import("./why/why-sheet"), "WhySheet");

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
  // An entry that the server held back is not saved, and cannot be undone; nor can one that another phone's followed.
  const isHeld = ready.unsettled.some(({ id }) => id === latest?.about);
  const toast = isHeld || !isLastEntry(game, latest?.about) ? undefined : latest;
  useAwake(usePreferences().awake);
  const [why, setWhy] = useState<WhyAsked>();
  const closeToast = useCallback(() => setToast(undefined), []);
  const table = useTableView(game.id, query, ready, closeToast);
  const { view, open, close } = table;
  const saving = useSaving(game, setToast, open);
  const onSettle = useNews(ready, setToast);
  const { board, panel, corrected } = useReturnFocus(view);
  const proposed = useProposedHands(game.id, ready.keys, game.result.rounds.length);
  const isWide = useIsWide();
  // The end of a game takes the whole page: the result, with the sheet beside it.
  const isFinish = game.position.over && (view.type === "board" || view.type === "sheet");
  // Undo is in the board's bar if there is one; failures cover everything until they are dismissed.
  const hasBar = view.type === "board" || (isWide && view.type !== "enter");
  const isForm = view.type === "enter" || view.type === "correct";
  const inBar = hasBar && toast !== undefined && !toast.stays;
  // Not of what is drawn by a part that comes later, nor of hands that are only on the server, nor of what is not stored.
  const isCalm = !game.position.over && ready.unsettled.length + proposed.size === 0;
  const isKept = view.type === "board" && isCalm && !ready.unsaved && !ready.trouble;
  useKeepPicture("table", isKept ? ready : undefined, () => isStored(game.id, ready));

  const back =
    view.type === "board"
      ? { href: "/", label: t.shell.toGames }
      : { href: addressOf(game.id, { type: "board" }), label: t.history.toTable, onBack: close };
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
            save={saving.save}
            correct={saving.correct}
            entering={view.type === "enter"}
            typing={view.type !== "board" && view.type !== "sheet"}
            done={inBar ? toast : undefined}
            report={saving.report}
            toast={setToast}
            onSettle={onSettle}
            open={open}
            onWhy={setWhy}
          />
        </div>
        <div ref={panel} className={view.type === "board" ? "hidden lg:block" : "flex grow flex-col"}>
          <OpenView
            game={game}
            mayWrite={ready.mayWrite}
            mayCorrect={ready.mayCorrect}
            table={table}
            saving={saving}
            proposed={proposed}
            corrected={corrected}
            onWhy={setWhy}
          />
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
