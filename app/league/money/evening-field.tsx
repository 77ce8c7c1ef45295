import type { LeagueWords } from "../league-words";
import { dayText } from "../standings/figures";

interface EveningFieldProps {
  readonly words: LeagueWords;
  readonly path: string;
  /** Days, latest first. */
  readonly evenings: readonly string[];
  /** The selected one; "": none. */
  readonly evening: string;
}

/** Chooses one evening, with a form that needs no scripts. */
export function EveningField({ words: { language, t }, path, evenings, evening }: EveningFieldProps) {
  if (evenings.length === 0) return null;
  const days = evening === "" || evenings.includes(evening) ? evenings : [evening, ...evenings];
  return (
    <form action={path} className="flex flex-wrap items-end gap-2 print:hidden">
      <label className="grid min-w-0 grow basis-48 gap-1 text-fine font-semibold text-ink-soft">
        {t.evening}
        <select name="evening" defaultValue={evening} className="field w-full text-base">
          <option value="">{t.wholeSeason}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {dayText(day, language)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="key px-5">
        {t.show}
      </button>
    </form>
  );
}
