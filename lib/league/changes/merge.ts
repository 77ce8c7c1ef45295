import { changeKind } from "../change/kind";
import { nameOf, noSuchPlayer, playerOn } from "../change/lists";
import { personIn } from "../roster/roster";
import { leagueProblem } from "../texts";

/** Whether the two have played in the same game, finished or not. */
interface Facts {
  readonly playedTogether: boolean;
}

/** Merges `player` into `into`, which gets all of its games and payments. */
export const merge = changeKind({
  schema: (f) => f.change("merge", { player: f.someone, into: f.someone }),
  problems: (settings, change, { playedTogether }: Facts = { playedTogether: false }) => {
    const { players } = settings;
    const [player, other] = [playerOn(settings, change.player), playerOn(settings, change.into)];
    if (!player) return [noSuchPlayer(change.player, "/player")];
    if (!other) return [noSuchPlayer(change.into, "/into")];
    const path = "/into";
    const before = players.find(({ id }) => id === player.mergedInto);
    if (before) return [leagueProblem("merged", path, { name: player.name, into: before.name })];
    if (personIn(players)(other.id) === player.id) return [leagueProblem("merge-itself", path)];
    const names = { name: player.name, into: other.name };
    return playedTogether ? [leagueProblem("played-together", path, names)] : [];
  },
  apply: ({ players }, { player, into }) => {
    const mergedInto = personIn(players)(into);
    return { players: players.map((each) => (each.id === player ? { ...each, mergedInto } : each)) };
  },
  text: ({ player, into }, named) => ({ name: nameOf(named, player), into: nameOf(named, into) }),
});
