"use client";

import type { useSaving } from "@/app/shared/evening/use-saving";
import { unitName } from "@/lib/evening/hall/names";
import { sidesAt } from "@/lib/evening/hall/seat-plan";
import type { EveningLog } from "@/lib/evening/log";
import type { RoundResult } from "@/lib/evening/result/types";
import { indexOf } from "@/lib/evening/state";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { AtTable } from "./at-table";

interface OwnPresenceProps {
  readonly log: EveningLog;
  readonly rounds: readonly RoundResult[];
  /** The unit of whoever has this link. */
  readonly who: string;
  /** Whether this phone has the link's key, and no other that writes. */
  readonly mayAnswer: boolean;
  readonly saving: Pick<ReturnType<typeof useSaving>, "save" | "isBusy">;
}

/** Somebody's own evening: where they sit now, and that they come, go home or would like to rest. */
export function OwnPresence({ log, rounds, who, mayAnswer, saving }: OwnPresenceProps) {
  const t = useCatalogue("club");
  const { state } = log.position;
  const now = state.now[indexOf(state, who) ?? -1];
  if (!now) return null;
  const name = unitName(log, who);
  const isLast = (round: RoundResult) => round === rounds.at(-1);
  const at = rounds
    .flatMap((round) => round.tables.filter((table) => isLast(round) || table.late))
    .find((table) => sidesAt(table).flat().includes(who));
  const isResting = rounds.at(-1)?.rest.includes(who) ?? false;
  const say = (kind: "here" | "away" | "sit", text: string) =>
    void saving.save([{ kind, who }], text, { isFinal: true });
  return (
    <section aria-labelledby="own" className="panel grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <h2 id="own" className="text-title wrap-anywhere">
        {name}
      </h2>
      {at && !state.over && <AtTable log={log} rounds={rounds} table={at.table} />}
      {!state.over && (
        <p role="status" className="text-ink-soft">
          {now.here ? (now.asked ? t.asked : !at && isResting ? t.resting : t.youAreHere) : t.away}
        </p>
      )}
      {mayAnswer && !state.over && (
        <div className="grid gap-2 sm:grid-cols-2">
          {now.here ? (
            <>
              {!now.asked && (
                <button
                  type="button"
                  className="key min-h-14"
                  disabled={saving.isBusy}
                  onClick={() => say("sit", t.willRest({ name }))}
                >
                  {t.letMeRest}
                </button>
              )}
              <button
                type="button"
                className="key min-h-14"
                disabled={saving.isBusy}
                onClick={() => say("away", t.wentHome({ name }))}
              >
                {t.iGoHome}
              </button>
            </>
          ) : (
            <button
              type="button"
              className="action"
              disabled={saving.isBusy}
              onClick={() => say("here", t.arrived({ name }))}
            >
              {t.iAmHere}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
