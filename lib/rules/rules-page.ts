/** The prose of a game's rules page. Deal tables are drawn from the rules themselves, never written out here. */
export interface RulesPage {
  readonly sections: readonly RulesSection[];
  readonly source: RulesSource;
}

export interface RulesSection {
  /** `setup` is followed by the deal tables. */
  readonly id: "setup" | "play" | "score" | "end";
  readonly heading: string;
  readonly body: readonly RulesBlock[];
}

export type RulesBlock =
  | { readonly block: "text"; readonly text: string }
  | { readonly block: "list"; readonly items: readonly string[] }
  /** A value per line: what counts what. */
  | {
      readonly block: "table";
      readonly head: readonly [string, string];
      readonly rows: readonly (readonly [string, string])[];
    }
  /** Where the source is silent or contradicts itself: what it says, and what this program does. */
  | { readonly block: "ruling"; readonly source: string; readonly ruling: string }
  /** Where the source leaves it to the table: what to agree on before play. Options ask for what the score depends on. */
  | { readonly block: "choice"; readonly text: string; readonly choices: readonly string[] };

export interface RulesSource {
  readonly title: string;
  readonly author: string;
  readonly note: string;
}
