import { traceOf } from "@/lib/evening/hall/trace";
import { catalogue } from "@/lib/i18n/catalogues";
import type { SheetReply } from "@/lib/league/sheets/sheet-replies";
import { fixedText, numberText } from "@/lib/ui/text/fixed-text";
import type { Drawn } from "../../drawn";

interface PlayedTraceProps {
  readonly drawn: Drawn;
  readonly sheet: SheetReply;
  readonly row: SheetReply["standings"][number];
}

/** What a place is made of: with whom and against whom somebody played in each round, how often, and a referee's word. */
export function PlayedTrace({ drawn: { words, nameOf }, sheet, row }: PlayedTraceProps) {
  const { language, texts } = words;
  const club = catalogue("club", language);
  const own = row.who.map(({ player }) => player);
  const isOther = (id: string) => !own.includes(id);
  const traced = traceOf(sheet.rounds, own[0] ?? "");
  const names = (ids: readonly string[]) => ids.filter(isOther).map(nameOf);
  const played = traced.flatMap((each) => (each.type === "table" ? [each] : []));
  const met = (ids: readonly string[]) => {
    const times = new Map<string, number>();
    for (const id of ids.filter(isOther)) times.set(id, (times.get(id) ?? 0) + 1);
    return [...times]
      .sort(([, a], [, b]) => b - a)
      .map(([id, count]) => (count === 1 ? nameOf(id) : texts.metTimes({ name: nameOf(id), times: count })));
  };
  const partners = met(played.flatMap((each) => each.partners));
  const rivals = met(played.flatMap((each) => each.rivals));
  return (
    <details className="w-full text-fine">
      <summary className="min-h-11 content-center wrap-anywhere">
        {club.trace({ name: row.who.map(({ name }) => name).join(" + ") })}
      </summary>
      <ol className="grid gap-1 border-l-4 border-brass py-1 pl-3">
        {traced.map((each) => (
          <li key={each.round} className="wrap-anywhere">
            {club.round(each)}:{" "}
            {each.type === "rest"
              ? club.rested
              : club.beat({
                  partner: names(each.partners),
                  rivals: names(each.rivals),
                  points: resultText(each.table, each.side, language) ?? club.noResult,
                })}
          </li>
        ))}
        {sheet.adjustments
          .filter(({ who }) => who.some((id) => own.includes(id)))
          .map(({ wins, points }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were made
            <li key={index}>
              {texts.refereed({
                wins: wins === 0 ? "" : fixedText(wins, 0, language, true),
                points: points === 0 ? "" : fixedText(points, 0, language, true),
              })}
            </li>
          ))}
      </ol>
      {partners.length > 0 && <p className="py-1 wrap-anywhere">{texts.partnersWere({ names: partners })}</p>}
      {rivals.length > 0 && <p className="py-1 wrap-anywhere">{texts.rivalsWere({ names: rivals })}</p>}
    </details>
  );
}

type Table = SheetReply["rounds"][number]["tables"][number];

/** The points of a side, then those of the others; undefined without a result in points. */
function resultText(
  { points }: Table,
  side: number,
  language: Drawn["words"]["language"],
): string | undefined {
  if (!points) return undefined;
  const others = points.filter((_, index) => index !== side);
  return [points[side] ?? 0, ...others].map((each) => numberText(each, language)).join("–");
}
