import type { SentencesOf } from "../../catalogue";
import type { pointsForm as English } from "../../en/leagues/points-form";
import type { Terms } from "../terms";

/** The form for what games are worth in a league, in Spanish. */
export const pointsForm = (t: Terms): SentencesOf<typeof English> => ({
  more: "Más reglas para los puntos",
  andMore: (f) => `${f.points} y más reglas`,
  notNumber: `${t.you("Usa")} números enteros de 1 a ${t.number(1000)}, o nada. De una derrota ajustada hace falta decir por cuánto y cuánto da.`,
  keepsOver: "Las temporadas terminadas conservan los puntos con que se jugaron",

  tables: "Otros puntos para algunas partidas",
  addTable: `${t.start(t.add)} puntos para algunas partidas`,
  removeTable: "Quitar estos puntos",
  game: "Juego",
  anyGame: "Cualquier juego",
  size: "Jugadores, o parejas si las hay",
  sizeHint: "Vacío: cualquier número.",
  partners: "Qué reciben los compañeros",
  partnersEach: "Cada uno, todos los puntos de su pareja",
  partnersShare: "Se reparten los puntos de su pareja",
  draw: "Si todos terminan igualados, cada uno recibe",
  drawHint: "Vacío: se reparten los puntos de los puestos.",
  nearWithin: "Derrota ajustada: por esta diferencia como mucho",
  nearHint: "En puntos de la partida.",
  nearPoints: "Más por una derrota ajustada",
  shutout: "Más por ganar a cero",
  twice: "Ganar a cero vale el doble donde lo dicen las reglas del juego",
  coming: `Por cada ${t.evening} en que alguien viene`,
  handicaps: "Ventajas",
  addHandicap: `${t.start(t.add)} una ventaja`,
  removeHandicap: "Quitar la ventaja",
  player: "Jugador",
  handicapPoints: "Más en cada partida",

  changesTables: "Esto cambia lo que se ha jugado hasta ahora",
  beforeAndAfter: "Las tablas antes y después",
  allTime: "Histórico",
  before: "Ahora",
  after: "Después",
  placeAndPoints: (f) => `${t.number(f.place)}.º · ${f.points}`,
});
