import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A row of a game's `golden.json`. Where no players are named, Ana (`a`) and Bo (`b`) play. */
interface Row {
  readonly name: string;
  readonly about: string;
  readonly options?: object;
  readonly players?: readonly object[];
  readonly entries: readonly unknown[];
  readonly expect: Golden["expect"];
}

/**
 * A sheet and what it must come to. `expect` has the parts of the replay result that the sheet is about; each part
 * it has must be exactly so. Of problems it says entry and code, and path and `later` where they matter: these
 * problems and no others, in any order.
 */
export interface Golden {
  readonly name: string;
  readonly sheet: object;
  readonly expect: Readonly<Record<string, unknown>> & { readonly problems: readonly object[] };
}

const anaAndBo = [
  { id: "a", name: "Ana" },
  { id: "b", name: "Bo" },
];

/** The golden sheets of a game, from `lib/games/<game>/golden.json`, by name. */
export function goldensOf(game: string): Golden[] {
  const file = fileURLToPath(new URL(`../../lib/games/${game}/golden.json`, import.meta.url));
  const rows: Row[] = JSON.parse(readFileSync(file, "utf8"));
  return rows.map(({ name, about: _, expect, players = anaAndBo, ...parts }) => ({
    name,
    sheet: { format: "pipkeeper/scoresheet", version: 1, game, players, ...parts },
    expect,
  }));
}
