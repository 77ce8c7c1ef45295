import type { EveningProblems, EveningTexts } from "../../evening/texts";
import type { Catalogue } from "../catalogue";
import type { Terms } from "./terms";

/** What is said about evening sheets, in Spanish. */
export const evening = (t: Terms): Catalogue<EveningProblems & EveningTexts> => ({
  "not-an-eveningsheet": "Esto no es una hoja de velada de Pipkeeper.",
  "other-version/evening": (f) =>
    `Solo se pueden leer hojas de velada de la versión ${f.known}. Esta quizá viene de un Pipkeeper más nuevo.`,
  "not-for-this-form": "Este juego no se puede jugar en este tipo de velada.",
  "not-for-this-form/options": "Con estas reglas el juego no se puede jugar en este tipo de velada.",
  "too-many": (f) => `Hay sitio para ${t.number(f.most)} como máximo.`,
  "too-many/rounds": (f) => `Una velada tiene ${t.number(f.most)} rondas como máximo.`,
  "too-many/entries": (f) => `Una velada tiene ${t.number(f.most)} anotaciones y correcciones como máximo.`,
  "out-of-range/warn": "El aviso debe llegar antes de que se acabe el tiempo.",
  "wrong-choice/twice": (f) => `“${f.key}” está dos veces en la lista.`,

  "unknown-kind/evening": (f) =>
    `Esta velada no tiene anotaciones “${f.kind}”. Tiene ${t.choice(f.kinds.map((kind) => `“${kind}”`))}.`,
  "evening-over": "La velada terminó. Todavía se pueden anotar y corregir resultados.",
  "no-such-player/evening": (f) => `Nadie aquí tiene el id “${f.id}”.`,
  "is-here": (f) => `${f.name} ya está aquí.`,
  "is-away": (f) => `${f.name} ya se fue.`,
  "not-here": (f) => `${f.name} no está aquí.`,

  "wrong-round": (f) => `La próxima ronda es la ${f.round}.`,
  "round-open": (f) =>
    `La mesa ${f.table} de la ronda ${f.round} aún no tiene resultado. ${t.you("Anótalo")}, o ${t.you("marca")} que la mesa va con retraso.`,
  "no-such-round": (f) => `Todavía no hay ronda ${f.round}.`,
  "no-such-table": (f) => `La ronda ${f.round} no tiene mesa ${f.table}.`,
  "table-twice": (f) => `La mesa ${f.table} está dos veces.`,
  "table-busy": (f) => `La mesa ${f.table} todavía juega la ronda ${f.round}.`,
  "table-size": "En cada mesa juegan dos parejas.",
  "table-size/sides": "En cada mesa juegan dos parejas, una por lado.",
  "table-size/alone": (f) => `En cada mesa juegan de 2 a ${t.number(f.most)} personas.`,
  "table-size/one-table": "Hay una sola mesa.",
  "at-late-table": (f) => `${f.name} sigue jugando en la mesa ${f.table}.`,
  "seated-twice/evening": (f) => `${f.name} no puede estar en dos sitios.`,
  "left-out": (f) => `¿Dónde va ${t.list(f.names)}? Todos los que están juegan o descansan.`,

  "not-at-table": (f) => `${f.name} no está en la mesa ${f.table}.`,
  "own-side": (f) => `${f.name} es de la pareja que anotó este resultado. Tiene que responder la otra.`,
  "nothing-entered": (f) =>
    `La mesa ${f.table} de la ronda ${f.round} no tiene ningún resultado que responder.`,
  confirmed: (f) =>
    `El resultado de la mesa ${f.table} en la ronda ${f.round} ya está confirmado. Quien organiza puede corregirlo.`,
  "has-result": (f) => `La mesa ${f.table} de la ronda ${f.round} ya tiene resultado.`,
  "won-not-needed": "Los puntos ya dicen quién ganó.",
  level: `Quedaron empatados. ${t.you("Di")} quién ganó.`,
  "adjusts-nothing/evening": "Un ajuste cambia las victorias o los puntos.",

  "evening-sheet": "La hoja de la velada",
  "evening-begins": "el comienzo de la velada",
  "evening-ends": "el final de la velada",
  "entry-of-person": (f) =>
    ({
      add: `llega ${f.name}`,
      here: `${f.name} está aquí`,
      away: `${f.name} se va`,
      rename: `nuevo nombre: ${f.name}`,
      sit: `${f.name} quiere descansar`,
      adjust: `un ajuste para ${f.name}`,
    })[f.kind],
  "entry-of-round": (f) =>
    ({ round: `la ronda ${f.round}`, time: `el tiempo de la ronda ${f.round}` })[f.kind],
  "entry-of-table": (f) => {
    const table = `la mesa ${f.table} en la ronda ${f.round}`;
    return {
      game: `la partida de ${table}`,
      result: `el resultado de ${table}`,
      confirm: `la respuesta de ${table}`,
      dispute: `la respuesta de ${table}`,
      forfeit: `la ausencia en ${table}`,
      late: `el retraso de ${table}`,
    }[f.kind];
  },
});
