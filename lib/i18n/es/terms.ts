import { type Formats, formats } from "../formats";

/** The words of the table that differ by country and by game. Sources: docs/glossary/spanish.md. */
export interface TableTerms {
  /** The tile with two equal ends, with its article where a sentence needs one: "el doble", "la mula". */
  readonly double: string;
  readonly theDouble: string;
  readonly doubles: string;
}

export interface Terms extends Formats, TableTerms {}

const neutral: TableTerms = { double: "doble", theDouble: "el doble", doubles: "dobles" };

/** Country of the language tag. */
const regions: Readonly<Record<string, Partial<TableTerms>>> = {
  MX: { double: "mula", theDouble: "la mula", doubles: "mulas" },
};

/** The game's own words, by preset: the first that wins. */
const presets: Readonly<Record<string, Partial<TableTerms>>> = {};

/** Terms of the preset that is played, else of the region, else neutral. */
export const terms = (locale: string, preset?: string): Terms => ({
  ...formats(locale),
  ...neutral,
  ...regions[new Intl.Locale(locale).region ?? ""],
  ...presets[preset ?? ""],
});
