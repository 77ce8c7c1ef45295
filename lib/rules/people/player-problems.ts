import { type Problem, pointer } from "../problem";
import { isRecord } from "../record";
import { kernelProblem } from "../texts";

const playerId = /^[A-Za-z0-9_-]{1,64}$/;
export const isPlayerId = (id: string): boolean => playerId.test(id);
export const maxNameLength = 40;

/** Names are the same if they are equal when trimmed, composed (NFC) and in lower case. */
const nameKey = (name: string): string => name.trim().normalize("NFC").toLowerCase();

/** Whether two names count as the same. */
export const isSameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

/**
 * What is wrong with players' ids and names, whose shape is checked elsewhere; `path` from the sheet's root. Names
 * are counted in code points.
 */
export function playerProblems(players: readonly unknown[]): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  const names = new Set<string>();
  players.forEach((player, index) => {
    if (!isRecord(player)) return;
    const { id, name } = player;
    const at = (field: string) => pointer("players", index, field);
    if (typeof id === "string") {
      if (!isPlayerId(id)) problems.push(kernelProblem("player-id", at("id")));
      else if (ids.has(id)) problems.push(kernelProblem("player-id-twice", at("id"), { id }));
      ids.add(id);
    }
    if (typeof name === "string") {
      const length = [...name.trim().normalize("NFC")].length;
      if (length < 1 || length > maxNameLength) problems.push(kernelProblem("player-name", at("name")));
      else if (names.has(nameKey(name)))
        problems.push(kernelProblem("player-name-twice", at("name"), { name: name.trim() }));
      names.add(nameKey(name));
    }
  });
  return problems;
}
