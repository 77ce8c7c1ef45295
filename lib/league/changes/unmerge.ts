import { changeKind } from "../change/kind";
import { nameOf, noSuchPlayer, playerOn } from "../change/lists";
import type { LeagueSettings } from "../settings";
import { leagueProblem } from "../texts";

const separated = ({ mergedInto: _, ...each }: LeagueSettings["players"][number]) => each;

export const unmerge = changeKind({
  schema: (f) => f.change("unmerge", { player: f.id }),
  problems: (settings, { player: id }) => {
    const player = playerOn(settings, id);
    if (!player) return [noSuchPlayer(id, "/player")];
    if (player.mergedInto !== undefined) return [];
    return [leagueProblem("not-merged", "/player", { name: player.name })];
  },
  apply: ({ players }, { player }) => ({
    players: players.map((each) => (each.id === player ? separated(each) : each)),
  }),
  text: ({ player }, named) => ({ name: nameOf(named, player) }),
});
