import { under } from "../../rules/problem";
import { changeKind } from "../change/kind";
import { byName, playerOn, withItem } from "../change/lists";
import { maxPlayers } from "../limits";
import { kitty } from "../money/kitty";
import { nameKey, nameProblems, normalizedName } from "../roster/names";
import { leagueProblem } from "../texts";

/**
 * Adds a player to the roster, or renames one. `guest`, `former`: whether it is a guest or a former member; without it,
 * that stays as it was.
 */
export const player = changeKind({
  schema: (f) =>
    f.change("player", {
      player: f.id,
      name: f.name,
      guest: f.optional(f.flag),
      former: f.optional(f.flag),
    }),
  problems: ({ players }, { player, name: written }) => {
    const name = normalizedName(written);
    const problems = under("/name", nameProblems(name));
    if (problems.length > 0) return problems;
    if (player === kitty) return [leagueProblem("kitty-id", "/player")];
    if (players.some((each) => each.id === player && each.name === ""))
      return [leagueProblem("erased", "/player")];
    const twin = players.find((each) => each.id !== player && nameKey(each.name) === nameKey(name));
    if (twin) return [leagueProblem("name-taken", "/name", { name: twin.name })];
    if (players.length < maxPlayers || players.some(({ id }) => id === player)) return [];
    return [leagueProblem("too-many-players", "/player", { most: maxPlayers })];
  },
  apply: (settings, { player: id, name, ...now }) => {
    const { guest, former, ...known } = playerOn(settings, id) ?? {};
    const player = {
      ...known,
      id,
      name: normalizedName(name),
      ...((now.guest ?? guest) && { guest: true as const }),
      ...((now.former ?? former) && { former: true as const }),
    };
    return { players: withItem(settings.players, player, byName) };
  },
  text: ({ name, guest, former }) => ({ name, guest: guest === true, former: former === true }),
});
