"use client";

import { useCallback, useState } from "react";
import { SettingsSection } from "@/app/shared/settings-section";
import { emptySetup, storeSetup } from "@/app/shared/setup/setup-draft";
import { deleteEverywhere } from "@/lib/client/game/deletion";
import { tableAddress } from "@/lib/client/game/my-games";
import { useSavedRules } from "@/lib/client/house-rules";
import { useFollowed } from "@/lib/client/leagues/followed";
import { useMyLeagues } from "@/lib/client/leagues/my-leagues";
import { forget, type GameOnDevice } from "@/lib/client/transfer/files";
import { eveningGame } from "@/lib/evening/evening-game";
import { findGameWords, gameTitle } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { undoUntil } from "@/lib/sync/wire/wire-deletion";
import { Icon } from "@/lib/ui/icon";
import { Link } from "@/lib/ui/page/link";
import { Toast, type ToastMessage } from "@/lib/ui/page/toast";
import { longDate, whenText } from "@/lib/ui/text/when-text";
import { DeleteDialog } from "./delete-dialog";

interface GamesSectionProps {
  readonly games: readonly GameOnDevice[];
  changed(): void;
}

/** How many games are listed before the others are folded. */
const inSight = 5;

/** Every game of this device, to view or delete; and a button that deletes everything. */
export function GamesSection({ games, changed }: GamesSectionProps) {
  const t = useCatalogue("settings");
  const deletion = useCatalogue("deletion");
  const language = useLanguage();
  const leagues = useMyLeagues() ?? [];
  const followed = useFollowed()?.length ?? 0;
  const rules = useSavedRules()?.length ?? 0;
  const [asking, setAsking] = useState<GameOnDevice | "everything">();
  const [toast, setToast] = useState<ToastMessage>();
  const close = useCallback(() => setToast(undefined), []);
  const remove = async (doomed: GameOnDevice | "everything") => {
    setAsking(undefined);
    const done = await forget(doomed === "everything" ? doomed : doomed.id);
    // The form for a new game has names, too.
    if (done && doomed === "everything") storeSetup(emptySetup);
    setToast(done ? { text: t.deleted } : { text: t.notDeleted, stays: true });
    changed();
  };
  const everywhere = async ({ id }: GameOnDevice) => {
    setAsking(undefined);
    const end = await deleteEverywhere(id);
    const day = longDate(undoUntil(new Date()), language);
    setToast(
      end === "done"
        ? { text: deletion.deletedEverywhere({ day }) }
        : { text: deletion.failed[end], stays: true },
    );
    changed();
  };
  const nameOf = ({ game, options }: GameOnDevice): string => {
    const words = findGameWords(game, language);
    if (game === eveningGame) return t.evening;
    return words ? gameTitle(words, options) : game;
  };
  const list = (some: readonly GameOnDevice[]) => (
    <ul className="divide-y divide-line">
      {some.map((game) => (
        <li key={game.id} className="flex flex-wrap items-center justify-end gap-x-3 py-2">
          <div className="min-w-0 grow basis-[min(9rem,100%)] leading-snug wrap-anywhere">
            <Link href={tableAddress(game)} className="quiet-link">
              {nameOf(game)}
            </Link>{" "}
            · {t.names(game)}
            <p className="text-fine text-ink-soft">
              {whenText(game.updatedAt, Date.now(), language)} · {t.whereStored(game)}
            </p>
          </div>
          <button
            type="button"
            className="key shrink-0"
            aria-haspopup="dialog"
            aria-label={t.deleteGame({ game: nameOf(game), names: game.names })}
            onClick={() => setAsking(game)}
          >
            {t.delete}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <SettingsSection id="games" heading={t.gamesHere({ count: games.length })}>
      {games.length === 0 && <p className="text-ink-soft">{t.noGames}</p>}
      {games.length > 0 && (
        <div className="border-y border-line">
          {list(games.slice(0, inSight))}
          {games.length > inSight && (
            <details className="group/more border-t border-line">
              <summary className="flex min-h-14 items-center justify-between gap-3 font-semibold">
                {t.moreGames({ count: games.length - inSight })}
                <Icon icon="down" className="size-5 shrink-0 text-ink-soft group-open/more:rotate-180" />
              </summary>
              {list(games.slice(inSight))}
            </details>
          )}
        </div>
      )}
      {games.length + leagues.length + followed + rules > 0 && (
        <button
          type="button"
          className="key min-h-14 text-alarm"
          aria-haspopup="dialog"
          onClick={() => setAsking("everything")}
        >
          {t.deleteAll}
        </button>
      )}
      <DeleteDialog
        doomed={asking}
        games={games}
        leagues={leagues}
        rules={rules}
        nameOf={nameOf}
        onClose={() => setAsking(undefined)}
        yes={() => asking && void remove(asking)}
        everywhere={(game) => void everywhere(game)}
      />
      <Toast message={toast} onClose={close} />
    </SettingsSection>
  );
}
