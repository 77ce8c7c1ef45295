import type { Party } from "../people/parties";
import { seatsOf, type Table } from "../people/table";
import type { CountedSet } from "../tiles/counting";
import type { Tile } from "../tiles/tiles";
import type { HandFields, HandsClaim } from "./hands";

interface LineGame {
  readonly counted: CountedSet;
  readonly handSize: number;
  /** Whether players draw; the last two of the stock stay. */
  readonly draw: boolean;
  /** Partners, where they play together. */
  readonly partners: readonly Party[] | undefined;
  /** Whether the lowest single hand wins a block, so that each must be told by itself then. */
  readonly isLowHand: boolean;
  /** Whose hand decides nothing once somebody is out. */
  readonly optionalOnceOut: boolean | "partner";
  readonly onTable?: readonly Tile[];
}

/** The two tiles of the stock that nobody draws. */
export const stockThatStays = 2;

/** What is known of hands where the tiles lie in one line, without spinners. Source: docs/scoresheet.md, "Hands in a line game". */
export function lineClaim(
  table: Pick<Table<unknown>, "players">,
  game: LineGame,
  entered: HandFields,
): HandsClaim {
  const { counted, handSize, draw, partners, isLowHand, optionalOnceOut, onTable = [] } = game;
  const tiles = counted.set.tiles.length - (draw ? stockThatStays : 0);
  return {
    entered,
    counted,
    holders: seatsOf(table),
    onTable,
    mostWhenOut: tiles - handSize,
    mostWhenBlocked: tiles - 1,
    ...(!draw && { mostEach: handSize }),
    optionalOnceOut,
    ...(partners && { partners }),
    isApart: isLowHand && entered.out === null,
    isLine: true,
  };
}
