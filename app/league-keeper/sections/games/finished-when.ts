import type { Language } from "@/lib/i18n/language";
import type { FinishedGame } from "@/lib/league/replies";
import { calendarDay, timeText } from "@/lib/ui/text/when-text";

/** The day of a finished game and, unless it is only known from paper, the time, which tells games of one evening apart. */
export function finishedWhen(
  { day, finishedAt, paper }: Pick<FinishedGame, "day" | "finishedAt" | "paper">,
  language: Language,
): string {
  const date = calendarDay(day, language);
  return paper === undefined ? `${date}, ${timeText(finishedAt, language)}` : date;
}
