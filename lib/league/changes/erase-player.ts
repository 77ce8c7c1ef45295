import { changeKind } from "../change/kind";
import { noSuchPlayer, playerOn } from "../change/lists";
import { sameAs } from "../roster/roster";

/**
 * Deletes a player's name, and the names of everybody merged into that player. Results and payments stay, without a
 * name. `restore-player` restores the names until they are purged.
 */
export const erasePlayer = changeKind({
  schema: (f) => f.change("erase-player", { player: f.id }),
  problems: (settings, { player }) => (playerOn(settings, player) ? [] : [noSuchPlayer(player, "/player")]),
  apply: ({ players }, { player }) => {
    const isMeant = sameAs(players, player);
    return {
      players: players.map((each) => (isMeant(each.id) && each.name !== "" ? { ...each, name: "" } : each)),
    };
  },
});
