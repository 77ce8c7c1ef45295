import type { SentencesOf } from "../catalogue";
import type { home as English } from "../en/home";
import type { Terms } from "./terms";

export const home = (t: Terms): SentencesOf<typeof English> => ({
  title: "Tus partidas",
  newGame: "Nueva partida",
  rules: "Reglas de los juegos",
  tiles: `Todas las ${t.tiles}`,
  settings: "Ajustes",
  leagues: "Ligas",
  leagueDeleted: "Se borró en el servidor.",
  leagueLocked: "Ya no se puede cambiar desde este dispositivo.",
  gamesWait: (f) =>
    f.count === 1
      ? "1 partida todavía no ha llegado al servidor."
      : `${t.number(f.count)} partidas todavía no han llegado al servidor.`,
  gamesLeftOut: (f) =>
    f.count === 1
      ? "1 partida todavía no está en la liga."
      : `${t.number(f.count)} partidas todavía no están en la liga.`,
  seeWhy: "Ver por qué",
  notInLeague: (f) => `todavía no está en ${f.league}`,
  newLeague: "Nueva liga",
  keep: "Administrar",
  keepLeague: (f) => `Administrar ${f.name}`,
  unfollow: "Dejar de seguir",
  unfollowLeague: (f) => `Dejar de seguir ${f.name}`,
  inProgress: "En juego",
  finished: (f) => `Partidas terminadas (${t.number(f.count)})`,
  earlier: (f) => (f.count === 1 ? "1 partida anterior" : `${t.number(f.count)} partidas anteriores`),
  resume: (f) => `Seguir ${f.game} con ${t.list(f.names)}`,
  look: (f) => `Ver ${f.game} con ${t.list(f.names)}`,
  watching: `Partidas que ${t.you("sigues")}`,
  watch: (f) => `Ver el marcador de ${f.game} con ${t.list(f.names)}`,
  viewOnly: "solo para ver",
  won: (f) => {
    const names = t.list(f.names);
    if (f.shared) return `${names} compartieron la victoria`;
    return `${names} ${f.names.length === 1 ? "ganó" : "ganaron"}`;
  },
  leads: (f) => (f.players === 1 ? "va ganando" : "van ganando"),
  nobodyWon: "Terminó sin que ganara nadie",
  lastPlayed: (f) => `Última anotación: ${f.when}`,
  emptyTitle: "Todavía no hay partidas",
  empty: `${t.you("Pon")} el dominó en la mesa, ${t.you("elige")} tu juego y ${t.you("lleva")} la cuenta aquí. Te dice con cuántas ${t.tiles} se empieza, qué viene después y cuándo un número no puede ser.`,
  unreachable: "No hay conexión con el servidor: puede faltar lo que se anotó en otros teléfonos.",
});
