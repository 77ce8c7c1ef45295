import { type Problem, pointer, under } from "../../rules/problem";
import { noSuchPlayer, playerOn } from "../change/lists";
import type { LeagueSettings } from "../settings";
import { pointsProblems } from "../standings/points";
import { leagueProblem } from "../texts";
import type { Scoring } from "./rule";

/** Why games cannot be worth this; paths are relative to it. */
export function scoringProblems(
  settings: Pick<LeagueSettings, "players">,
  { tables = [], handicaps = [] }: Scoring,
): Problem[] {
  const ofTables = tables.flatMap(({ game, parties, points }, index): Problem[] => {
    const path = pointer("tables", index);
    const same = tables.findIndex((each) => each.game === game && each.parties === parties);
    return [
      ...(game === undefined && parties === undefined ? [leagueProblem("points-for-all", path)] : []),
      ...(same < index ? [leagueProblem("points-twice", path)] : []),
      ...under(`${path}/points`, pointsProblems(points)),
    ];
  });
  const ofHandicaps = handicaps.flatMap(({ player }, index): Problem[] => {
    const path = pointer("handicaps", index, "player");
    const found = playerOn(settings, player);
    if (!found) return [noSuchPlayer(player, path)];
    const first = handicaps.findIndex((each) => each.player === player);
    return first < index ? [leagueProblem("handicap-twice", path, { name: found.name })] : [];
  });
  return [...ofTables, ...ofHandicaps];
}
