"use client";

import { useEffect } from "react";
import type { useTableView } from "@/app/shared/table-view";
import type { GameView } from "@/lib/client/game/games";
import type { Held } from "@/lib/client/game/hands";
import { whenIdle } from "@/lib/client/when-idle";
import { useIsWide } from "@/lib/ui/device/is-wide";
import { lazy } from "@/lib/ui/page/lazy";
import type { useSaving } from "./use-saving";
import type { WhyAsked } from "./why/why-asked";

// Loaded when they are opened, after the board.
const EnterView = lazy(() => import("./entry/enter-view"), "EnterView");
// The next thing anybody does here is to enter a hand, with or without a network. From the service worker, its form
// comes together with the table.
if (typeof window !== "undefined" && navigator.serviceWorker?.controller) void EnterView.fetch();
const CorrectView = lazy(() => import("./correct/correct-view"), "CorrectView", {
  words: ["people", "newGame"],
});
const PeopleView = lazy(() => import("./people/people-view"), "PeopleView", { words: ["people", "newGame"] });
const ScoreSheet = lazy(() => import("./sheet/score-sheet"), "ScoreSheet");

interface OpenViewProps {
  readonly game: GameView;
  readonly mayWrite: boolean;
  readonly mayCorrect: boolean;
  readonly table: ReturnType<typeof useTableView>;
  readonly saving: ReturnType<typeof useSaving>;
  /** The hands that players have sent, by player id. */
  readonly proposed: ReadonlyMap<string, Held>;
  /** The line that was corrected last. */
  readonly corrected: number | undefined;
  onWhy(asked: WhyAsked): void;
}

/** The open view of the table; the score sheet if only the board is open and there is room beside it. */
export function OpenView({
  game,
  mayWrite,
  mayCorrect,
  table,
  saving,
  proposed,
  corrected,
  onWhy,
}: OpenViewProps) {
  const { view, open, turnTo, close } = table;
  const { save, correct, report } = saving;
  const isWide = useIsWide();
  // Without a service worker, the form comes once the board is there.
  useEffect(() => whenIdle(() => void EnterView.fetch()), []);
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
      return <PeopleView game={game} mayWrite={mayWrite} save={save} />;
    case "sheet":
    case "board":
      return (
        (view.type === "sheet" || isWide) && (
          <ScoreSheet
            game={game}
            mayCorrect={mayCorrect}
            correct={correct}
            onWhy={onWhy}
            at={corrected}
            onCorrect={(line, hand) => open({ type: "correct", line, hand })}
            report={report}
          />
        )
      );
  }
}
