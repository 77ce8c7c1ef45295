import { pointUnit } from "@/lib/league/standings/points";
import { leadChanges, type Race } from "@/lib/league/story/race";
import { RaceChart } from "@/lib/ui/pictures/charts/race-chart";
import { fixedText, numberText } from "@/lib/ui/text/fixed-text";
import { localeForAll } from "@/lib/ui/text/when-text";
import type { Drawn } from "../drawn";
import { dayText } from "../standings/figures";

interface RaceSectionProps {
  readonly drawn: Drawn;
  readonly race: Race;
  /** Whether points per game count. */
  readonly perGame: boolean;
}

/** A race needs at least this many evenings, and more than one player. */
const fewest = 2;
/** Rows of the table: half a year of weeks. */
const maxRows = 26;

/** How the points of the top players developed: a chart, and the same in words and figures. */
export function RaceSection({ drawn, race, perGame }: RaceSectionProps) {
  const { words, nameOf } = drawn;
  const { language, t } = words;
  const { story } = t;
  const { evenings, lines, whole } = race;
  if (lines.length < fewest || evenings.length < fewest) return null;
  const uneven = lines.some(({ points }) => points.some((each) => each % pointUnit !== 0));
  const decimals = perGame ? 2 : uneven ? 1 : 0;
  const text = (value: number) => fixedText(value, decimals, language);
  const month = new Intl.DateTimeFormat(localeForAll(language), { month: "short", timeZone: "UTC" });
  const ticks = evenings.flatMap((day, index) =>
    day.slice(0, 7) === evenings[index - 1]?.slice(0, 7)
      ? []
      : [{ step: index + 1, text: month.format(new Date(`${day}T00:00:00Z`)) }],
  );
  const shown = lines.map(({ person, points }) => ({
    id: person,
    name: nameOf(person),
    values: points.map((each) => each / pointUnit),
  }));
  const players = lines.length;
  return (
    <section aria-labelledby="race" className="panel grid content-start gap-2 p-4 break-inside-avoid">
      <h2 id="race" className="text-lead">
        {story.race}
      </h2>
      <p className="text-fine text-ink-soft">
        {whole
          ? story.raceOf({ players })
          : story.raceFrom({ players, from: dayText(evenings[0] ?? "", language) })}{" "}
        {story.leadChanges({ times: leadChanges(race) })}
      </p>
      <RaceChart lines={shown} ticks={ticks} text={text} markText={(value) => numberText(value, language)} />
      <details className="print:hidden">
        <summary className="min-h-12 content-center font-semibold">{story.raceTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll a wide table */}
        <section tabIndex={0} aria-label={story.raceTable} className="more-aside overflow-x-auto">
          <table className="w-full text-right [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1">
            <thead>
              <tr className="align-bottom text-fine text-ink-soft">
                <th scope="col" className="text-left">
                  {story.evening}
                </th>
                {shown.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {evenings.slice(-maxRows).map((day, index, { length }) => (
                <tr key={day}>
                  <th scope="row" className="text-left font-normal whitespace-nowrap">
                    {dayText(day, language)}
                  </th>
                  {shown.map(({ id, values }) => (
                    <td key={id}>{text(values[values.length - length + index] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}
