import type { LeaguePlayersReply } from "@/lib/league/page-replies";
import type { LeagueWords } from "../league-words";
import { NotSent } from "../not-sent";

interface PlayerListProps {
  readonly words: LeagueWords;
  readonly path: string;
  readonly players: LeaguePlayersReply["players"];
  /** What is to be said of a player here. */
  noteOf(player: string): string | undefined;
}

/** Players of a roster, each with the place in the all-time table and the number of games. */
export function PlayerList({ words: { t }, path, players, noteOf }: PlayerListProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {players.map(({ id, name, played, place }) => (
        <li key={id} className="grid">
          <a href={`${path}/${id}`} className="panel flex min-h-14 items-center gap-3 px-3 py-2">
            <span className="plate grid size-10 shrink-0 place-items-center">{place ?? "–"}</span>
            <span className="min-w-0 grow">
              <span className="block leading-tight font-semibold wrap-anywhere">{name}</span>
              <span className="text-fine text-ink-soft">
                {played === 0 ? t.notPlayed : t.playedGames({ games: played })}
              </span>
              <NotSent text={noteOf(id)} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
