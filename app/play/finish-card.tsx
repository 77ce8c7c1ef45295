"use client";

import { handOver } from "@/app/new/handover";
import type { GameView } from "@/lib/client/games";
import { useWords } from "@/lib/i18n/use-words";
import { TileFace } from "@/lib/ui/tile-face";
import { FinalPlaces } from "./final-places";
import { Podium } from "./podium";
import { RecordsList } from "./records-list";
import { SettleList } from "./settle-list";
import { SharePicture } from "./share-picture";

interface FinishCardProps {
  readonly game: GameView;
  /** Whether the server counts it in its league. */
  readonly inLeague: boolean;
  onCorrect(): void;
}

/** Who has won, and what one does after a game. The board below keeps to the seats. */
export function FinishCard({ game, inLeague, onCorrect }: FinishCardProps) {
  const say = useWords().table;
  const { winners, early } = game.result;
  const names = game.players.filter(({ id }) => winners.includes(id)).map(({ name }) => name.trim());
  const title = names.length === 0 ? say.nobodyWon : say.won({ names });
  // Whoever sat first starts last the next time.
  const stayed = game.players.filter(({ id }) => !game.position.gone.has(id));
  const rotated = [...stayed.slice(1), ...stayed.slice(0, 1)];
  return (
    <section
      aria-label={say.finished}
      className="panel grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 border-2 border-brass p-5 text-center"
    >
      <TileFace tile="6-6" lying className="h-14" />
      <h2 className="text-display wrap-anywhere">{title}</h2>
      <p className="text-ink-soft">{early ? say.endedEarly : say.finished}</p>
      <div className="w-full">
        <Podium game={game} />
        <FinalPlaces game={game} />
      </div>
      <SettleList game={game} />
      <RecordsList game={game} />
      <div className="grid w-full gap-2">
        <button
          type="button"
          className="action"
          onClick={() =>
            window.location.assign(
              handOver({ game: game.game.id, options: game.options, players: rotated, league: game.league }),
            )
          }
        >
          {say.again}
        </button>
        {game.league &&
          (inLeague ? (
            <a href={`/l/${game.league.id}`} className="key min-h-14">
              {say.toLeague}
            </a>
          ) : (
            <p className="text-ink-soft">{say.leagueWaits}</p>
          ))}
        {names.length > 0 && <SharePicture game={game} title={title} />}
        <button type="button" className="key min-h-14" onClick={onCorrect}>
          {say.correct}
        </button>
      </div>
    </section>
  );
}
