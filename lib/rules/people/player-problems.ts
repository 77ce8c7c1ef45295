import { isRecord } from "../document/read";
import { type Problem, pointer } from "../problem";
import type { KernelWords } from "../words";

const playerId = /^[A-Za-z0-9_-]{1,64}$/;
export const longestName = 40;

/** Names are the same when they are trimmed, composed (NFC) and in lower case the same. */
const nameKey = (name: string): string => name.trim().normalize("NFC").toLowerCase();

/** Whether two names are the same to a table. */
export const isSameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

/**
 * What is wrong with ids and names of players, whose shape is checked elsewhere; `path` from the sheet's root.
 * Names are counted in code points.
 */
export function playerProblems(players: readonly unknown[], say: KernelWords): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  const names = new Set<string>();
  players.forEach((player, index) => {
    if (!isRecord(player)) return;
    const { id, name } = player;
    const refuse = (field: string, code: string, message: string) =>
      problems.push({ code, path: pointer("players", index, field), message });
    if (typeof id === "string") {
      if (!playerId.test(id)) refuse("id", "player-id", say.playerId);
      else if (ids.has(id)) refuse("id", "player-id-twice", say.playerIdTwice({ id }));
      ids.add(id);
    }
    if (typeof name === "string") {
      const length = [...name.trim().normalize("NFC")].length;
      if (length < 1 || length > longestName) refuse("name", "player-name", say.playerName);
      else if (names.has(nameKey(name)))
        refuse("name", "player-name-twice", say.playerNameTwice({ name: name.trim() }));
      names.add(nameKey(name));
    }
  });
  return problems;
}
