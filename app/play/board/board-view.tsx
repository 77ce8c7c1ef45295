"use client";

import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { storeWhoWentOut } from "@/app/shared/draft/use-form-draft";
import { lastAdded } from "@/app/shared/game/added";
import type { TableView } from "@/app/shared/table-view";
import { LastHands } from "@/app/shared/tally/last-hands";
import type { GamePhase, GameView } from "@/lib/client/game/games";
import type { Held } from "@/lib/client/game/hands";
import { useCurrency } from "@/lib/client/leagues/currency";
import { useLeagueName } from "@/lib/client/leagues/my-leagues";
import { draftSlots, watchDrafts } from "@/lib/client/store/drafts";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { Player } from "@/lib/rules/people/table";
import type { Problem } from "@/lib/rules/problem";
import { type Baseline, lastBaseline, playBaseline } from "@/lib/sync/baseline";
import { useIsWide } from "@/lib/ui/device/is-wide";
import { lazy } from "@/lib/ui/page/lazy";
import type { ToastMessage } from "@/lib/ui/page/toast";
import { moneyIn } from "@/lib/ui/text/money-text";
import { TileText } from "@/lib/ui/tiles/tile-text";
import { useStableCallback } from "@/lib/ui/use-stable-callback";
import type { Save } from "../use-saving";
import type { WhyAsked } from "../why/why-asked";
import { BoardTools } from "./board-tools";
import { LastEntry } from "./last-entry";
import { OutKey } from "./out-key";
import { placesOf } from "./prompt-places";
import { ProspectsPanel } from "./prospects-panel";
import { PlayMenu, PlayRow } from "./quick-plays";
import { SavedState } from "./saved-state";
import { Scoreboard } from "./scoreboard";
import { SentHands } from "./sent-hands";
import { TotalsSection } from "./totals-section";

// Needed by some games only, or when two phones conflict, an entry is half-typed, or the game is over.
const OfferCard = lazy(async () => (await import("./offer-card")).OfferCard);
const UnsettledCard = lazy(async () => (await import("../moved/unsettled-card")).UnsettledCard);
const HalfTypedCard = lazy(async () => (await import("../moved/half-typed-card")).HalfTypedCard);
const FinishCard = lazy(async () => (await import("../finish/finish-card")).FinishCard);

interface BoardViewProps {
  readonly ready: Extract<GamePhase, { type: "ready" }>;
  /** The hands that players have sent, by player id. */
  readonly proposed: ReadonlyMap<string, Held>;
  readonly save: Save;
  /** Whether a form is open beside the board, such as the one for the next hand. */
  readonly entering: boolean;
  readonly typing: boolean;
  /** The last entry, for the bar. */
  readonly done: ToastMessage | undefined;
  report(problems: readonly Problem[]): void;
  toast(message: ToastMessage): void;
  open(view: TableView): void;
  onWhy(asked: WhyAsked): void;
}

/** The board of a running game: what comes next, the score, and what can be entered now. */
export function BoardView({
  ready,
  proposed,
  save,
  entering,
  typing,
  done,
  report,
  toast,
  open,
  onWhy,
}: BoardViewProps) {
  const { view: game, mayWrite, unsettled } = ready;
  const { position } = game;
  const t = useWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const [busy, setBusy] = useState(false);
  const [wasOver] = useState(position.over);
  const isWide = useIsWide();
  const currency = useCurrency(game.league);
  const league = useLeagueName(game.league?.id);
  const prompts = useMemo(() => (mayWrite ? position.prompts() : []), [mayWrite, position]);
  const { rows, cards: offers, forms, outs, rulings } = useMemo(() => placesOf(prompts), [prompts]);

  const note = async (body: Record<string, unknown>, since: Baseline) => {
    setBusy(true);
    report(await save(body, since));
    setBusy(false);
  };
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
  const openOut = useStableCallback((kind: string, player: string) => {
    storeWhoWentOut(game, kind, player);
    open({ type: "enter", kind });
  });
  const beside = useCallback(
    (player: Player) => (
      <span className="ml-auto flex max-w-full flex-wrap items-center left-hand:order-first left-hand:ml-0">
        <OutKey outs={outs} player={player} entering={entering} onOut={openOut} />
        <PlayMenu {...plays} player={player} />
      </span>
    ),
    [plays, outs, entering, openOut],
  );
  const below = useCallback(
    (player: Player, named: boolean) => <PlayRow {...plays} player={player} named={named} />,
    [plays],
  );
  const { deal } = position;
  const added = useMemo(() => lastAdded(game), [game]);
  const begun = game.lines.length > 0;
  // Before the first entry, nobody has won or paid anything but the stake that everybody pays to begin.
  const stake = begun ? 0 : -(game.result.balances[game.players[0]?.id ?? ""] ?? 0);
  return (
    <div className="mx-auto flex w-full max-w-3xl grow flex-col gap-4">
      {position.over ? (
        <div className="min-h-96">
          <FinishCard
            game={game}
            isNew={!wasOver && !entering}
            isSaved={ready.saved === "saved" && mayWrite}
            onWhy={onTotal}
            onCorrect={mayWrite && !isWide ? () => open({ type: "sheet" }) : undefined}
          />
        </div>
      ) : (
        // In games scored on the board, room for two lines keeps it from moving when a longer name leads.
        <div
          className={
            plays.plays.some(({ score }) => score)
              ? "grid min-h-[5.2rem] content-center sm:max-lg:min-h-0"
              : ""
          }
        >
          <h2 className="text-title" data-testid="headline">
            <TileText text={speaker.text(position.headline())} />
          </h2>
          {deal && offers.length === 0 && <p className="text-ink-soft">{t.table.deal(deal)}</p>}
          {stake > 0 && (
            <p className="font-semibold">{t.table.payNow({ stake: moneyIn(stake, currency, language) })}</p>
          )}
        </div>
      )}
      {unsettled.map((held) => (
        <UnsettledCard
          key={held.id}
          game={game}
          held={held}
          mayWrite={mayWrite}
          report={report}
          toast={toast}
        />
      ))}
      {mayWrite && !typing && <HalfTyped game={game} onGoOn={open} />}
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
        />
      )}
      {!position.over && <LastHands game={game} className="-mx-2 sm:mx-0" />}
      {mayWrite ? (
        <SavedState {...ready} gameId={game.id} />
      ) : (
        <p className="text-ink-soft">{t.table.readOnly}</p>
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
      {league && <p className="text-ink-soft wrap-anywhere">{t.table.countsIn({ league })}</p>}
      <TotalsSection game={game} />
      {!entering && (forms.length > 0 || done) && (
        <div className="sticky bottom-0 -mx-4 mt-auto -mb-8 grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-table px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:-mx-2 lg:mb-0 lg:px-2 on-side:fixed on-side:top-0 on-side:right-0 on-side:bottom-auto on-side:z-30 on-side:m-0 on-side:max-w-[70%] on-side:auto-cols-auto on-side:border-0 on-side:bg-transparent on-side:py-1 on-side:pr-[max(0.75rem,env(safe-area-inset-right))] left-hand:[&>:first-child:not(:last-child)]:order-last">
          <div role="status" className={done ? "grid" : "sr-only"}>
            {done && <LastEntry message={done} alone={forms.length === 0} />}
          </div>
          {forms.map((prompt) => (
            <button
              key={prompt.kind}
              type="button"
              // While an offer is open, answering it is the main action.
              className={`${offers.length > 0 ? "key min-h-14" : "action px-2"} w-full on-side:min-h-12 on-side:px-4 on-side:py-0 ${done ? "text-[min(1.0625rem,5.5vmin)]" : ""}`}
              data-main-action
              onClick={() => open({ type: "enter", kind: prompt.kind })}
            >
              {speaker.text(prompt.title)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const no = () => false;

interface HalfTypedProps {
  readonly game: GameView;
  onGoOn(view: TableView): void;
}

/** What is half-typed. It stays once it is there: what is started afresh can be taken back. */
function HalfTyped({ game, onGoOn }: HalfTypedProps) {
  const isHalf = useSyncExternalStore(watchDrafts, () => draftSlots(game.id) !== "", no);
  const [wasHalf, setWasHalf] = useState(isHalf);
  if (isHalf && !wasHalf) setWasHalf(true);
  // One for each state of the sheet: what was thrown away before an entry is not offered again after it.
  return wasHalf && <HalfTypedCard key={game.lines.length} game={game} onGoOn={onGoOn} />;
}
