import type { SeasonsReply } from "@/lib/league/story/story-replies";
import type { LeagueWords } from "../league-words";

/** Who won a season, or leads it while it lasts. */
export function championsText(
  { texts }: LeagueWords,
  { ended, champions }: Pick<SeasonsReply["seasons"][number], "ended" | "champions">,
): string {
  const names = champions.map(({ name }) => name);
  if (names.length === 0) return ended ? texts.noChampion : texts.noLeader;
  return ended ? texts.champions({ names }) : texts.leaders({ names });
}
