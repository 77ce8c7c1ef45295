import { playerPage as readPlayer } from "@/lib/league/pages/players";
import type { DrawPage } from "../drawn";
import { NotSent } from "../not-sent";
import { PlayerTold } from "./player-told";

/** A player of a league: rating, games by kind, records, partners and opponents. */
export const playerPage: DrawPage = (drawn, item) => {
  const { words, value, aimOf, notes } = drawn;
  const { t } = words;
  const player = readPlayer(value, item.toLowerCase(), aimOf);
  if (!player) return undefined;
  const { player: id, name, standings } = player;
  const [all] = standings;
  const alt = all
    ? `${t.whyTitle({ place: all.place, name })}: ${t.wonOf({ won: all.won, played: all.played })}`
    : `${name}: ${t.notPlayed}`;
  return {
    part: "players",
    title: name,
    body: (
      <>
        <NotSent text={notes.ofPlayer(id)} />
        <PlayerTold drawn={drawn} player={player} />
      </>
    ),
    data: { path: `players/${id}` },
    picture: { of: { player: id }, alt },
  };
};
