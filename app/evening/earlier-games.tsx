"use client";

import { Fold } from "@/app/shared/fold";
import type { EveningView } from "@/lib/client/evening/evenings";
import { type EarlierGame, gamesIn } from "@/lib/evening/home/games";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";
import { Link } from "@/lib/ui/page/link";
import type { Actions } from "./table-now";
import { useResultText } from "./use-result-text";

interface EarlierGamesProps {
  readonly view: EveningView;
  readonly mayWrite: boolean;
  readonly actions: Actions;
}

/** The games of the night, the last first: who beat whom, with keys that correct it. */
export function EarlierGames({ view, mayWrite, actions }: EarlierGamesProps) {
  const t = useCatalogue("homeTable");
  const { names, beat } = useResultText(view.log);
  const { state } = view.log.position;
  const games = gamesIn(state);
  if (games.length === 0) return null;
  const others = ({ won }: EarlierGame) => (won === 0 ? 1 : 0);
  return (
    <Fold label={t.earlier}>
      <ol className="grid gap-4">
        {games.toReversed().map((game) => (
          <li key={game.round} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <p className="wrap-anywhere">
              <span className="text-fine text-ink-soft">{t.gameNumber(game)}</span>
              <br />
              {beat(game.sides, game)}
            </p>
            <div className="flex flex-wrap gap-2">
              {game.game !== undefined && (
                <Link href={`/watch?game=${game.game}`} className="key">
                  {t.look}
                </Link>
              )}
              {mayWrite && (
                <button
                  type="button"
                  className="key min-w-0 wrap-anywhere"
                  onClick={() => actions.correct(game, { won: others(game), game: game.game })}
                >
                  {t.othersWon({ names: names(game.sides[others(game)]) })}
                </button>
              )}
              {mayWrite && game.round === state.rounds.length && (
                <button
                  type="button"
                  className="key"
                  onClick={() => void actions.takeBack(game.round, ["result"])}
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
