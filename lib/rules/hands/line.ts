import { idsOf } from "../people/parties";
import { seatsPlaying, type Table } from "../people/table";
import type { Together } from "../prompts";
import { partiesOf } from "../score/race";
import type { CountedSet } from "../tiles/counting";
import { stockThatStays } from "../tiles/deal";
import type { Tile } from "../tiles/tiles";
import type { HandFields, HandsClaim } from "./hands";

interface LineOptions {
  readonly sides: boolean;
  readonly handSize: number;
  /** What decides a block: the party that holds least, or single hands. */
  readonly block: "low-party" | string;
  /** Whether players draw; the last two of the stock stay. Absent: they do not. */
  readonly draw?: boolean;
}

interface LineGame {
  readonly counted: CountedSet;
  /** Whose hand affects nothing once somebody is out. */
  readonly optionalOnceOut: boolean | "partner";
  readonly onTable?: readonly Tile[];
  readonly oneForAll?: HandsClaim["oneForAll"];
}

/**
 * What is known about hands if the tiles lie in one line, without spinners. Source: docs/scoresheet.md, "Hands in a
 * line game".
 */
export function lineClaim(
  table: Table<LineOptions>,
  { counted, optionalOnceOut, onTable = [], oneForAll }: LineGame,
  entered: HandFields,
): HandsClaim {
  const { sides, handSize, block, draw = false } = table.options;
  const tiles = counted.set.tiles.length - (draw ? stockThatStays : 0);
  return {
    entered,
    counted,
    holders: seatsPlaying(table),
    onTable,
    maxWhenOut: tiles - handSize,
    maxWhenBlocked: tiles - 1,
    ...(!draw && { maxEach: handSize }),
    optionalOnceOut,
    ...(sides && { partners: partiesOf(table) }),
    ...(oneForAll && { oneForAll }),
    // Where single hands decide a block, each must be entered by itself.
    isApart: block !== "low-party" && entered.out === null,
    isLine: true,
  };
}

/** The hands that may be entered as one, for the question about hands. */
export const togetherIn = (table: Table<LineOptions>): { readonly together?: Together } => ({
  ...(table.options.sides && {
    together: {
      pairs: partiesOf(table).map((party) => idsOf(table, party)),
      afterBlock: table.options.block === "low-party",
    },
  }),
});
