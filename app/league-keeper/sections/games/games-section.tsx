"use client";

import { useCallback, useState } from "react";
import type { GameSummary } from "@/lib/client/game/games";
import { type MyGame, useMyGames } from "@/lib/client/game/my-games";
import { gameOfLink } from "@/lib/client/leagues/league-games";
import type { ChangeOutcome } from "@/lib/client/leagues/leagues";
import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { leagueCalls } from "@/lib/client/leagues/session/league-calls";
import { eveningGame } from "@/lib/evening/evening-game";
import { findGameWords } from "@/lib/i18n/game-words";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { gamesAfter } from "@/lib/league/change/league-change";
import { ProblemText } from "@/lib/ui/text/problem-text";
import { whenText } from "@/lib/ui/text/when-text";
import { ChoiceField } from "../../form/fields";
import { KeeperSection } from "../../keeper-section";
import { useServerList } from "../../use-server-list";
import { AddGameForm } from "./add-game-form";
import { GameByLink } from "./game-by-link";
import { GamesInLeague } from "./games-in-league";

interface Chosen {
  readonly game: GameSummary;
  /** How often games were requested outside the list of this device's games, which keeps the focus. */
  readonly asked: number;
}

/** Why a game was not found. Cleared when another game is requested or the league's games change. */
interface Missed {
  readonly by: "link" | "list";
  readonly text: string;
  readonly version: number;
}

/** How many of the league's latest games are requested; earlier ones are known only as far as this device has them. */
const size = 100;

/** Adds games to the league, from this device or by links, and removes them. */
export function GamesSection({ mine }: { readonly mine: MyLeague }) {
  const { league, stored } = mine;
  const language = useLanguage();
  const t = useCatalogue("keeping");
  const onDevice = useMyGames();
  const [chosen, setChosen] = useState<Chosen>();
  const [missed, setMissed] = useState<Missed>();
  /** What happened to the last game added. */
  const [made, setMade] = useState<ChangeOutcome>();
  const { list, since } = useServerList(
    stored,
    useCallback(() => leagueCalls.games(league.id, 1, size), [league.id]),
  );
  const onServer = typeof list === "object" ? list : undefined;
  const listed = onServer
    ? [
        ...[...onServer.playing, ...onServer.games].map(({ game }) => game),
        ...(onServer.sheets ?? []).map(({ sheet }) => sheet),
      ]
    : [];
  const there = gamesAfter(listed, since);
  const isThere = ({ id, leagueId }: MyGame): boolean =>
    there.has(id) || (leagueId === league.id && (onServer === undefined || onServer.total > size));
  const games = onDevice.type === "ready" ? onDevice.games : [];
  const own = games.filter((game) => game.mayWrite && !game.deleted && !isThere(game));
  const line = ({ game: kind, players, updatedAt }: GameSummary) =>
    t.gameLine({
      game: kind === eveningGame ? t.eveningName : (findGameWords(kind, language)?.name ?? kind),
      when: whenText(updatedAt, Date.now(), language),
      names: players.map(({ name }) => name),
    });
  const { version } = mine.stored.known;
  const find = async (link: string, by: Missed["by"]): Promise<void> => {
    const found = await gameOfLink(link);
    const isMissed = typeof found === "string";
    setMissed(isMissed ? { by, text: t.notFound[found], version } : undefined);
    setMade(undefined);
    if (!isMissed) setChosen((before) => ({ game: found, asked: (before?.asked ?? 0) + 1 }));
  };
  const missedBy = (by: Missed["by"]) =>
    missed?.by === by && missed.version === version ? missed.text : undefined;
  const [byLink, byList] = [missedBy("link"), missedBy("list")];

  return (
    <KeeperSection id="games" heading={t.games} summary={t.gamesSummary}>
      {!mine.stored.create && (
        <>
          <div role="alert" className="empty:hidden">
            {byList && <ProblemText>{byList}</ProblemText>}
          </div>
          <GamesInLeague mine={mine} onSeat={(game) => void find(game, "list")} />
        </>
      )}
      <div className="grid gap-1">
        <h3 className="text-lead">{t.addGame}</h3>
        <p className="text-pretty text-fine text-ink-soft">{t.addGameHint}</p>
      </div>
      {own.length > 0 && (
        <ChoiceField
          label={t.whichGame}
          value={own.find(({ id }) => id === chosen?.game.id)?.id ?? ""}
          onChoose={(id) => {
            const game = own.find((each) => each.id === id);
            setChosen(game && { game, asked: 0 });
            setMissed(undefined);
            setMade(undefined);
          }}
          choices={[["", t.choose], ...own.map((each) => [each.id, line(each)] as const)]}
        />
      )}
      {!mine.stored.create && (
        <GameByLink
          problem={byLink}
          onFind={(link) => find(link, "link")}
          onEdit={() => setMissed(undefined)}
        />
      )}
      {chosen && (
        <AddGameForm
          key={`${chosen.game.id} ${chosen.asked}`}
          league={league}
          game={chosen.game}
          line={line(chosen.game)}
          takesFocus={chosen.asked > 0}
          onMade={(how) => {
            setMade(how);
            setChosen(undefined);
          }}
        />
      )}
      <p role="status" className="font-semibold empty:hidden">
        {made && t[made]}
      </p>
    </KeeperSection>
  );
}
