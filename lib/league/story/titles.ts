/** Who won a season: more than one where they share the first place, nobody where nobody played enough. */
export interface SeasonWon {
  readonly ended: boolean;
  readonly champions: readonly string[];
}

/** How many seasons somebody has won, and how many of them together with others. */
export interface Titles {
  readonly person: string;
  readonly won: number;
  readonly shared: number;
}

/** Titles of seasons that have ended, the most first; of equals whoever shared fewer of them. */
export function titlesOf(seasons: readonly SeasonWon[]): Titles[] {
  const titles = new Map<string, Titles>();
  for (const { champions } of seasons.filter(({ ended }) => ended))
    for (const person of champions) {
      const { won, shared } = titles.get(person) ?? { won: 0, shared: 0 };
      const isShared = champions.length > 1;
      titles.set(person, { person, won: won + 1, shared: shared + Number(isShared) });
    }
  return [...titles.values()].sort((a, b) => b.won - a.won || a.shared - b.shared);
}
