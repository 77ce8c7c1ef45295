import type { LeagueProblems, LeagueTexts } from "@/lib/league/texts";
import type { Catalogue } from "../../catalogue";
import { games, points } from "../counted";
import type { Terms } from "../terms";

/** What a league says in Spanish. */
export const league = (t: Terms): Catalogue<LeagueProblems & LeagueTexts> => ({
  name: (f) => `Un nombre tiene de 1 a ${t.number(f.most)} caracteres.`,
  "name-taken": (f) =>
    `En la liga ya hay alguien con el nombre ${f.name}. ${t.you("Cambia")} uno de los dos o, si es la misma persona, ${t.you("únelos")}.`,
  "league-of-one": "Una liga necesita dos jugadores o más.",
  "player-id-twice/league": (f) => `Dos jugadores tienen el id ${f.id}.`,
  "not-a-time-zone": (f) => `No existe la zona horaria “${f.name}”. Se escribe como Europe/Berlin.`,
  "not-a-currency": "Una moneda se escribe con sus tres letras, como EUR.",

  "not-a-day": "Ese día no existe. Una fecha se escribe así: 2026-11-21.",
  "ends-first": (f) => `La temporada termina (${f.to}) antes de empezar (${f.from}).`,
  "seasons-overlap": (f) =>
    `${f.name} va de ${f.from} a ${f.to}. Un día es de una sola temporada: ${t.you("elige")} otros días.`,

  "points-rise": (f) =>
    `El puesto ${t.number(f.place)} daría ${points(t, f.points)}, más que el anterior, que da ${t.number(f.before)}. De un puesto al siguiente los puntos pueden quedar iguales o bajar.`,

  "points-for-all": `${t.you("Di")} para qué juego son estos puntos, o para cuántos jugadores o parejas.`,
  "points-twice": "Para esas partidas ya hay puntos. Solo puede quedar una de las dos tablas.",
  "handicap-twice": (f) => `${f.name} ya tiene una ventaja. Solo puede quedar una de las dos.`,

  "slug-shape":
    "La dirección de una liga tiene de 3 a 40 caracteres: letras minúsculas, números y guiones entre ellas.",
  "slug-reserved": (f) => `“${f.slug}” es una dirección del propio Pipkeeper. ${t.you("Elige")} otra.`,

  "slug-taken": (f) => `Otra liga tiene la dirección “${f.slug}”. “${f.free}” está libre.`,
  "too-many-slugs": (f) =>
    `La liga ha tenido ${t.number(f.most)} direcciones, y todas siguen sirviendo. No puede tener más.`,

  "no-such-player/league": () => "Esta persona no está en la liga.",
  "too-many-players": (f) => `En una liga caben ${t.number(f.most)} jugadores.`,
  merged: (f) => `${f.name} y ${f.into} están como una misma persona. Primero ${t.you("sepáralos")}.`,
  "merged/has-merged": (f) =>
    `Hay alguien más que está como la misma persona que ${f.name}. Primero ${t.you("sepáralos")}.`,
  "merge-itself": "Una persona no se puede unir consigo misma.",
  "not-merged": (f) => `${f.name} no está como la misma persona que nadie más.`,
  "played-together": (f) => `${f.name} y ${f.into} han jugado en una misma mesa: son dos personas.`,
  "has-results": (f) =>
    `${f.name} ha jugado ${games(t, f.games)} en esta liga y sigue en sus tablas. Primero ${t.you("quita")} sus partidas de la liga, o ${t.you("une")} a ${f.name} con la persona correcta.`,
  "has-payments": (f) => `En las cuentas hay pagos de ${f.name}. Primero ${t.you("anúlalos")}.`,

  erased: `El nombre de esta persona se quitó de la liga. Primero ${t.you("devuélvelo")}.`,
  "erased/for-good": "El nombre de esta persona ya no existe y no se puede devolver.",
  "not-erased": (f) => `${f.name} todavía tiene su nombre en la liga.`,

  "no-such-season": () => "La liga no tiene esta temporada.",
  "too-many-seasons": (f) => `En una liga caben ${t.number(f.most)} temporadas.`,

  "name-taken/rules": (f) => `La liga ya tiene reglas de la casa con el nombre “${f.name}”.`,
  "no-such-rules": () => "La liga no tiene estas reglas de la casa.",
  "too-many-rules": (f) => `En una liga caben ${t.number(f.most)} conjuntos de reglas de la casa.`,

  "not-a-time": "Una hora se escribe así: 20:00.",
  place: (f) => `Un lugar tiene ${t.number(f.most)} caracteres como máximo.`,
  "no-such-evening": () => `La liga no tiene prevista esta ${t.evening}.`,
  "too-many-evenings": (f) =>
    `En una liga caben ${t.number(f.most)} ${t.evenings}. Primero ${t.you("quita")} una que ya pasó.`,

  "no-such-game": () =>
    `El servidor todavía no tiene esta partida. Se puede ${t.add} a una liga cuando esté allí.`,
  "game-deleted/league": "La partida se borró en el servidor.",
  "not-in-league": () => "Esta partida no está en la liga.",
  "too-many-leagues": (f) =>
    `Una partida se puede ${t.add} a ${t.number(f.most)} ligas desde donde se anota, y a otras ${t.number(f.most)} desde fuera. De esta manera ya no caben más.`,
  "too-many-games": (f) =>
    `En una liga caben ${t.number(f.most)} partidas. Empieza otra liga para las siguientes. Esta partida no pierde su resultado.`,
  "no-such-seat": () => "Nadie ocupa este lugar en la mesa de la partida.",
  "seat-missing/league": (f) =>
    `¿${f.names.length === 1 ? "Quién es" : "Quiénes son"} en la liga ${t.list(f.names)}? Cada asiento de la mesa necesita un jugador de la liga.`,
  "seat-twice": (f) => `${f.name} estaría dos veces en la mesa.`,

  "no-currency": `Esta liga no juega por dinero. Primero ${t.you("elige")} su moneda.`,
  "pays-itself": "Un pago va de una persona a otra.",
  "no-such-payment": () => "La liga no tiene este pago.",
  "payment-taken": () => "La liga ya tiene otro pago con este id.",
  "kitty-id": "Ese id es el de la caja. El jugador necesita otro.",

  "long-comment": (f) => `Un comentario tiene como máximo ${t.number(f.most)} caracteres.`,
  "game-id-taken": () => "Ya hay una partida con este id que se llevó con Pipkeeper.",
  "in-future": (f) => `Ese día todavía no llega. Hoy es ${f.today}.`,
  "no-such-batch": () => "La liga no tiene resultados de este lote.",
  "too-many-games/batch": (f) =>
    `En una liga caben ${t.number(f.most)} partidas, y en esta ${f.room === 0 ? "no cabe ninguna más" : f.room === 1 ? "cabe 1 más" : `caben ${t.number(f.room)} más`}. ${t.you("Elige")} menos, o ${t.you("crea")} otra liga para los años pasados.`,
  "batch-length": (f) => `Esta lista debe decir algo de cada una de las ${t.number(f.players)} personas.`,
  "paper-place": `${t.you("Pon")} el puesto de todos.`,
  "paper-points": `${t.you("Pon")} los puntos de todos.`,
  "paper-not-both": `Aquí los puestos salen de los puntos. Para dar también los puestos, ${t.you("di")} que se conocen.`,
  "paper-gap": (f) =>
    `Este puesto no va con los demás: sería el ${t.number(f.place)}. Quienes empatan tienen el mismo puesto, y los siguientes quedan vacíos.`,
  "paper-side": "O todos están en una de las dos parejas, o nadie.",
  "paper-one-side": "En cada pareja tiene que haber alguien.",
  "paper-partners": "Quienes juegan en pareja comparten el puesto y los puntos.",
  "paper-balance": "El dinero se pone para todos o para nadie.",
  "paper-sum": (f) =>
    `Lo ganado y lo perdido tienen que sumar 0. La suma es ${t.number(f.sum)} en la unidad más pequeña de la moneda.`,

  "keepers-only":
    "Con esta clave se añaden partidas, resultados en papel y gente nueva, y nada más. Lo demás lo hace quien administra la liga.",
  "league-id-taken": "Otra liga tiene este id.",
  "changes-missing": (f) =>
    `La liga no tiene el cambio ${f.id}, después del cual se hicieron estos. No se cambió nada; ${t.you("envía")} otra vez lo anterior.`,
  "id-taken/change": (f) => `Un cambio distinto ya tiene el id ${f.id}.`,
  "unknown-change": (f) => `“change” debería ser uno de estos: ${f.kinds.join(", ")}.`,
  "same-id-twice": (f) => `Dos cambios de esta petición tienen el id ${f.id}.`,
  "same-id-twice/season": (f) => `Dos temporadas tienen el id ${f.id}.`,

  "the-change": "el cambio",
});
