import { partedBy } from "@/lib/evening/hall/parted";
import type { Fairness } from "@/lib/evening/standings/fairness";
import type { Catalogues } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import { fixedText } from "@/lib/ui/text/fixed-text";
import { localeForAll } from "@/lib/ui/text/when-text";

/** What is said beside the standings of an evening, while it goes on and wherever it is told later. */

type ClubWords = Catalogues["club"];
type Row = Parameters<typeof partedBy>[2];
type Said = { readonly [Figure in keyof Fairness]?: Fairness[Figure] | undefined };

/** Keys whose values the table shows: in these nobody has to be told what parts two who have played as much. */
const columns: readonly string[] = ["wins", "difference", "points"];

/** A share of rivals, and half a win, are no whole numbers. */
const decimals = (value: number): number => (Number.isInteger(value) ? 0 : 2);

/** Why a row is behind the one before it, unless the table shows it; "" for nothing. `byAverage`: per game. */
export function partedText(
  t: ClubWords,
  language: Language,
  byAverage: boolean,
  before: Row | undefined,
  row: Row,
): string {
  if (row.separates === "least" || row.separates === "spare") return t.noPlace[row.separates];
  const parted = partedBy(byAverage, before, row);
  if (!parted || (columns.includes(parted.by) && !parted.isPerGame)) return "";
  const text = (value: number | undefined) =>
    value === undefined
      ? ""
      : fixedText(value, parted.isPerGame ? 2 : decimals(value), language, parted.by === "difference");
  const said = t.parted({ by: parted.by, one: text(parted.one), other: text(parted.other) });
  return parted.isPerGame ? `${t.eachGame}: ${said}` : said;
}

/** How fair the evening was, in one sentence; undefined if nothing can be said of it. */
export function fairnessText(
  t: ClubWords,
  language: Language,
  { seated, rests, partnersAgain, rivals, met, neverMet }: Said,
): string | undefined {
  if (!seated || !rests) return undefined;
  const range = ([least, most]: readonly [number, number]) => ({ least, most });
  const said = [
    t.fairness.seated(range(seated)),
    ...(rests[1] > 0 ? [t.fairness.rests(range(rests))] : []),
    ...(partnersAgain === undefined ? [] : [t.fairness.partnersAgain({ count: partnersAgain })]),
    ...(rivals ? [t.fairness.rivals(range(rivals))] : []),
    ...(met ? [t.fairness.met(range(met))] : []),
    ...(neverMet === undefined ? [] : [t.fairness.neverMet({ count: neverMet })]),
  ];
  const list = new Intl.ListFormat(localeForAll(language), { type: "unit" }).format(said);
  return `${t.fairnessOf} ${list}.`;
}
