"use client";

import type { TableGame } from "@/lib/client/evening/use-table-game";
import type { AtTable, Nobody } from "@/lib/evening/home/at-table";
import type { EveningLog } from "@/lib/evening/log";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { FeltTable } from "@/lib/ui/pictures/felt-table";
import { WholeName } from "@/lib/ui/text/whole-name";
import { nameIn } from "./names";
import type { useEveningActions } from "./use-evening-actions";

export type Actions = ReturnType<typeof useEveningActions>;

interface TableNowProps {
  readonly log: EveningLog;
  readonly now: AtTable | Nobody;
  /** The scoresheet that is played there. */
  readonly game: TableGame | undefined;
  readonly mayWrite: boolean;
  readonly actions: Actions;
}

/** Who sits where in the game that is played or comes next, and the keys that start it or say who won. */
export function TableNow({ log, now, game, mayWrite, actions }: TableNowProps) {
  const t = useCatalogue("homeTable");
  if (typeof now === "string")
    return (
      <p role="status" className="panel p-4 text-lead text-pretty">
        {now === "over" ? t.over : t.tooFew}
      </p>
    );
  const names = (ids: readonly string[]) => ids.map((id) => nameIn(log, id));
  const [[a, c] = [], [b, d] = []] = now.sides;
  const seats = [a, b, c, d].map((id = "") => ({ id, name: nameIn(log, id), notes: [] }));
  const isNext = now.entries.length > 0;
  const joinNow = () => void actions.join(now.game ?? "", now.table);
  const arrive = now.sides.flat().filter((id) => !now.stay.includes(id));
  return (
    <section aria-labelledby="at-the-table" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="at-the-table" className="text-title">
          {isNext ? t.next : t.table}
        </h2>
        <p role="status" className="min-h-6 text-ink-soft text-pretty wrap-anywhere">
          {now.stay.length > 0
            ? [
                t.stay({ names: names(now.stay) }),
                ...(arrive.length > 0 ? [t.sitDown({ names: names(arrive) })] : []),
                ...(now.order ? [t.goesFirst[now.order.why]({ names: names(now.order.ids) })] : []),
              ].join(" ")
            : t.gameNumber({ round: now.round })}
        </p>
      </div>
      {isByHand(log, now) && <p className="text-fine text-ink-soft">{t.byHand}</p>}
      <FeltTable label={isNext ? t.next : t.table} seats={seats} names="var(--text-lead)">
        <WholeName name={t.leads({ name: nameIn(log, a ?? "") })} largest="var(--text-seat)" />
      </FeltTable>
      {mayWrite ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {now.game === undefined ? (
            <button
              type="button"
              className="action"
              disabled={actions.isBusy}
              onClick={() => void actions.play(now)}
            >
              {t.play}
            </button>
          ) : (
            <GameKey id={now.game} isHere={game?.isHere ?? false} join={joinNow} isBusy={actions.isBusy} />
          )}
          <p className="text-fine text-ink-soft">{t.whoWon}</p>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
            {([0, 1] as const).map((side) => (
              <button
                // Another key for each game: where the same pair may win again, a finger that shook has not said so.
                key={`${now.round} ${side}`}
                type="button"
                className="key min-h-16 min-w-0 px-2 text-center"
                disabled={actions.isBusy}
                onClick={() => actions.sayWon(now, side)}
              >
                <span className="min-w-0 grow">
                  <WholeName
                    name={t.won({ names: names(now.sides[side] ?? []) })}
                    largest="var(--text-base)"
                  />
                </span>
              </button>
            ))}
          </div>
          {now.game !== undefined && !isNext && (
            <button
              type="button"
              className="key justify-self-start"
              onClick={() => void actions.takeBack(now.round, ["game", "round"])}
            >
              {t.notThisGame}
            </button>
          )}
        </div>
      ) : (
        now.game !== undefined && (
          <Link href={`/watch?game=${now.game}`} className="action">
            {t.look}
          </Link>
        )
      )}
    </section>
  );
}

interface GameKeyProps {
  readonly id: string;
  readonly isHere: boolean;
  readonly isBusy: boolean;
  join(): void;
}

/** Opens the scoresheet: one that another phone has started is first taken onto this one. */
function GameKey({ id, isHere, isBusy, join }: GameKeyProps) {
  const t = useCatalogue("homeTable");
  return isHere ? (
    <Link href={`/play?game=${id}`} className="action">
      {t.goOn}
    </Link>
  ) : (
    <button type="button" className="action" disabled={isBusy} onClick={join}>
      {t.goOn}
    </button>
  );
}

/** The game that is written was drawn differently, or would be now. The first one is as the evening was set up. */
const isByHand = (log: EveningLog, { round, entries }: AtTable): boolean =>
  round > 1 && entries.length === 0 && log.result([], false).rounds.at(-1)?.asDrawn === false;
