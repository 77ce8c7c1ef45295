import type { ChangeTexts } from "@/lib/league/change/texts";
import type { Catalogue } from "../../catalogue";
import type { Terms } from "../terms";
import { first, owe } from "./kitty";

const planned = (f: { when: string; place: string }): string =>
  f.place === "" ? f.when : `${f.when} · ${f.place}`;

/** What a change of a league does, in Spanish. */
export const changeTexts = (t: Terms): Catalogue<ChangeTexts> => ({
  name: (f) => `Nombre de la liga: ${f.name}`,
  slug: (f) => `Dirección: ${f.slug}`,
  points: (f) => `Puntos por puesto: ${f.points.map(t.number).join(", ")}`,
  scoring: "Lo que valen las partidas además de los puntos por puesto",
  currency: (f) => (f.currency === "" ? "Sin moneda" : `Moneda: ${f.currency}`),
  "time-zone": (f) => `Zona horaria: ${f.timeZone}`,
  scorers: (f) => (f.may ? "Un enlace para quien anota" : "Enlace para quien anota, anulado"),
  sign: (f) => (f.tile === "" ? "Signo de la liga, quitado" : `Signo de la liga: ${f.tile}`),
  player: (f) => `${f.former ? "Ya no viene" : f.guest ? "De visita" : "Jugador"}: ${f.name}`,
  guests: (f) =>
    f.ranked
      ? "Quienes vienen de visita tienen puesto en las tablas"
      : "Quienes vienen de visita no tienen puesto en las tablas",
  "remove-player": (f) => `Fuera de la liga: ${f.name}`,
  "erase-player": "Se quita un nombre de la liga",
  "restore-player": "Se devuelve un nombre",
  merge: (f) => `${f.name} es ${f.into}`,
  unmerge: (f) => `${f.name} vuelve a ser otra persona`,
  season: (f) => `Temporada: ${f.name}, de ${f.from} a ${f.to}`,
  "remove-season": (f) => `Temporada quitada: ${f.name}`,
  rules: (f) => `Reglas de la casa: ${f.name}`,
  "remove-rules": (f) => `Reglas de la casa quitadas: ${f.name}`,
  evening: (f) => `${t.start(t.evening)}: ${planned(f)}`,
  "remove-evening": (f) => `${t.start(t.evening)} cancelada: ${planned(f)}`,
  game: `Una partida ${t.added} a la liga`,
  "remove-game": "Una partida quitada de la liga",
  payment: ({ from, to, amount, when, owedFor }) =>
    `${owedFor === "" ? `${first(from)} le dio ${amount} a ${to}` : owe(t)({ names: [to], to: from, amount, owedFor })} (${when})`,
  "remove-payment": "Un pago anulado",
  comment: (f) => (f.line === "" ? "Un comentario quitado" : `Comentario: ${f.line}`),
  "paper-result": (f) => `Resultado en papel: ${f.ruleset}, ${f.when}`,
  "paper-results": (f) => {
    const days = f.from === f.to ? `del ${f.from}` : `del ${f.from} al ${f.to}`;
    return `${f.games === 1 ? "1 resultado pasado" : `${t.number(f.games)} resultados pasados`} ${days}`;
  },
  "remove-batch": "Resultados pasados quitados",
});
