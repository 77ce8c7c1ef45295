import { leagueWords } from "./league-words";
import { dayText } from "./standings/figures";

interface EveningFieldProps {
  readonly path: string;
  /** Days, the last first. */
  readonly evenings: readonly string[];
  /** The one that is shown; "": none. */
  readonly evening: string;
}

/** Chooses one evening, by a form that needs no script. */
export async function EveningField({ path, evenings, evening }: EveningFieldProps) {
  const { language, t } = await leagueWords();
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
