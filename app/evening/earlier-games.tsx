"use client";

import { Fold } from "@/app/shared/fold";
import type { EveningView } from "@/lib/client/evening/evenings";
import { counts, type TableState, unitAt } from "@/lib/evening/state";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import { numberText } from "@/lib/ui/text/fixed-text";
import type { Actions } from "./table-now";

interface EarlierGamesProps {
  readonly view: EveningView;
  readonly mayWrite: boolean;
  readonly actions: Actions;
}

/** The games of the night, the last first: who beat whom, with keys that correct it. */
export function EarlierGames({ view, mayWrite, actions }: EarlierGamesProps) {
  const t = useCatalogue("homeTable");
  const language = useLanguage();
  const { state } = view.log.position;
  const games = state.rounds.flatMap(({ tables: [table] }, index) =>
    table && counts(table) && table.outcome?.won != null
      ? [{ round: index + 1, table, won: table.outcome.won as 0 | 1 }]
      : [],
  );
  if (games.length === 0) return null;
  const names = ({ sides }: TableState, side: number) =>
    (sides[side] ?? []).flatMap((unit) => unitAt(state, unit).people.map(({ name }) => name.trim()));
  const points = ({ outcome }: TableState, won: 0 | 1): string => {
    const [one, other] = [outcome?.points?.[won], outcome?.points?.[1 - won]];
    if (one === undefined || other === undefined) return "";
    return `${numberText(one, language)}–${numberText(other, language)}`;
  };
  return (
    <Fold label={t.earlier}>
      <ol className="grid gap-4">
        {games.toReversed().map(({ round, table, won }) => (
          <li key={round} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <p className="wrap-anywhere">
              <span className="text-fine text-ink-soft">{t.gameNumber({ round })}</span>
              <br />
              {t.beat({
                winners: names(table, won),
                losers: names(table, 1 - won),
                points: points(table, won),
              })}
            </p>
            <div className="flex flex-wrap gap-2">
              {table.game !== undefined && (
                <Link href={`/watch?game=${table.game}`} className="key">
                  {t.look}
                </Link>
              )}
              {mayWrite && (
                <button
                  type="button"
                  className="key min-w-0 wrap-anywhere"
                  onClick={() => actions.correct(round, won === 0 ? 1 : 0)}
                >
                  {t.othersWon({ names: names(table, 1 - won) })}
                </button>
              )}
              {mayWrite && round === state.rounds.length && (
                <button
                  type="button"
                  className="key"
                  onClick={() => void actions.takeBack(round, ["result"])}
                >
                  {t.takeBack}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
