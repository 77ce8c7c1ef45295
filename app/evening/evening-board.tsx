"use client";

import { useMemo } from "react";
import type { EveningView } from "@/lib/client/evening/evenings";
import { useLeagueGames } from "@/lib/client/evening/use-league-games";
import { endOf, useTableGames } from "@/lib/client/evening/use-table-game";
import type { GamePhase } from "@/lib/client/game/games";
import { atTable } from "@/lib/evening/home/at-table";
import { disagreements } from "@/lib/evening/home/disagreements";
import { nightOf } from "@/lib/evening/home/night";
import { counts, unitAt } from "@/lib/evening/state";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { useAwake } from "@/lib/ui/device/awake";
import { usePreferences } from "@/lib/ui/device/preferences";
import { PageFrame } from "@/lib/ui/page/page-frame";
import { Toast } from "@/lib/ui/page/toast";
import { EarlierGames } from "./earlier-games";
import { EveningTools } from "./evening-tools";
import { HeldCard } from "./held-card";
import { OrderKey } from "./order-key";
import { People } from "./people";
import { SavedLine } from "./saved-line";
import { SheetSays } from "./sheet-says";
import { TableNow } from "./table-now";
import { Tonight } from "./tonight";
import { useEveningActions } from "./use-evening-actions";
import { Waiting } from "./waiting";

interface EveningBoardProps {
  readonly ready: Extract<GamePhase<EveningView>, { type: "ready" }>;
  readonly back: { readonly href: string; readonly label: string };
}

/** A night at one table: who plays now or next, who waits, and how the night stands. */
export function EveningBoard({ ready, back }: EveningBoardProps) {
  const { view, mayWrite, unsettled } = ready;
  const { log } = view;
  const t = useCatalogue("homeTable");
  useAwake(usePreferences().awake);
  const { state, setup } = log.position;
  const open = state.rounds.at(-1)?.tables.find((table) => !counts(table));
  const games = useTableGames(
    state.rounds.flatMap(({ tables: [table] }) => table?.game ?? []),
    open?.game,
  );
  useLeagueGames(view, games, mayWrite);
  const game = games.get(open?.game ?? "");
  const ended = useMemo(() => {
    const sides = open?.sides.map((side) => side.map((unit) => unitAt(state, unit).id));
    return game && sides && endOf(game.summary, sides);
  }, [game, open, state]);
  const now = useMemo(() => atTable(log, ended), [log, ended]);
  const night = useMemo(() => nightOf(log.position), [log]);
  const differ = useMemo(
    () =>
      disagreements(state, (id, sides) => {
        const known = games.get(id);
        return known && endOf(known.summary, sides);
      }),
    [state, games],
  );
  const actions = useEveningActions(view);
  const title = t.ways[setup.settings.draw === "everybody" ? "everybody" : "winners"];
  return (
    <PageFrame title={title} back={back} wide>
      <div
        data-board={mayWrite ? undefined : ""}
        className="mx-auto grid w-full max-w-3xl grow grid-cols-[minmax(0,1fr)] content-start gap-5 lg:max-w-none lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-10"
      >
        <div className="grid content-start gap-4">
          {unsettled.map((held) => (
            <HeldCard key={held.id} view={view} held={held} mayWrite={mayWrite} report={actions.report} />
          ))}
          {differ.map((each) => (
            <SheetSays key={each.game.round} {...each} log={log} mayWrite={mayWrite} actions={actions} />
          ))}
          <TableNow log={log} now={now} game={game} mayWrite={mayWrite} actions={actions} />
          {typeof now === "object" && (
            <Waiting log={log} now={now} night={night}>
              {mayWrite && <OrderKey log={log} now={now} actions={actions} />}
            </Waiting>
          )}
          <SavedLine ready={ready} />
        </div>
        <div className="grid content-start gap-5">
          <Tonight night={night} countTwice={setup.shutout === "twice"} />
          <EarlierGames view={view} mayWrite={mayWrite} actions={actions} />
          {mayWrite && <People view={view} night={night} actions={actions} />}
          <EveningTools ready={ready} actions={actions} />
        </div>
      </div>
      {/* At the bottom it would lie on the keys that say who won the next game. */}
      <Toast place="top" {...actions.toast} />
    </PageFrame>
  );
}
