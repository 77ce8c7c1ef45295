"use client";

import { useCallback, useMemo, useState } from "react";
import { hasDraft, storeWhoWentOut } from "@/app/shared/draft/use-form-draft";
import { lastAdded } from "@/app/shared/game/added";
import type { TableView } from "@/app/shared/table-view";
import { LastHands } from "@/app/shared/tally/last-hands";
import type { GamePhase } from "@/lib/client/game/games";
import type { Held } from "@/lib/client/game/hands";
import { useCurrency } from "@/lib/client/leagues/currency";
import type { Player } from "@/lib/rules/people/table";
import type { Problem } from "@/lib/rules/problem";
import { givenIn } from "@/lib/rules/prompts";
import { type Baseline, lastBaseline, playBaseline, roundBaseline } from "@/lib/sync/baseline";
import { useIsWide } from "@/lib/ui/device/is-wide";
import { lazy } from "@/lib/ui/page/lazy";
import type { ToastMessage } from "@/lib/ui/page/toast";
import { useSingleFlight } from "@/lib/ui/taps/use-single-flight";
import { useStableCallback } from "@/lib/ui/use-stable-callback";
import type { Correct } from "../correct/correcting";
import { HalfTyped } from "../moved/half-typed";
import type { Save } from "../use-saving";
import type { WhyAsked } from "../why/why-asked";
import { BoardTools } from "./board-tools";
import { EntryBar } from "./entry-bar";
import { Headline } from "./headline";
import { LeagueCorrects } from "./league-corrects";
import { LeagueNote } from "./league-note";
import { ProspectsPanel } from "./prospects-panel";
import { OutKey } from "./rows/out-key";
import { type OutAsked, placesOf } from "./rows/prompt-places";
import { OwedKeys, PlayMenu, PlayRow, ScoreStrip, shareStrip } from "./rows/quick-plays";
import { Scoreboard } from "./rows/scoreboard";
import { SavedState } from "./saved-state";
import { SentHands } from "./sent-hands";
import { TotalsSection } from "./totals-section";
import { ViewOnly } from "./view-only";

// Needed by some games only, or when two phones conflict, at a club's tables, or when the game is over.
const OfferCard = lazy(() => import("./offer-card"), "OfferCard");
const UnsettledCard = lazy(() => import("../moved/unsettled-card"), "UnsettledCard");
const TableClock = lazy(() => import("./table-clock"), "TableClock", { words: ["club"] });
const FinishCard = lazy(() => import("../finish/finish-card"), "FinishCard");

interface BoardViewProps {
  readonly ready: Extract<GamePhase, { type: "ready" }>;
  /** The hands that players have sent, by player id. */
  readonly proposed: ReadonlyMap<string, Held>;
  readonly save: Save;
  readonly correct: Correct;
  /** Whether a form is open beside the board, such as the one for the next hand. */
  readonly entering: boolean;
  readonly typing: boolean;
  /** The last entry, for the bar. */
  readonly done: ToastMessage | undefined;
  report(problems: readonly Problem[]): void;
  toast(message: ToastMessage): void;
  /** Called before a held entry is settled here. */
  onSettle(held: string): void;
  open(view: TableView): void;
  onWhy(asked: WhyAsked): void;
}

/** The board of a running game: what comes next, the score, and what can be entered now. */
export function BoardView({
  ready,
  proposed,
  save,
  correct,
  entering,
  typing,
  done,
  report,
  toast,
  onSettle,
  open,
  onWhy,
}: BoardViewProps) {
  const { view: game, mayWrite, mayCorrect, unsettled } = ready;
  const { position } = game;
  const begun = game.lines.length > 0;
  const [busy, setBusy] = useState(false);
  const [wasOver] = useState(position.over);
  const isWide = useIsWide();
  const currency = useCurrency(game.league);
  const prompts = useMemo(() => (mayWrite ? position.prompts() : []), [mayWrite, position]);
  const { rows, cards: offers, forms, outs, rulings } = useMemo(() => placesOf(prompts), [prompts]);

  const note = useSingleFlight(async (body: Record<string, unknown>, since: Baseline) => {
    setBusy(true);
    report(await save(body, since));
    setBusy(false);
  });
  const play = useStableCallback((body: Record<string, unknown>) => note(body, playBaseline(game.log)));
  const answer = (body: Record<string, unknown>) => note(body, lastBaseline(game.log));
  const onTotal = useStableCallback((player: string) => onWhy({ type: "total", player }));
  const plays = useMemo(
    () => ({
      plays: rows,
      seats: position.players.length - position.gone.size,
      busy,
      onPlay: play,
    }),
    [rows, position, busy, play],
  );
  const isShared = shareStrip(rows, plays.seats);
  const onOut = useStableCallback(({ prompt, saves }: OutAsked, player: string) => {
    if (saves && !hasDraft(game))
      return void note({ ...givenIn(prompt), out: player }, roundBaseline(game.log));
    storeWhoWentOut(game, prompt.kind, player);
    open({ type: "enter", kind: prompt.kind });
  });
  const beside = useCallback(
    (player: Player) => (
      <span
        className={`relative ml-auto flex max-w-full items-center left-hand:order-first left-hand:ml-0 ${isShared ? "" : "flex-wrap"}`}
      >
        <OwedKeys {...plays} player={player} />
        <OutKey outs={outs} player={player} entering={entering} onOut={onOut} />
        <PlayMenu {...plays} player={player} />
      </span>
    ),
    [plays, outs, entering, onOut, isShared],
  );
  const [scoring, setScoring] = useState<string>();
  const scorer = isShared ? game.players.find(({ id }) => id === scoring) : undefined;
  const choose = useStableCallback((player: string) => setScoring(player === scoring ? undefined : player));
  const below = useCallback(
    (player: Player, named: boolean) =>
      isShared ? null : <PlayRow {...plays} player={player} named={named} />,
    [plays, isShared],
  );
  const added = useMemo(() => lastAdded(game), [game]);
  return (
    <div className="mx-auto flex w-full max-w-3xl grow flex-col gap-4">
      {position.over ? (
        <div className="min-h-96">
          <FinishCard
            game={game}
            isNew={!wasOver && !entering}
            isSaved={ready.saved === "saved" && mayWrite}
            mayWrite={mayWrite}
            correct={mayCorrect ? correct : undefined}
            onWhy={onTotal}
            onCorrect={mayCorrect && !isWide ? () => open({ type: "sheet" }) : undefined}
          />
        </div>
      ) : (
        <Headline
          game={game}
          isScored={rows.some(({ score }) => score)}
          isBrief={isShared}
          hasOffers={offers.length > 0}
        />
      )}
      {!position.over && game.evening !== undefined && game.table && (
        <TableClock evening={game.evening} round={game.table.round} />
      )}
      {unsettled.map((held) => (
        <UnsettledCard
          key={held.id}
          game={game}
          held={held}
          mayWrite={mayCorrect}
          report={report}
          toast={toast}
          onSettle={onSettle}
        />
      ))}
      {mayCorrect && !typing && <HalfTyped game={game} onGoOn={open} />}
      {forms.length > 0 && !entering && <SentHands game={game} proposed={proposed} />}
      {offers.map((prompt) => (
        <OfferCard key={prompt.kind} prompt={prompt} players={game.players} busy={busy} onAnswer={answer} />
      ))}
      {!position.over && (
        <Scoreboard
          log={game.log}
          begun={begun}
          added={added}
          currency={currency}
          onWhy={onTotal}
          beside={beside}
          wraps={outs.length > 0}
          below={below}
          chosen={scorer?.id}
          onChoose={isShared ? choose : undefined}
        />
      )}
      {!position.over && <LastHands game={game} className="-mx-2 sm:mx-0" />}
      {ready.correctsFor !== undefined && <LeagueCorrects {...ready} league={ready.correctsFor} />}
      {mayCorrect ? (
        <SavedState {...ready} gameId={game.id} />
      ) : (
        ready.correctsFor === undefined && <ViewOnly {...ready} gameId={game.id} />
      )}
      <BoardTools
        ready={ready}
        mayEnd={mayWrite && !position.over}
        save={answer}
        onSheet={() => open({ type: "sheet" })}
        onPeople={() => open({ type: "people" })}
        rulings={rulings}
        onRuling={({ kind }) => open({ type: "enter", kind })}
      />
      {begun && <ProspectsPanel position={position} />}
      {game.league && !position.over && (
        <LeagueNote game={game} league={game.league} isSaved={ready.saved === "saved"} />
      )}
      <TotalsSection game={game} />
      {!entering && (forms.length > 0 || done) && (
        <EntryBar
          forms={forms}
          isSecond={offers.length > 0}
          done={done}
          onForm={(kind) => open({ type: "enter", kind })}
        >
          {scorer && (
            <ScoreStrip
              {...plays}
              player={scorer}
              onPlay={(body) => {
                setScoring(undefined);
                play(body);
              }}
              onClose={() => setScoring(undefined)}
            />
          )}
        </EntryBar>
      )}
    </div>
  );
}
