import { playerPage } from "@/lib/league/pages/players";
import { NotSent } from "../not-sent";
import { PlayerTold } from "../player/player-told";
import type { DrawnHere } from "./notes-here";
import { PlayersHere } from "./players-here";

/** A player of a league; if there is none with this id, the roster. */
export function PlayerHere({ id, ...drawn }: DrawnHere & { readonly id: string }) {
  const { words, value, slug, aims, notes } = drawn;
  const player = playerPage(value, id.toLowerCase(), (rulesetId) => aims[rulesetId] ?? "many");
  if (!player) return <PlayersHere {...drawn} />;
  const note = notes.ofPlayer(player.player);
  return (
    <>
      {note !== undefined && <NotSent text={note} />}
      <PlayerTold words={words} league={{ slug, timeZone: value.league.timeZone }} player={player} />
    </>
  );
}
