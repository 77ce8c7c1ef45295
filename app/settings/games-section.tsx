"use client";

import { useState } from "react";
import { type DeviceGame, forget } from "@/lib/client/files";
import { games as registry } from "@/lib/games/registry";
import { settingsWords } from "@/lib/i18n/settings-words";
import { useLanguage } from "@/lib/i18n/use-words";
import { ProblemText } from "@/lib/ui/problem-text";
import { whenText } from "@/lib/ui/when-text";
import { DeleteDialog } from "./delete-dialog";
import { SettingsSection } from "./settings-section";

interface GamesSectionProps {
  readonly games: readonly DeviceGame[];
  changed(): void;
}

/** Every game of this device, to look at, to save, to delete. */
export function GamesSection({ games, changed }: GamesSectionProps) {
  const say = settingsWords[useLanguage()];
  const language = useLanguage();
  const [asking, setAsking] = useState<DeviceGame | "everything">();
  const [told, setTold] = useState<"deleted" | "failed">();
  const remove = async (doomed: DeviceGame | "everything") => {
    setAsking(undefined);
    const done = await forget(doomed === "everything" ? doomed : doomed.id);
    setTold(done ? "deleted" : "failed");
    changed();
  };
  const nameOf = (id: string) => registry.find(id)?.words(language).name ?? id;
  return (
    <SettingsSection id="games" heading={say.gamesHere}>
      {games.length === 0 && <p className="text-ink-soft">{say.noGames}</p>}
      <p role="status" className="font-semibold empty:hidden">
        {told === "deleted" && say.deleted}
        {told === "failed" && <ProblemText>{say.notDeleted}</ProblemText>}
      </p>
      {games.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {games.map((game) => (
              <li key={game.id} className="grid gap-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
                <div className="min-w-0 wrap-anywhere">
                  <a href={`/play?game=${game.id}`} className="quiet-link">
                    {nameOf(game.game)}
                  </a>
                  <p>{say.names(game)}</p>
                  <p className="text-fine text-ink-soft">
                    {whenText(game.updatedAt, Date.now(), language)} · {say.whereKept(game)}
                  </p>
                </div>
                <button
                  type="button"
                  className="key justify-self-start"
                  aria-haspopup="dialog"
                  aria-label={say.deleteGame({ game: nameOf(game.game), names: game.names })}
                  onClick={() => setAsking(game)}
                >
                  {say.delete}
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="key min-h-14 text-alarm"
            aria-haspopup="dialog"
            onClick={() => setAsking("everything")}
          >
            {say.deleteAll}
          </button>
        </>
      )}
      <DeleteDialog
        doomed={asking}
        games={games}
        nameOf={nameOf}
        onClose={() => setAsking(undefined)}
        yes={() => asking && void remove(asking)}
      />
    </SettingsSection>
  );
}
