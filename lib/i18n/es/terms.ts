import { type Formats, formats } from "../formats";

/** The words of the table that differ by country and by game. Sources: docs/glossary/spanish.md. */
export interface TableTerms {
  /** The tile with two equal ends, with its article where a sentence needs one: "el doble", "la mula". */
  readonly double: string;
  readonly theDouble: string;
  readonly doubles: string;
  /** "doble 6", "mula del 6"; with the article "el doble 6", "la mula del 6". */
  doubleOf(number: number | string): string;
  theDoubleOf(number: number | string): string;

  /** Played the last tile: "Ana dominó", "se pegó"; of several "dominaron"; "al dominar", "si Ana domina", "que domine". */
  readonly wentOut: string;
  readonly wentOutMany: string;
  readonly goOut: string;
  readonly goesOut: string;
  readonly goOutMany: string;

  /** Nobody can play: "tranque", "un tranque", "el tranque", "del tranque". */
  readonly block: string;
  readonly aBlock: string;
  readonly theBlock: string;
  readonly ofTheBlock: string;
  /** Who made it so: "trancó", "cerró". */
  readonly blocked: string;

  /** The tiles one draws from: "pozo", "el pozo", "en el pozo", "del pozo". */
  readonly boneyard: string;
  readonly theBoneyard: string;
  readonly inBoneyard: string;
  readonly fromBoneyard: string;
}

export interface Terms extends Formats, TableTerms {}

const deadlock = {
  block: "tranque",
  aBlock: "un tranque",
  theBlock: "el tranque",
  ofTheBlock: "del tranque",
  blocked: "trancó",
};

const neutral: TableTerms = {
  double: "doble",
  theDouble: "el doble",
  doubles: "dobles",
  doubleOf: (number) => `doble ${number}`,
  theDoubleOf: (number) => `el doble ${number}`,
  wentOut: "dominó",
  wentOutMany: "dominaron",
  goOut: "dominar",
  goesOut: "domina",
  goOutMany: "dominan",
  ...deadlock,
  boneyard: "pozo",
  theBoneyard: "el pozo",
  inBoneyard: "en el pozo",
  fromBoneyard: "del pozo",
};

const closed: Partial<TableTerms> = {
  block: "cierre",
  aBlock: "un cierre",
  theBlock: "el cierre",
  ofTheBlock: "del cierre",
  blocked: "cerró",
};

const stuck: Partial<TableTerms> = {
  wentOut: "se pegó",
  wentOutMany: "se pegaron",
  goOut: "pegarse",
  goesOut: "se pega",
  goOutMany: "se pegan",
};

/** Country of the language tag. */
const regions: Readonly<Record<string, Partial<TableTerms>>> = {
  CO: closed,
  CU: stuck,
  DO: stuck,
  ES: {
    ...closed,
    boneyard: "montón",
    theBoneyard: "el montón",
    inBoneyard: "en el montón",
    fromBoneyard: "del montón",
  },
  MX: {
    ...closed,
    double: "mula",
    theDouble: "la mula",
    doubles: "mulas",
    doubleOf: (number) => `mula del ${number}`,
    theDoubleOf: (number) => `la mula del ${number}`,
    boneyard: "sopa",
    theBoneyard: "la sopa",
    inBoneyard: "en la sopa",
    fromBoneyard: "de la sopa",
  },
  VE: { block: "tranca", aBlock: "una tranca", theBlock: "la tranca", ofTheBlock: "de la tranca" },
};

/** The game's own words, by preset: the first that wins. */
const presets: Readonly<Record<string, Partial<TableTerms>>> = {
  cuba: { ...deadlock, ...stuck },
  dominican: { ...deadlock, ...stuck },
  "dominican-club": { ...deadlock, ...stuck },
  "puerto-rico-200": deadlock,
  "puerto-rico-500": deadlock,
};

/** Terms of the preset that is played, else of the region, else neutral. */
export const terms = (locale: string, preset?: string): Terms => ({
  ...formats(locale),
  ...neutral,
  ...regions[new Intl.Locale(locale).region ?? ""],
  ...presets[preset ?? ""],
});
