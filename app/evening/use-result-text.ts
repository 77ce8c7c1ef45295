import type { Ended } from "@/lib/evening/home/at-table";
import type { EarlierGame } from "@/lib/evening/home/games";
import type { EveningLog } from "@/lib/evening/log";
import { useCatalogue, useLanguage } from "@/lib/i18n/hooks/use-words";
import { numberText } from "@/lib/ui/text/fixed-text";
import { nameIn } from "./names";

/** Results in words: "Ana and Bo beat Cleo and Dev 100–65". */
export function useResultText(log: EveningLog) {
  const t = useCatalogue("homeTable");
  const language = useLanguage();
  const names = (ids: readonly string[] = []) => ids.map((id) => nameIn(log, id));
  const beat = (sides: EarlierGame["sides"], { won, points }: Pick<Ended, "won" | "points">): string => {
    const numbers = points && [points[won], points[won === 0 ? 1 : 0]];
    return t.beat({
      winners: names(sides[won]),
      losers: names(sides[won === 0 ? 1 : 0]),
      points: numbers?.map((each) => numberText(each, language)).join("–") ?? "",
    });
  };
  return { names, beat };
}
