"use client";

import { useMyGames } from "@/lib/client/game/my-games";
import { dismiss, sendAgain } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { storedReason } from "@/lib/client/leagues/session/league-answers";
import { findGameWords } from "@/lib/i18n/game-words";
import { useLeagueSpeaker } from "@/lib/i18n/hooks/use-league-speaker";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { whenText } from "@/lib/ui/text/when-text";
import { changeText } from "./change-text";

/** Changes that the server refused, and why, until somebody has seen them. */
export function RefusedChanges({ mine }: { readonly mine: MyLeague }) {
  const language = useLanguage();
  const t = useCatalogue("keeping");
  const speaker = useLeagueSpeaker();
  const onDevice = useMyGames();
  const { id } = mine.stored;
  const lineOf = (change: LeagueChange): string => {
    const games = onDevice.type === "ready" && change.change === "game" ? onDevice.games : [];
    const game = games.find((each) => change.change === "game" && each.id === change.game);
    if (!game) return changeText(change, mine, language);
    return t.gameLine({
      game: findGameWords(game.game, language)?.name ?? game.game,
      when: whenText(game.updatedAt, Date.now(), language),
      names: game.players.map(({ name }) => name),
    });
  };
  return mine.stored.refused
    .filter(({ seen }) => !seen)
    .map(({ change, ...why }) => (
      <div key={change.id} role="alert" className="panel grid gap-2 p-4">
        <p className="wrap-anywhere">{t.refused({ line: lineOf(change) })}</p>
        <ProblemText>{speaker.problem(storedReason(why))}</ProblemText>
        <div className="grid grid-cols-2 gap-2">
          <button type="button" className="key" onClick={() => void sendAgain(id, change.id)}>
            {t.sendAgain}
          </button>
          <button type="button" className="key" onClick={() => void dismiss(id, change.id)}>
            {t.seen}
          </button>
        </div>
      </div>
    ));
}
