import { counts, type EveningState, unitAt } from "../state";
import type { Ended } from "./at-table";

/** A game of the night that has a result. */
export interface EarlierGame extends Pick<Ended, "won" | "points"> {
  readonly round: number;
  readonly table: number;
  /** Ids, by side. */
  readonly sides: readonly (readonly string[])[];
  /** Its scoresheet's id. */
  readonly game: string | undefined;
}

export const gamesIn = (state: EveningState): readonly EarlierGame[] =>
  state.rounds.flatMap(({ tables: [table] }, index) => {
    const won = table?.outcome?.won;
    if (!table || !counts(table) || (won !== 0 && won !== 1)) return [];
    const sides = table.sides.map((side) => side.map((unit) => unitAt(state, unit).id));
    const points = table.outcome?.points as Ended["points"];
    return [{ round: index + 1, table: table.table, sides, won, points, game: table.game }];
  });
