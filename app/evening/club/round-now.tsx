"use client";

import { useMemo } from "react";
import { ClockLine } from "@/app/shared/evening/clock-line";
import type { EveningView } from "@/lib/client/evening/evenings";
import { useRoundGames } from "@/lib/client/evening/use-round-games";
import { wasByHand } from "@/lib/evening/hall/drawn-then";
import { unitName } from "@/lib/evening/hall/names";
import type { EveningResult } from "@/lib/evening/result/types";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { type AtTheTable, TableCard } from "./table-card";
import type { ClubActions } from "./use-club-actions";
import { WaitingChime } from "./waiting-chime";

interface RoundNowProps {
  readonly view: EveningView;
  readonly result: EveningResult;
  readonly actions: ClubActions | undefined;
  /** The table whose card this phone has read. */
  readonly at: number | undefined;
  readonly here: AtTheTable | undefined;
  /** The key of the evening, if it is kept on this device. */
  readonly keeper: string | undefined;
}

/** The round that is played: its tables, those that still play on from earlier, and who rests. */
export function RoundNow({ view, result, actions, at, here, keeper }: RoundNowProps) {
  const t = useCatalogue("club");
  const games = useRoundGames(view, result, keeper);
  const last = result.rounds.at(-1);
  const isByHand = useMemo(() => last !== undefined && wasByHand(view.log, last), [view.log, last]);
  if (!last) return null;
  const { round } = last;
  const cards = result.rounds.flatMap((each) =>
    each.tables.filter((table) => each === last || table.late).map((table) => ({ round: each.round, table })),
  );
  const isUntouched = last.tables.every(({ state }) => state === "open");
  const waiting = (what: EveningResult["waiting"][number]["for"]) =>
    result.waiting.filter((each) => each.for === what && each.round === round).map(({ table }) => table);
  const [open, unanswered, undecided] = [waiting("result"), waiting("confirm"), waiting("decision")];
  const said = [
    ...(open.length > 0 ? [t.waitingFor({ tables: open })] : []),
    ...(unanswered.length > 0 ? [t.unanswered({ tables: unanswered })] : []),
    ...(undecided.length > 0 ? [t.undecided({ tables: undecided })] : []),
  ];
  return (
    <section aria-labelledby="round-now" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="round-now" className="text-title">
          {t.round(last)}
        </h2>
        <p className="text-fine text-ink-soft empty:hidden">{isByHand && t.why["by-hand"]}</p>
        <p role="status" className="min-h-6 text-ink-soft">
          {said.join(" ")}
        </p>
        <ClockLine log={view.log} round={last} />
      </div>
      {actions && <WaitingChime key={round} log={view.log} round={last} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {cards.map((card) => (
          <TableCard
            key={`${card.round} ${card.table.table}`}
            view={view}
            round={card.round}
            table={card.table}
            actions={actions}
            here={card.table.table === at ? here : undefined}
            game={games.get(`${card.round} ${card.table.table}`)}
          />
        ))}
      </ul>
      {last.rest.length > 0 && (
        <p className="wrap-anywhere">
          <span className="font-semibold">{t.resting}:</span>{" "}
          {last.rest.map((id) => unitName(view.log, id)).join(", ")}
        </p>
      )}
      {actions && !last.time && open.length > 0 && (
        <button
          type="button"
          className="key justify-self-start"
          onClick={() => void actions.save([{ kind: "time", round }], t.wallTime)}
        >
          {t.callTime}
        </button>
      )}
      {actions && isUntouched && (
        <button
          type="button"
          className="key justify-self-start"
          onClick={() => void actions.takeBackRound(round)}
        >
          {t.takeBackRound}
        </button>
      )}
    </section>
  );
}
