import { newGame } from "../../../lib/i18n/en/new-game";
/**
 * The names by which a scorekeeper finds controls, in the language of the page. Tiles and score sheets in English only.
 */
export interface ControlNames {
  readonly findGame: string;
  readonly newPlayer: string;
  readonly add: string;
  addKnown(name: string): string;
  readonly setTable: string;
  readonly start: string;
  readonly standings: string;
  wentOut(name: string): string;
  readonly blocked: string;
  keypad(name: string): string;
  tiles(name: string): string;
  readonly byKeypad: string;
  readonly byTiles: string;
  readonly next: string;
  readonly save: string;
  readonly saved: string;
  readonly onServer: string;
}

export const inEnglish: ControlNames = {
  findGame: "Find a game",
  newPlayer: newGame.addLabel,
  add: "Add",
  addKnown: (name) => `Add ${name}`,
  setTable: "Next: set the table",
  start: "Start the game",
  standings: "Standings",
  wentOut: (name) => `${name} went out`,
  blocked: "Blocked",
  keypad: (name) => `Keypad for ${name}`,
  tiles: (name) => `Tiles for ${name}`,
  byKeypad: "Type pips",
  byTiles: "Tap tiles",
  next: "Next",
  save: "Save",
  saved: "Saved.",
  onServer: "and on the server",
};

/** In Domino Pool, out is who has lost. */
export const inPool: ControlNames = { ...inEnglish, wentOut: (name) => `${name} went domino` };

export const inSpanish: ControlNames = {
  findGame: "Busca un juego",
  newPlayer: "Nombre de un jugador",
  add: "Agregar",
  addKnown: (name) => `Agregar a ${name}`,
  setTable: "Siguiente: preparar la mesa",
  start: "Empezar la partida",
  standings: "Posiciones",
  wentOut: (name) => `${name} dominó`,
  blocked: "Tranque",
  keypad: (name) => `Teclado para ${name}`,
  tiles: (name) => `Fichas de ${name}`,
  byKeypad: "Escribir puntos",
  byTiles: "Tocar fichas",
  next: "Siguiente",
  save: "Guardar",
  saved: "Guardado.",
  onServer: "y en el servidor",
};

/** Dominican players say "se pegó" for going out. */
export const inDominicanSpanish: ControlNames = { ...inSpanish, wentOut: (name) => `${name} se pegó` };

export const inPortuguese: ControlNames = {
  findGame: "Procurar um jogo",
  newPlayer: "Nome de quem joga",
  add: "Incluir",
  addKnown: (name) => `Incluir ${name}`,
  setTable: "Avançar: preparar a mesa",
  start: "Começar a partida",
  standings: "Classificação",
  wentOut: (name) => `${name} bateu`,
  blocked: "Fechou",
  keypad: (name) => `Teclado para ${name}`,
  tiles: (name) => `Pedras de ${name}`,
  byKeypad: "Digitar pontos",
  byTiles: "Tocar pedras",
  next: "Avançar",
  save: "Salvar",
  saved: "Salvo.",
  onServer: "e no servidor",
};
