import { type Formats, formats } from "../formats";

/** The words of the table that differ by game. Sources: docs/glossary/portuguese.md. */
export interface TableTerms {
  /** The tile with two equal ends, with its article where a sentence needs one: "o duplo", "a carroça". */
  readonly double: string;
  readonly theDouble: string;
  readonly doubles: string;
}

export interface Terms extends Formats, TableTerms {}

const neutral: TableTerms = { double: "duplo", theDouble: "o duplo", doubles: "duplos" };

/** The game's own words, by preset: the first that wins. */
const presets: Readonly<Record<string, Partial<TableTerms>>> = {
  brazil: { double: "carroça", theDouble: "a carroça", doubles: "carroças" },
};

/** Terms of the preset that is played, else neutral. */
export const terms = (locale: string, preset?: string): Terms => ({
  ...formats(locale),
  ...neutral,
  ...presets[preset ?? ""],
});
