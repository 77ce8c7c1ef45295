import { sameJson } from "../../rules/same-json";
import type { EveningState } from "../state";
import type { Ended } from "./at-table";
import { type EarlierGame, gamesIn } from "./games";

/** A result of the evening whose scoresheet says something else: it was corrected, or has ended since. */
export interface Disagreement {
  readonly game: EarlierGame;
  readonly sheet: Ended;
}

/** `endOf`: how a scoresheet ended for these sides, as far as this device knows. */
export const disagreements = (
  state: EveningState,
  endOf: (game: string, sides: EarlierGame["sides"]) => Ended | undefined,
): readonly Disagreement[] =>
  gamesIn(state).flatMap((game) => {
    const sheet = game.game === undefined ? undefined : endOf(game.game, game.sides);
    if (!sheet) return [];
    const haveBoth = game.points !== undefined && sheet.points !== undefined;
    const isSame = sheet.won === game.won && (!haveBoth || sameJson(game.points, sheet.points));
    return isSame ? [] : [{ game, sheet }];
  });
