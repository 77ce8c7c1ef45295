import { rulesLink } from "@/lib/export/rules-link";
import { playedName } from "@/lib/i18n/game-words";
import { presetIn } from "@/lib/rules/presets/preset-option";
import type { Drawn } from "./drawn";
import { NotSent } from "./not-sent";

/** The house rules of a league, for anybody to view and play by; nothing if it has none. */
export function RulesList({ drawn: { words, value, notes } }: { readonly drawn: Drawn }) {
  const { language, t } = words;
  const { rules = [] } = value.league;
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="league-rules" className="mt-6 grid gap-2">
      <h2 id="league-rules" className="text-lead">
        {t.rules}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {rules.map((each) => (
          <li key={each.id} className="grid">
            <a href={rulesLink("", each)} className="key min-h-14 justify-start px-4 py-2 text-left">
              <span className="grid min-w-0 leading-snug wrap-anywhere">
                <span className="font-display font-bold">{each.name}</span>
                <span className="text-fine font-normal text-ink-soft">
                  {playedName({ kind: each.game, preset: presetIn(each.options) }, language)}
                </span>
                <NotSent text={notes.of(each.id)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
