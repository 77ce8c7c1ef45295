import { under } from "../../rules/problem";
import { change, id, name as text } from "../change/fields";
import { changeKind } from "../change/kind";
import { byName, playerOn, withItem } from "../change/lists";
import { nameKey, nameProblems, normalizedName } from "../roster/names";
import { leagueProblem } from "../texts";
import { maxPlayers } from "../wire";

/** Adds a player to the roster, or renames one. */
export const player = changeKind({
  schema: change("player", { player: id, name: text }),
  problems: ({ players }, { player, name: written }) => {
    const name = normalizedName(written);
    const problems = under("/name", nameProblems(name));
    if (problems.length > 0) return problems;
    if (players.some((each) => each.id === player && each.name === ""))
      return [leagueProblem("erased", "/player")];
    const twin = players.find((each) => each.id !== player && nameKey(each.name) === nameKey(name));
    if (twin) return [leagueProblem("name-taken", "/name", { name: twin.name })];
    if (players.length < maxPlayers || players.some(({ id }) => id === player)) return [];
    return [leagueProblem("too-many-players", "/player", { most: maxPlayers })];
  },
  apply: (settings, { player: id, name }) => {
    const player = { ...playerOn(settings, id), id, name: normalizedName(name) };
    return { players: withItem(settings.players, player, byName) };
  },
  text: ({ name }) => ({ name }),
});
