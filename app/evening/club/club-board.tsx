"use client";

import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { Fold } from "@/app/shared/fold";
import { placeOf } from "@/lib/client/evening/cards";
import type { EveningView } from "@/lib/client/evening/evenings";
import type { GamePhase } from "@/lib/client/game/games";
import { openTable } from "@/lib/evening/entries/check-round";
import type { Brought } from "@/lib/evening/hall/carried";
import { unitName } from "@/lib/evening/hall/names";
import { maxTables, type Setup, seatsATable } from "@/lib/evening/setup";
import { candidatesIn, type EveningState, unitAt, unitOf } from "@/lib/evening/state";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { useAwake } from "@/lib/ui/device/awake";
import { usePreferences } from "@/lib/ui/device/preferences";
import { Icon } from "@/lib/ui/icon";
import { lazy } from "@/lib/ui/page/lazy";
import { Link } from "@/lib/ui/page/link";
import { Modal } from "@/lib/ui/page/modal";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { Toast } from "@/lib/ui/page/toast";
import { EveningTools } from "../evening-tools";
import { SavedLine } from "../saved-line";
import { CheckIn } from "./check-in";
import { DrawRound } from "./draw-round";
import { HeldResult } from "./held-result";
import { OwnPresence } from "./own-presence";
import { CarriedCard } from "./picture/carried-card";
import { ReadCard } from "./picture/read-card";
import { ReadPicture } from "./picture/read-picture";
import { RoundNow } from "./round-now";
import { RoundsSoFar } from "./rounds-so-far";
import { Standings } from "./standings";
import { TablePlace } from "./table-place";
import { useClubActions } from "./use-club-actions";
import { useReadCard } from "./use-read-card";

const ChatText = lazy(() => import("./chat-text"), "ChatText", { words: ["invite"] });
const EveningPrint = lazy(() => import("./evening-print"), "EveningPrint");
const TableCards = lazy(() => import("./table-cards"), "TableCards", { words: ["invite"] });

/** At least so many tables have cards, before anybody is here. */
const fewest = 4;

/** As many tables as a club has, or as those here need, and one more for who comes later. */
function tableCount(setup: Setup, state: EveningState): number {
  const { tables } = setup.settings;
  if (tables < maxTables) return tables;
  const seats = seatsATable(setup) ?? setup.settings.size;
  return Math.min(maxTables, Math.max(fewest, Math.ceil(candidatesIn(state).length / seats) + 1));
}

interface ClubBoardProps {
  readonly ready: Extract<GamePhase<EveningView>, { type: "ready" }>;
  readonly back: { readonly href: string; readonly label: string };
  /** The table whose card this phone has read. */
  readonly at: number | undefined;
  /** Who sits there in a round that this phone may not have heard of, as the card's code says. */
  readonly seats: string | undefined;
  /** The person whose own link this phone has. */
  readonly me: string | undefined;
  /** What a table's phone has shown as a picture, if the phone's own camera has read it. */
  readonly brought: Brought | undefined;
  /** The evening on paper is asked for. */
  readonly isPrinted: boolean;
}

/** An evening at several tables, on the host's phone and on those of whoever follows it. */
export function ClubBoard({ ready, back, at, seats, me, brought, isPrinted }: ClubBoardProps) {
  const { view, mayWrite, unsettled } = ready;
  const { log } = view;
  const t = useCatalogue("club");
  const router = useRouter();
  const [open, setOpen] = useState<"cards" | "chat">();
  const close = () => setOpen(undefined);
  useAwake(usePreferences().awake);
  const actions = useClubActions(view);
  const result = useMemo(() => log.result([], false), [log]);
  const { setup, state } = log.position;
  const host = mayWrite ? actions : undefined;
  // In form pairs somebody speaks for both.
  const unit = unitOf(state, me);
  const who = unit === undefined ? undefined : unitAt(state, unit).id;
  useReadCard(view.id, at !== undefined ? { table: at } : who !== undefined ? { who } : undefined, seats);
  // Whoever keeps the evening needs no card.
  const here =
    host || at === undefined
      ? undefined
      : { card: ready.keys.others.cards?.[at], saving: actions, isSent: ready.saved === "saved" };
  const isPlaying = openTable(state) !== undefined;
  const lates = result.rounds.some(({ tables }) => tables.some(({ late }) => late));
  const isFirst = state.rounds.length === 0;
  const unfinished = result.waiting.filter((each) => each.for !== "confirm").map(({ table }) => table);
  const title = t.ways[`${setup.form}/${setup.settings.draw}` as keyof typeof t.ways];
  const isRoundShown = isPlaying || lates || (here?.card !== undefined && !isFirst);
  const earlier = isRoundShown ? result.rounds.slice(0, -1) : result.rounds;
  if (isPrinted) return <EveningPrint view={view} keeper={ready.keys.keeper} title={title} />;
  return (
    <PageFrame title={title} back={back} wide>
      <div className="mx-auto grid w-full max-w-3xl grow grid-cols-[minmax(0,1fr)] content-start gap-5 lg:max-w-none lg:grid-cols-2 lg:gap-10">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          {unsettled.map((held) => (
            <HeldResult key={held.id} view={view} result={result} held={held} host={host} />
          ))}
          {host && brought && (
            <CarriedCard
              view={view}
              result={result}
              brought={brought}
              actions={host}
              keeper={ready.keys.keeper}
              onClose={() => router.replace(`/evening?game=${view.id}`)}
            />
          )}
          {who !== undefined && (
            <OwnPresence
              log={log}
              rounds={result.rounds}
              who={who}
              mayAnswer={!host && ready.keys.others.cards?.[placeOf({ who })] !== undefined}
              saving={actions}
            />
          )}
          {at !== undefined && (
            <TablePlace view={view} rounds={result.rounds} table={at} seats={seats} card={here?.card} />
          )}
          {state.over && (
            <p role="status" className="panel p-4 text-lead text-pretty wrap-anywhere">
              {result.winners.length > 0
                ? t.winners({
                    names: result.winners.map((id) => unitName(log, id)),
                    played: result.rounds.length,
                  })
                : t.over}
            </p>
          )}
          {host && isFirst && !state.over && (
            <CheckIn view={view} actions={host} keeper={ready.keys.keeper} />
          )}
          {isRoundShown && (
            <RoundNow
              view={view}
              result={result}
              actions={host}
              at={at}
              here={here}
              keeper={ready.keys.keeper}
            />
          )}
          {here && !state.over && <ReadCard evening={view.id} />}
          {host && !isPlaying && !state.over && <DrawRound view={view} result={result} actions={host} />}
          {host && !isFirst && (!state.over || unfinished.length > 0) && (
            <ReadPicture view={view} result={result} actions={host} keeper={ready.keys.keeper} />
          )}
          {host && !isFirst && !state.over && (
            <Fold label={t.people}>
              <CheckIn view={view} actions={host} keeper={ready.keys.keeper} />
            </Fold>
          )}
          <SavedLine ready={ready} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <Standings log={log} result={result} host={host} />
          <RoundsSoFar view={view} rounds={earlier} actions={host} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
            {result.standings.some(({ games }) => games > 0) && (
              <button
                type="button"
                className="key gap-2"
                aria-haspopup="dialog"
                onClick={() => setOpen("chat")}
              >
                <Icon icon="share" className="size-6 shrink-0 text-felt-ink" />
                {t.chat}
              </button>
            )}
            {host && (
              <Link href={`/watch?e=${view.id}`} className="key gap-2">
                <Icon icon="screen" className="size-6 shrink-0 text-felt-ink" />
                {t.wall}
              </Link>
            )}
            {!isFirst && (
              <Link href={`/evening?game=${view.id}&print`} className="key gap-2">
                <Icon icon="sheet" className="size-6 shrink-0 text-felt-ink" />
                {t.print}
              </Link>
            )}
            {host && !state.over && (
              <button
                type="button"
                className="key gap-2"
                aria-haspopup="dialog"
                onClick={() => setOpen("cards")}
              >
                <Icon icon="sheet" className="size-6 shrink-0 text-felt-ink" />
                {t.cards}
              </button>
            )}
          </div>
          <EveningTools ready={ready} actions={actions} endText={t.endText({ open: unfinished })} />
        </div>
      </div>
      <Modal title={t.cards} open={open === "cards"} onClose={close}>
        {open === "cards" && ready.keys.keeper !== undefined && (
          <TableCards
            view={view}
            round={result.rounds.at(-1)}
            keeper={ready.keys.keeper}
            count={tableCount(setup, state)}
          />
        )}
      </Modal>
      <Modal title={t.chat} open={open === "chat"} onClose={close}>
        {open === "chat" && <ChatText log={log} result={result} title={title} />}
      </Modal>
      <Toast place="top" {...actions.toast} />
    </PageFrame>
  );
}
