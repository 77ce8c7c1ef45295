import type { LeaguePlayerReply } from "../page-replies";

/** The sentences above the figures on a player's page. Each fact follows from the results by a fixed rule. */
export type PlayerFact =
  /** For all time and all kinds of games. */
  | { readonly fact: "place"; readonly place: number; readonly won: number; readonly games: number }
  /** At least the last two games were won. */
  | { readonly fact: "streak"; readonly games: number }
  /** Otherwise, the number of first places (shared ones too) in the last three to five games. */
  | { readonly fact: "form"; readonly won: number; readonly games: number }
  | ({ readonly fact: "evening" } & BestEvening)
  /** The opponent in the most games, at least three. */
  | ({ readonly fact: "rival" } & Rival)
  /** The partner with the largest share of won games, if over half of at least three games. */
  | ({ readonly fact: "partner" } & Partner)
  | { readonly fact: "last"; readonly finishedAt: string };

type Rival = LeaguePlayerReply["headToHead"][number];
type Partner = LeaguePlayerReply["partners"][number];

type BestEvening = NonNullable<LeaguePlayerReply["bestEvening"]>;

/** The fewest games that make a form, a rival or a partner. */
const min = 3;
const minWins = 2;

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
    ...(streak.now >= minWins ? [{ fact: "streak", games: streak.now } as const] : []),
    ...(streak.now < minWins && form.length >= min
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
 * The evening with the most games won alone, at least two. Of equals, the one with the fewest games, then the latest.
 * Undefined if there is none.
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
    .filter(({ won }) => won >= minWins)
    .sort((a, b) => b.won - a.won || a.games - b.games || (a.evening < b.evening ? 1 : -1));
  return best;
}
