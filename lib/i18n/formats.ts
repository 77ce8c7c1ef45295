/** Numbers and lists as a language and region write them; used by every catalogue. */
export interface Formats {
  /** The BCP 47 tag of the language, with the region if known: "es", "es-MX". */
  readonly locale: string;
  /** "1,234", "−10" */
  number(value: number): string;
  /** "+85", "−10", "0" */
  signed(value: number): string;
  /** Minor units of a currency: 25 is "0.25". */
  money(minor: number): string;
  /** "A, B and C" */
  list(items: readonly string[]): string;
  /** "A, B or C" */
  choice(items: readonly string[]): string;
  /** Which plural form a number takes: "one", "many", "other". */
  plural(count: number): Intl.LDMLPluralRule;
}

/** A number with a minus sign, for which these languages have a hyphen. */
export const withMinus = (number: string): string => number.replace("-", "−");

/**
 * Made when it is first used: of each kind the first takes a slow phone some 50 ms, and a page's words are there before
 * the page.
 */
export function onFirstUse<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function formats(locale: string): Formats {
  // es and pt omit the separator in numbers of four digits by default.
  const number = onFirstUse(() => new Intl.NumberFormat(locale, { useGrouping: "always" }));
  const signed = onFirstUse(
    () => new Intl.NumberFormat(locale, { useGrouping: "always", signDisplay: "exceptZero" }),
  );
  const money = onFirstUse(
    () =>
      new Intl.NumberFormat(locale, {
        useGrouping: "always",
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }),
  );
  const and = onFirstUse(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  const or = onFirstUse(() => new Intl.ListFormat(locale, { type: "disjunction" }));
  const plural = onFirstUse(() => new Intl.PluralRules(locale));
  return {
    locale,
    number: (value) => withMinus(number().format(value)),
    signed: (value) => withMinus(signed().format(value)),
    money: (minor) => withMinus(money().format(minor / 100)),
    list: (items) => and().format(items),
    choice: (items) => or().format(items),
    plural: (count) => plural().select(count),
  };
}
