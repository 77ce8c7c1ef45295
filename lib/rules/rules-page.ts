/** The prose of a game's rules page. Deal tables are drawn from the rules themselves, never written out here. */
export interface RulesPage {
  readonly sections: readonly RulesSection[];
  /** The sources; where they disagree, their notes say how. */
  readonly sources: readonly RulesSource[];
}

export interface RulesSection {
  /** `setup` is followed by the deal tables. */
  readonly id: "setup" | "play" | "score" | "end";
  readonly heading: string;
  readonly body: readonly RulesBlock[];
}

export type RulesBlock =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "list"; readonly items: readonly string[] }
  /** A value per line: what each thing counts. */
  | {
      readonly type: "table";
      readonly head: readonly [string, string];
      readonly rows: readonly (readonly [string, string])[];
    }
  /** Tiles as they lie on the table, and what the picture shows. */
  | { readonly type: "layout"; readonly caption: string; readonly tiles: readonly LaidTile[] }
  /** The double that opens a round in its hub, with the trains around it. */
  | {
      readonly type: "hub";
      readonly caption: string;
      readonly engine: number;
      readonly trains: readonly LaidTrain[];
    }
  /** Where the source is silent or contradicts itself: what it says, and what this program does. */
  | { readonly type: "ruling"; readonly source: string; readonly ruling: string }
  /** Where sources differ: what about, what they say, and what this program does. */
  | {
      readonly type: "difference";
      readonly about: string;
      readonly say: readonly string[];
      readonly here: string;
    }
  /**
   * Where the source leaves it to the players: what to agree on before play. Options ask for what affects the score.
   */
  | { readonly type: "choice"; readonly text: string; readonly choices: readonly string[] };

/** A tile of a picture. Lengths are quarters of a tile's length, from the top left corner. */
export interface LaidTile {
  readonly tile: string;
  readonly across: number;
  readonly down: number;
  /**
   * A horizontal tile has its higher half on the left, an upright one (the default) on top; `turned`, the other way
   * round.
   */
  readonly lying?: boolean;
  readonly turned?: boolean;
  /** It is still in a hand, and touches no other. */
  readonly held?: boolean;
}

/** The tiles of a train from the hub outwards, its first number being the engine's. */
export interface LaidTrain {
  readonly tiles: readonly (readonly [number, number])[];
  /** It is boarding: its marker is up. */
  readonly isOpen?: boolean;
  /** It belongs to everybody. */
  readonly isCommon?: boolean;
}

export interface RulesSource {
  readonly title: string;
  /** Where to read it, if possible. */
  readonly href?: string;
  readonly author: string;
  readonly note: string;
}
