import type { StandingReplyRow } from "@/lib/league/page-replies";
import type { LeagueWords } from "../league-words";
import { FormView } from "./form-view";

interface RowBriefProps {
  readonly words: LeagueWords;
  readonly row: Pick<StandingReplyRow, "won" | "played" | "form">;
}

/** The most important figures of a row, for phones, which have no room for their columns. */
export function RowBrief({ words, row: { won, played, form } }: RowBriefProps) {
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-3 pb-1 text-fine font-normal text-ink-soft md:hidden print:hidden">
      {words.t.wonOf({ won, played })}
      <FormView words={words} form={form} small />
    </span>
  );
}
