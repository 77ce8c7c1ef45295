import type { LeaguePlayerReply } from "../replies";

/** What there is to say of a player before the figures, each found among these by a rule. */
export type PlayerFact =
  /** Of all time and all kinds of games. */
  | { readonly fact: "place"; readonly place: number; readonly won: number; readonly games: number }
  /** The last two games or more were won. */
  | { readonly fact: "streak"; readonly games: number }
  /** Otherwise first places, shared ones too, in the last games: three to five of them. */
  | { readonly fact: "form"; readonly won: number; readonly games: number }
  | ({ readonly fact: "evening" } & BestEvening)
  /** Against whom most games were played, three or more. */
  | ({ readonly fact: "rival" } & Rival)
  /** With whom the largest part of three games or more was won, if that is more than half. */
  | ({ readonly fact: "partner" } & Partner)
  | { readonly fact: "last"; readonly finishedAt: string };

type Rival = LeaguePlayerReply["headToHead"][number];
type Partner = LeaguePlayerReply["partners"][number];

export interface BestEvening {
  /** The day on which it began. */
  readonly evening: string;
  readonly won: number;
  readonly games: number;
}

/** So many games make a form, a rival and a partner. */
const min = 3;
const leastWins = 2;

/** The story of a player; empty before the first game. */
export function playerStory(player: LeaguePlayerReply): PlayerFact[] {
  const { standings, streak, bestEvening, headToHead, partners } = player;
  const all = standings.find(({ kind }) => kind === "");
  const last = all?.form.at(-1);
  if (!all || !last) return [];
  const { place, won, played: games, form } = all;
  const [rival] = headToHead;
  const partner = bestPartner(partners);
  return [
    { fact: "place", place, won, games },
    ...(streak.now >= leastWins ? [{ fact: "streak", games: streak.now } as const] : []),
    ...(streak.now < leastWins && form.length >= min
      ? [{ fact: "form", won: form.filter((each) => each.place === 1).length, games: form.length } as const]
      : []),
    ...(bestEvening ? [{ fact: "evening", ...bestEvening } as const] : []),
    ...(rival && rival.games >= min ? [{ fact: "rival", ...rival } as const] : []),
    ...(partner ? [{ fact: "partner", ...partner } as const] : []),
    { fact: "last", finishedAt: last.finishedAt },
  ];
}

function bestPartner(partners: readonly Partner[]): Partner | undefined {
  const [best] = partners
    .filter(({ games, won }) => games >= min && 2 * won > games)
    .sort((a, b) => b.won * a.games - a.won * b.games || b.games - a.games);
  return best;
}

/**
 * The evening of the most games won alone, two or more; of equals the one with the fewest games, then the last one.
 * Undefined where there is none.
 */
export function bestEveningOf(
  games: readonly { readonly evening: string; readonly place: number; readonly tied: number }[],
): BestEvening | undefined {
  const evenings = new Map<string, BestEvening>();
  for (const { evening, place, tied } of games) {
    const before = evenings.get(evening) ?? { evening, won: 0, games: 0 };
    const won = before.won + Number(place === 1 && tied === 1);
    evenings.set(evening, { evening, won, games: before.games + 1 });
  }
  const [best] = [...evenings.values()]
    .filter(({ won }) => won >= leastWins)
    .sort((a, b) => b.won - a.won || a.games - b.games || (a.evening < b.evening ? 1 : -1));
  return best;
}
