import { playerRecord } from "../../rules/people/table";
import type { EveningLog } from "../log";
import type { TableResult } from "../result/types";
import { answersAt, speakerOf } from "./answers";
import { sidesAt } from "./seat-plan";
import { pointsAt } from "./trace";

/** How a scoresheet has ended: the points by side, in form `alone` by seat. */
export interface Finished {
  readonly points: readonly number[];
  readonly game: string;
}

/**
 * The result that a finished scoresheet has for its table, as the side that leads says it; undefined once others have
 * said something. Whoever is level decides for themselves what that means.
 */
export function resultByGame(
  log: EveningLog,
  round: number,
  table: TableResult,
  { points, game }: Finished,
): object | undefined {
  const sides = sidesAt(table);
  const [first = []] = sides;
  if (table.sides && points[0] === points[1]) return undefined;
  if (table.state === "confirmed" || table.state === "disputed") return undefined;
  if (table.state === "entered") {
    const [said, ...others] = answersAt(log, { round, table: table.table }).said;
    const isOurs = others.length === 0 && said?.join() === first.join() && table.game === game;
    const isSame = points.every((each, side) => each === pointsAt(table, side));
    if (!isOurs || isSame) return undefined;
  }
  const ids = sides.flat();
  return {
    kind: "result",
    round,
    table: table.table,
    points: table.seats ? playerRecord(ids.map((id, seat) => [id, points[seat] ?? 0])) : points,
    by: speakerOf(log, first),
    game,
  };
}
