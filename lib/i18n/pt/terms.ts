import { type Formats, formats } from "../formats";
import { type Language, ofPreset } from "../language";

/** The words of the table that differ by game. Sources: docs/glossary/portuguese.md. */
export interface TableTerms {
  /** The tile with two equal ends, with its article where a sentence needs one: "o duplo", "a carroça". */
  readonly double: string;
  readonly aDouble: string;
  readonly theDouble: string;
  readonly ofTheDouble: string;
  readonly doubles: string;
  readonly theDoubles: string;
  /** By its number: "duplo 6", "carroça de 6". */
  readonly doubleOf: (number: number) => string;
  /** "o duplo 6", "a carroça de 6". */
  readonly theDoubleOf: (number: number) => string;
  /** What ends a hand with a tile that fits both ends: "capicua", "lá-e-lô". */
  readonly capicua: string;
  readonly aCapicua: string;
  /** How somebody went out, after "bateu" or "batida". */
  readonly withDouble: string;
  readonly withCapicua: string;
  readonly crossed: string;
  /** What the table calls a game won while the others have nothing. */
  readonly toNil: string;
}

/** Words that every table in Brazil uses: a tile is never "peça", a hand that is played never "mão". */
const common = {
  tile: "pedra",
  boneyard: "monte",
  /** After a name: "Ana bateu". */
  wentOut: "bateu",
  passed: "passou",
  /** Of a hand. */
  blocked: "Jogo fechado",
  /** On keys. */
  keys: { wentOut: "Bateu", passed: "Passou", blocked: "Fechou" },
} as const;

type Common = typeof common;

/** Numbers with what they count: "1 pedra", "7 pedras", "0 ponto". */
export interface Counted {
  tiles(count: number): string;
  points(count: number): string;
  players(count: number): string;
  people(count: number): string;
  /** Hands that are played, and rounds of the games that have them. */
  hands(count: number): string;
  entries(count: number): string;
}

export interface Terms extends Formats, TableTerms, Common, Counted {}

const neutral: TableTerms = {
  double: "duplo",
  aDouble: "um duplo",
  theDouble: "o duplo",
  ofTheDouble: "do duplo",
  doubles: "duplos",
  theDoubles: "os duplos",
  doubleOf: (number) => `duplo ${number}`,
  theDoubleOf: (number) => `o duplo ${number}`,
  capicua: "capicua",
  aCapicua: "uma capicua",
  withDouble: "com um duplo",
  withCapicua: "com capicua",
  crossed: "com um duplo nas duas pontas",
  toNil: "Partida de zero!",
};

const capicu: Partial<TableTerms> = {
  capicua: "capicú",
  aCapicua: "um capicú",
  withCapicua: "com capicú",
};

/** The game's own words, by preset: the first that wins. */
const presets: Readonly<Record<string, Partial<TableTerms>>> = {
  brazil: {
    double: "carroça",
    aDouble: "uma carroça",
    theDouble: "a carroça",
    ofTheDouble: "da carroça",
    doubles: "carroças",
    theDoubles: "as carroças",
    doubleOf: (number) => `carroça de ${number}`,
    theDoubleOf: (number) => `a carroça de ${number}`,
    capicua: "lá-e-lô",
    aCapicua: "um lá-e-lô",
    withDouble: "de carroça",
    withCapicua: "de lá-e-lô",
    crossed: "cruzada",
    toNil: "Buchuda!",
  },
  haiti: { capicua: "dekabès", aCapicua: "um dekabès", withCapicua: "com dekabès" },
  "puerto-rico-500": capicu,
  "puerto-rico-200": capicu,
};

function counted({ number, plural }: Formats): Counted {
  const counts = (one: string, other: string) => (count: number) =>
    `${number(count)} ${plural(count) === "one" ? one : other}`;
  return {
    tiles: counts("pedra", "pedras"),
    points: counts("ponto", "pontos"),
    players: counts("jogador", "jogadores"),
    people: counts("pessoa", "pessoas"),
    hands: counts("rodada", "rodadas"),
    entries: counts("anotação", "anotações"),
  };
}

/** Terms of the preset that is played, else neutral. */
export function terms(language: Language): Terms {
  const written = formats(language);
  return { ...written, ...counted(written), ...common, ...neutral, ...ofPreset(language, presets) };
}
