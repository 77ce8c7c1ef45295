import { eveningPoints } from "@/lib/league/pages/evening-points";
import type { Season } from "@/lib/league/settings";
import type { Drawn } from "../drawn";
import { dayText, isUneven, pointsInShort } from "../standings/figures";

interface EveningPointsProps {
  readonly drawn: Drawn;
  readonly season: Season | undefined;
}

/** Who has how many points for the places of evenings, each with the evenings that they come from. */
export function EveningPoints({ drawn, season }: EveningPointsProps) {
  const { words, value } = drawn;
  const { language, t, texts } = words;
  const { rows } = eveningPoints(value, { season });
  if (rows.length === 0) return null;
  const uneven = rows.some(({ points }) => isUneven(points));
  const { slug } = value.league;
  return (
    <section aria-labelledby="evening-points" className="grid min-w-0 gap-3">
      <h3 id="evening-points" className="text-lead">
        {texts.pointsOfEvenings}
      </h3>
      <ol className="panel divide-y divide-line px-3">
        {rows.map(({ player, name, place, points, evenings, won, of }) => (
          <li key={player} className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-2 py-1">
            <span className="font-display text-lead">
              <span className="sr-only">{t.ordinal(place)}</span>
              <span aria-hidden="true">{place}</span>
            </span>
            <a
              href={`/l/${slug}/players/${player}`}
              className="quiet-link grid min-h-11 content-center font-semibold leading-tight wrap-anywhere"
            >
              {name}
            </a>
            <span className="plate grid h-11 min-w-14 place-items-center px-2 text-lead">
              {pointsInShort(points, uneven, language)}
            </span>
            <details className="col-span-2 col-start-2 text-fine text-ink-soft">
              <summary className="min-h-11 content-center">{texts.eveningsPlaced({ evenings, won })}</summary>
              <ul className="grid gap-1 pb-2">
                {of.map((each) => (
                  <li key={each.sheet}>
                    <a href={`/l/${slug}/evenings/${each.evening}`} className="quiet-link tap-target">
                      {texts.placedOn({
                        when: dayText(each.evening, language),
                        place: each.place,
                        points: pointsInShort(each.points, isUneven(each.points), language),
                      })}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
      <p className="text-fine text-ink-soft text-pretty">{texts.pointsOfEveningsMean}</p>
    </section>
  );
}
