/** Where a game is played, and its other names. */
export interface Aliases {
  /** Codes of CLDR: a country, or 419 for Latin America. */
  readonly regions?: readonly string[];
  /** Its other names, in any language. */
  readonly names: readonly string[];
  /** Names of games that we do not have and to which this one is closest. */
  readonly closeTo?: readonly string[];
}

/** By preset; for a game without presets, by its own id. */
export type GameAliases<Preset extends string = string> = Readonly<Record<Preset, Aliases>>;
