import type { SeasonsReply } from "@/lib/league/story/story-replies";
import type { EveningWords } from "../evening/evening-words";

/** Who won a season, or leads it as long as it lasts. */
export function championsText(
  { tell }: EveningWords,
  { ended, champions }: Pick<SeasonsReply["seasons"][number], "ended" | "champions">,
): string {
  const names = champions.map(({ name }) => name);
  if (names.length === 0) return ended ? tell.noChampion : tell.noLeader;
  return ended ? tell.champions({ names }) : tell.leaders({ names });
}
