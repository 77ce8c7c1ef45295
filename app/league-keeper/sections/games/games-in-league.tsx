"use client";

import { useCallback, useState } from "react";
import { correctAddress } from "@/app/shared/table-view";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { leagueCalls } from "@/lib/client/leagues/session/league-calls";
import { playedName } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import { gamesAfter } from "@/lib/league/change/league-change";
import { isLive } from "@/lib/league/pages/live-game";
import { figureOf, partiesIn } from "@/lib/league/pages/parties";
import { paperChangeOf } from "@/lib/league/paper/paper-change";
import type { LeagueGamesReply } from "@/lib/league/replies";
import { withFormer } from "@/lib/league/roster/erasure";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { shortDate } from "@/lib/ui/text/when-text";
import { RemovableRows } from "../../form/removable-rows";
import { useServerList } from "../../use-server-list";
import { EveningsInLeague } from "./evenings-in-league";
import { finishedWhen } from "./finished-when";

interface GamesInLeagueProps {
  readonly mine: MyLeague;
  /** Asks who is who in a game. */
  onSeat(game: string): void;
}

const size = 5;

/** A game of the league, finished or not. */
type Listed = LeagueGamesReply["playing" | "games"][number];

/** The games that count in a league, whichever phone they were played on; each can be removed. */
export function GamesInLeague({ mine: { stored, league }, onSeat }: GamesInLeagueProps) {
  const language = useLanguage();
  const t = useCatalogue("keeping");
  const [page, setPage] = useState(1);
  const { list: answer, since } = useServerList(
    stored,
    useCallback(() => leagueCalls.games(league.id, page, size), [league.id, page]),
  );
  if (answer === undefined) return null;
  if (answer === "unreachable") return <p className="text-ink-soft">{t.gamesNotRead}</p>;

  const row = (listed: Listed, when: string) => {
    const { game, players, seats, currency, ...played } = withFormer(listed, t.formerPlayer);
    const line = t.gameLine({
      game: playedName(played, language),
      when,
      names: players.map(({ name }) => name),
    });
    const change = { change: "remove-game" as const, game };
    const restore =
      "paper" in listed && listed.paper
        ? paperChangeOf(listed, listed.paper)
        : { change: "game" as const, game, seats, currency };
    return { id: game, removal: { line, done: t.takenOut({ line }), change, restore } };
  };
  const unfinished = (page === 1 ? answer.playing : []).map((each) => {
    const { game, waitsFor, lastEntryAt } = each;
    if (waitsFor.length === 0) {
      const now = Date.now();
      const last = () => t.noEntrySince({ when: shortDate(lastEntryAt, now, language) });
      return row(each, isLive(each, now) ? t.beingPlayed : last());
    }
    const more = (
      <>
        <ProblemText>{t.waitsFor({ names: waitsFor.map(({ name }) => name) })}</ProblemText>
        <button type="button" className="key justify-self-start px-5" onClick={() => onSeat(game)}>
          {t.seatThem}
        </button>
      </>
    );
    return { ...row(each, t.notCounted), more };
  });
  const finished = answer.games.map((each) => {
    const when = finishedWhen(each, language);
    return {
      ...row(each, when),
      more: <Result game={withFormer(each, t.formerPlayer)} league={league} />,
    };
  });
  const listed = [...unfinished, ...finished];
  const there = gamesAfter(
    listed.map(({ id }) => id),
    since,
  );
  const rows = listed.filter(({ id }) => there.has(id));
  return (
    <>
      <RemovableRows
        leagueId={league.id}
        heading={t.inLeague}
        hint={rows.length === 0 ? t.noneInLeague : t.inLeagueHint}
        rows={rows}
        send={t.takeOutKey}
      />
      {answer.total > size && (
        <div className="flex flex-wrap gap-3">
          {page > 1 && (
            <button type="button" className="key px-5" onClick={() => setPage(page - 1)}>
              {t.laterGames}
            </button>
          )}
          {page * size < answer.total && (
            <button type="button" className="key px-5" onClick={() => setPage(page + 1)}>
              {t.earlierGames}
            </button>
          )}
        </div>
      )}
      {page === 1 && answer.sheets && (
        <EveningsInLeague leagueId={league.id} sheets={answer.sheets} since={since} onSeat={onSeat} />
      )}
    </>
  );
}

interface ResultProps {
  readonly game: LeagueGamesReply["games"][number];
  readonly league: MyLeague["league"];
}

/** How a game ended, with links to its page and to its correction. */
function Result({ game, league }: ResultProps) {
  const t = useCatalogue("keeping");
  const { history } = useWords();
  const hasTotals = figureOf(game) === "total";
  const parties = partiesIn(game.players).map((party) => {
    const [{ place, total }] = party;
    const names = party.map(({ name }) => name).join(" & ");
    return `${place}. ${names}${hasTotals ? ` (${total})` : ""}`;
  });
  return (
    <p className="text-fine text-ink-soft wrap-anywhere">
      {parties.join(", ")}{" "}
      <a href={`/l/${league.slug}/games/${game.game}`} className="quiet-link tap-target">
        {t.seeGame}
      </a>
      {!game.paper && (
        <>
          {" · "}
          <a href={correctAddress(league.id, game.game)} className="quiet-link tap-target">
            {history.correctGame}
          </a>
        </>
      )}
    </p>
  );
}
