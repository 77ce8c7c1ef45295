import { changeKind } from "../change/kind";
import { nameOf, noSuchPlayer, playerOn, without } from "../change/lists";
import { peopleOn } from "../roster/roster";
import { leagueProblem } from "../texts";

/** How many games, finished or not, and payments the player has. */
interface Facts {
  readonly games: number;
  readonly payments: number;
}

/** A player with results or payments stays on the roster. */
export const removePlayer = changeKind({
  schema: (f) => f.change("remove-player", { player: f.id }),
  problems: (settings, { player: id }, traces: Facts = { games: 0, payments: 0 }) => {
    const { players } = settings;
    const player = playerOn(settings, id);
    const path = "/player";
    if (!player) return [noSuchPlayer(id, path)];
    const { name } = player;
    const into = players.find((each) => each.id === player.mergedInto);
    if (into) return [leagueProblem("merged", path, { name, into: into.name })];
    if (players.some(({ mergedInto }) => mergedInto === id))
      return [leagueProblem("merged/has-merged", path, { name })];
    if (traces.games > 0) return [leagueProblem("has-results", path, { name, games: traces.games })];
    if (traces.payments > 0) return [leagueProblem("has-payments", path, { name })];
    return peopleOn(players).length > 2 ? [] : [leagueProblem("league-of-one", path)];
  },
  apply: ({ players }, { player }) => ({ players: without(players, player) }),
  text: ({ player }, named) => ({ name: nameOf(named, player) }),
});
