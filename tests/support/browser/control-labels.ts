/** What a scorekeeper finds things by, as the language of the page names them. Tiles and score sheets only in English. */
export interface ControlLabels {
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

export const inEnglish: ControlLabels = {
  findGame: "Find a game",
  newPlayer: "Name of a player",
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

export const inSpanish: ControlLabels = {
  findGame: "Busca un juego",
  newPlayer: "Nombre de un jugador",
  add: "Añadir",
  addKnown: (name) => `Añadir a ${name}`,
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

/** The Dominican Republic: its players "se pegan". */
export const inDominicanSpanish: ControlLabels = { ...inSpanish, wentOut: (name) => `${name} se pegó` };

export const inPortuguese: ControlLabels = {
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
