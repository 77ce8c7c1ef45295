"use client";

import { useEffect, useState } from "react";
import { gamesOnServer } from "@/lib/client/leagues/league-games";
import type { MyLeague } from "@/lib/client/leagues/leagues";
import { games } from "@/lib/games/registry";
import { keepingWordsIn } from "@/lib/i18n/league-keeping-words";
import { useLanguage } from "@/lib/i18n/use-words";
import type { LeagueGamesReply } from "@/lib/league/replies";
import { ProblemText } from "@/lib/ui/problem-text";
import { dayText } from "../figures";
import { RemovableRows } from "./removable-rows";

interface GamesInLeagueProps {
  readonly mine: MyLeague;
  /** Asks who is who in a game. */
  onSeat(game: string): void;
}

const size = 10;

/** The games that count in a league, whichever phone they were played on; each can be taken out. */
export function GamesInLeague({ mine: { kept, league }, onSeat }: GamesInLeagueProps) {
  const language = useLanguage();
  const say = keepingWordsIn[language];
  const [page, setPage] = useState(1);
  const [told, setTold] = useState<LeagueGamesReply | "unreachable">();
  const { version } = kept.known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that there is something else to read.
  useEffect(() => {
    let isShown = true;
    void gamesOnServer(league.id, page, size).then((reply) => {
      if (isShown) setTold(reply ?? "unreachable");
    });
    return () => {
      isShown = false;
    };
  }, [league.id, version, page]);
  if (told === undefined) return null;
  if (told === "unreachable") return <p className="text-ink-soft">{say.gamesNotRead}</p>;

  const gone = new Set(
    kept.waiting.flatMap((change) => (change.change === "remove-game" ? [change.game] : [])),
  );
  const row = (game: string, kind: string, when: string, players: readonly { readonly name: string }[]) => ({
    id: game,
    line: say.gameLine({
      game: games.find(kind)?.words(language).name ?? kind,
      when,
      names: players.map(({ name }) => name),
    }),
    removal: { change: "remove-game" as const, game },
  });
  const unfinished = (page === 1 ? told.playing : []).map(({ game, kind, players, waitsFor }) => {
    if (waitsFor.length === 0) return row(game, kind, say.beingPlayed, players);
    const more = (
      <>
        <ProblemText>{say.waitsFor({ names: waitsFor.map(({ name }) => name) })}</ProblemText>
        <button type="button" className="key justify-self-start px-5" onClick={() => onSeat(game)}>
          {say.seatThem}
        </button>
      </>
    );
    return { ...row(game, kind, say.notCounted, players), more };
  });
  const finished = told.games.map(({ game, kind, day, players }) =>
    row(game, kind, dayText(day, language), players),
  );
  const rows = [...unfinished, ...finished].filter(({ id }) => !gone.has(id));
  return (
    <>
      <RemovableRows
        leagueId={league.id}
        heading={say.inLeague}
        hint={rows.length === 0 ? say.noneInLeague : say.inLeagueHint}
        rows={rows}
        send={say.takeOutKey}
        went={(line) => say.takenOut({ line })}
      />
      {told.total > size && (
        <div className="flex flex-wrap gap-3">
          {page > 1 && (
            <button type="button" className="key px-5" onClick={() => setPage(page - 1)}>
              {say.laterGames}
            </button>
          )}
          {page * size < told.total && (
            <button type="button" className="key px-5" onClick={() => setPage(page + 1)}>
              {say.earlierGames}
            </button>
          )}
        </div>
      )}
    </>
  );
}
