import { type Formats, formats } from "../formats";
import { type Language, ofPreset } from "../language";
import { type Address, forVos } from "./voseo";

/** The words of the table that differ by country and by game, with articles where their gender does. */
export interface TableTerms {
  /** Feminine everywhere. */
  readonly tile: string;
  readonly tiles: string;

  /** The tile with two equal halves. */
  readonly double: string;
  readonly doubles: string;
  readonly theDouble: string;
  readonly aDouble: string;
  readonly theDoubles: string;
  readonly noDouble: string;
  readonly theFirstDouble: string;
  readonly allTheDoubles: string;
  readonly theHighestDouble: string;
  /** "el doble 12", "la mula del 12" */
  theDoubleOf(number: number | string): string;
  /** The next of several: "el 11", "la del 11". */
  theOneOf(number: number | string): string;
  /** "doble 12", "mula del 12" */
  doubleOf(number: number | string): string;
  /** After a double was named: "Nadie lo tiene", "Nadie la tiene" */
  readonly nobodyHasIt: string;
  /** The 0-0 by name. */
  readonly theBlankDouble: string;

  /** What is left to draw from. */
  readonly boneyard: string;
  readonly theBoneyard: string;
  /** "en el pozo", "en la sopa" */
  readonly inBoneyard: string;
  /** "del pozo", "de la sopa" */
  readonly fromBoneyard: string;

  /** One deal that is played. Feminine everywhere. The tiles that somebody holds are "fichas en la mano". */
  readonly hand: string;
  readonly hands: string;

  /** An open end of the line. Feminine everywhere. */
  readonly end: string;
  readonly ends: string;

  /** To lay the last tile: "dominar", "pegarse". */
  readonly goOut: string;
  /** "domina", "se pega" */
  readonly goesOut: string;
  /** "dominó", "se pegó": after a name, and as a key. */
  readonly wentOut: string;
  /** The same of several: "dominaron", "dominan". */
  readonly wentOutMany: string;
  readonly goOutMany: string;

  /** A hand in which nobody can go on: "tranque", "tranca", "cierre". */
  readonly block: string;
  readonly theBlock: string;
  readonly aBlock: string;
  readonly tiedBlock: string;
  readonly theTiedBlock: string;
  readonly aTiedBlock: string;
  /** What the blocker did: "trancó", "cerró". */
  readonly blocked: string;
  /** What a hand does: "se tranca", "se cierra". */
  readonly isBlocked: string;
  /** "trancada", "cerrada": of a hand. */
  readonly blockedHand: string;

  /** Going out with a tile that fits both ends. */
  readonly capicua: string;
  readonly theCapicua: string;
  /** How somebody went out whose last tile was the 0-0: "con el 0-0", or the word for it where that is no insult. */
  readonly chuchazo: string;
  readonly allPassed: string;
  readonly openingPassed: string;

  /** What a game is called that was won while the others have nothing: "¡Pollona!" */
  readonly toNil: string;

  /** Masculine everywhere. */
  readonly phone: string;
  readonly phones: string;
  /** The list by places. Feminine everywhere. */
  readonly standings: string;
  readonly theStandings: string;
  /** Feminine everywhere. */
  readonly scoreSheet: string;
  /** Feminine everywhere. */
  readonly evening: string;
  readonly evenings: string;
  /** More than four at one table: those who lose get up, those who wait sit down. */
  readonly winnersStay: string;
  readonly nextGame: string;
  readonly waiting: string;
  /** Of games won while staying at the table. */
  readonly longestRun: string;
  /** To follow a game without keeping its score. */
  readonly watch: string;
  /** To put something more in: "agregar", "añadir"; and "agrega", "añade"; "agregada", "añadida". */
  readonly add: string;
  readonly adds: "agrega" | "añade";
  readonly added: string;
}

export interface Terms extends Formats, TableTerms {
  /** What is said to the reader, given for tú: "toca"; in Argentina "tocá". */
  you(word: Address): string;
  /** The same words where a sentence or a key begins with them: "El tranque". */
  start(words: string): string;
}

const tranque = {
  block: "tranque",
  theBlock: "el tranque",
  aBlock: "un tranque",
  tiedBlock: "tranque empatado",
  theTiedBlock: "el tranque empatado",
  aTiedBlock: "un tranque empatado",
  blocked: "trancó",
  isBlocked: "se tranca",
  blockedHand: "trancada",
};

const neutral: TableTerms = {
  tile: "ficha",
  tiles: "fichas",

  double: "doble",
  doubles: "dobles",
  theDouble: "el doble",
  aDouble: "un doble",
  theDoubles: "los dobles",
  noDouble: "ningún doble",
  theFirstDouble: "el primer doble",
  allTheDoubles: "todos los dobles",
  theHighestDouble: "el doble más alto",
  theDoubleOf: (number) => `el doble ${number}`,
  theOneOf: (number) => `el ${number}`,
  doubleOf: (number) => `doble ${number}`,
  nobodyHasIt: "Nadie lo tiene",
  theBlankDouble: "el doble blanco",

  boneyard: "pozo",
  theBoneyard: "el pozo",
  inBoneyard: "en el pozo",
  fromBoneyard: "del pozo",

  hand: "mano",
  hands: "manos",
  end: "punta",
  ends: "puntas",

  goOut: "dominar",
  goesOut: "domina",
  wentOut: "dominó",
  wentOutMany: "dominaron",
  goOutMany: "dominan",

  ...tranque,

  capicua: "capicúa",
  theCapicua: "la capicúa",
  chuchazo: "con el 0-0",
  allPassed: "paso corrido",
  openingPassed: "pase de salida",

  toNil: "¡Partida a cero!",

  phone: "teléfono",
  phones: "teléfonos",
  standings: "posiciones",
  theStandings: "las posiciones",
  scoreSheet: "hoja de anotación",
  evening: "noche",
  evenings: "noches",
  winnersStay: "Quien gana se queda",
  nextGame: "Próxima partida",
  waiting: "Esperan",
  longestRun: "Racha más larga",
  watch: "mirar",
  add: "agregar",
  adds: "agrega",
  added: "agregada",
};

const mula: Partial<TableTerms> = {
  double: "mula",
  doubles: "mulas",
  theDouble: "la mula",
  aDouble: "una mula",
  theDoubles: "las mulas",
  noDouble: "ninguna mula",
  theFirstDouble: "la primera mula",
  allTheDoubles: "todas las mulas",
  theHighestDouble: "la mula más alta",
  theDoubleOf: (number) => `la mula del ${number}`,
  theOneOf: (number) => `la del ${number}`,
  doubleOf: (number) => `mula del ${number}`,
  nobodyHasIt: "Nadie la tiene",
  theBlankDouble: "la mula de blancas",
};

const chancho: Partial<TableTerms> = {
  double: "chancho",
  doubles: "chanchos",
  theDouble: "el chancho",
  aDouble: "un chancho",
  theDoubles: "los chanchos",
  noDouble: "ningún chancho",
  theFirstDouble: "el primer chancho",
  allTheDoubles: "todos los chanchos",
  theHighestDouble: "el chancho más alto",
  theDoubleOf: (number) => `el chancho ${number}`,
  doubleOf: (number) => `chancho ${number}`,
  theBlankDouble: "el chancho blanco",
};

const cierre: Partial<TableTerms> = {
  block: "cierre",
  theBlock: "el cierre",
  aBlock: "un cierre",
  tiedBlock: "cierre empatado",
  theTiedBlock: "el cierre empatado",
  aTiedBlock: "un cierre empatado",
  blocked: "cerró",
  isBlocked: "se cierra",
  blockedHand: "cerrada",
};

const tranca: Partial<TableTerms> = {
  block: "tranca",
  theBlock: "la tranca",
  aBlock: "una tranca",
  tiedBlock: "tranca empatada",
  theTiedBlock: "la tranca empatada",
  aTiedBlock: "una tranca empatada",
};

const pegarse: Partial<TableTerms> = {
  goOut: "pegarse",
  goesOut: "se pega",
  wentOut: "se pegó",
  wentOutMany: "se pegaron",
  goOutMany: "se pegan",
};

/** What a capicúa is called where it has another name. */
const capicua = (word: string): Partial<TableTerms> => ({
  capicua: word,
  theCapicua: `el ${word}`,
});

const reyDeLaMesa = { longestRun: "Rey de la mesa" };

const dominican: Partial<TableTerms> = {
  ...pegarse,
  ...reyDeLaMesa,
  chuchazo: "chuchazo",
  openingPassed: "paso de salida",
  toNil: "¡Pollona!",
};

const cuban: Partial<TableTerms> = {
  ...pegarse,
  ...reyDeLaMesa,
  hand: "data",
  hands: "datas",
  end: "cabeza",
  ends: "cabezas",
  toNil: "¡Pollona!",
};

const puertoRican: Partial<TableTerms> = { ...capicua("capicú"), ...reyDeLaMesa, chuchazo: "chuchazo" };

/** Country of the language tag. */
const regions: Readonly<Record<string, Partial<TableTerms>>> = {
  AR: {
    phone: "celular",
    phones: "celulares",
    scoreSheet: "planilla",
  },
  CL: chancho,
  CO: { ...cierre, phone: "celular", phones: "celulares", scoreSheet: "planilla" },
  CU: cuban,
  DO: dominican,
  ES: {
    ...cierre,
    boneyard: "montón",
    theBoneyard: "el montón",
    inBoneyard: "en el montón",
    fromBoneyard: "del montón",
    phone: "móvil",
    phones: "móviles",
    standings: "clasificación",
    theStandings: "la clasificación",
    watch: "ver",
    add: "añadir",
    adds: "añade",
    added: "añadida",
  },
  MX: {
    ...mula,
    ...cierre,
    boneyard: "sopa",
    theBoneyard: "la sopa",
    inBoneyard: "en la sopa",
    fromBoneyard: "de la sopa",
    phone: "celular",
    phones: "celulares",
    standings: "tabla",
    theStandings: "la tabla",
    evening: "velada",
    evenings: "veladas",
    winnersStay: "Retas: quien gana se queda",
    nextGame: "Próxima reta",
    waiting: "Retas que esperan",
  },
  PR: puertoRican,
  VE: { ...tranca, tile: "piedra", tiles: "piedras", toNil: "¡Zapato!", scoreSheet: "planilla" },
};

/** The game's own words, by preset: the first that wins. */
const presets: Readonly<Record<string, Partial<TableTerms>>> = {
  spain: cierre,
  dominican: { ...tranque, ...dominican },
  "dominican-club": { ...tranque, ...dominican },
  "puerto-rico-500": { ...tranque, ...puertoRican },
  "puerto-rico-200": { ...tranque, ...puertoRican },
  cuba: { ...tranque, ...cuban },
  haiti: capicua("dekabès"),
  brazil: capicua("lá-e-lô"),
};

/** Terms of the preset that is played, else of the region, else neutral. */
export function terms(language: Language): Terms {
  const region = new Intl.Locale(language).region ?? "";
  const start = (words: string) => `${words.charAt(0).toLocaleUpperCase(language)}${words.slice(1)}`;
  return {
    ...formats(language),
    ...neutral,
    ...regions[region],
    ...ofPreset(language, presets),
    start,
    you: region === "AR" ? (word) => forVos(word, start) : (word) => word,
  };
}
