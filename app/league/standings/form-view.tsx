import type { StandingReplyRow } from "@/lib/league/page-replies";
import type { LeagueWords } from "../league-words";

interface FormViewProps extends Pick<StandingReplyRow, "form"> {
  readonly words: LeagueWords;
  /** Whether it is in a line of small print. */
  readonly small?: boolean;
}

/** The places of the last five games, the latest last; first places on ivory. */
export function FormView({ words: { t }, form, small = false }: FormViewProps) {
  const places = form.map(({ place, tied }) => t.formPlace({ place, tied }));
  return (
    <span className={`inline-flex ${small ? "gap-0.5" : "gap-1 print:gap-0"}`}>
      <span className="sr-only">{t.formOf({ places })}</span>
      {form.map(({ game, place }) => (
        <span
          key={game}
          aria-hidden="true"
          className={`grid place-items-center ${small ? "size-5 rounded-md" : "size-7 print:size-4"} ${place === 1 ? "plate" : "text-ink-soft"}`}
        >
          {place}
        </span>
      ))}
    </span>
  );
}
