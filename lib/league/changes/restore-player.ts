import { changeKind } from "../change/kind";
import { noSuchPlayer, playerOn } from "../change/lists";
import { sameAs } from "../roster/roster";
import type { LeagueSettings } from "../settings";
import { leagueProblem } from "../texts";

/** Which of the names that the player would get back somebody else has by now. */
interface Facts {
  readonly namesTaken: readonly string[];
}

/** Only the server knows the names; its reply has them. */
const restored = ({ erasedUntil: _, ...each }: LeagueSettings["players"][number]) => each;

export const restorePlayer = changeKind({
  schema: (f) => f.change("restore-player", { player: f.id }),
  problems: (settings, { player: id }, { namesTaken: [taken] }: Facts = { namesTaken: [] }) => {
    const player = playerOn(settings, id);
    if (!player) return [noSuchPlayer(id, "/player")];
    if (player.name !== "") return [leagueProblem("not-erased", "/player", { name: player.name })];
    if (player.erasedUntil === null) return [leagueProblem("erased/for-good", "/player")];
    return taken === undefined ? [] : [leagueProblem("name-taken", "/player", { name: taken })];
  },
  apply: ({ players }, { player }) => {
    const isMeant = sameAs(players, player);
    return {
      players: players.map((each) =>
        isMeant(each.id) && each.erasedUntil !== undefined ? restored(each) : each,
      ),
    };
  },
});
