import type { SentencesOf } from "../../catalogue";
import type { plans as English } from "../../en/leagues/plans";
import type { Terms } from "../terms";

/** The Spanish words of evenings that a league plans. */
export const plans = (t: Terms): SentencesOf<typeof English> => ({
  next: `Próxima ${t.evening}`,
  alsoPlanned: "También previstas",
  line: (f) => (f.place === "" ? f.when : `${f.when} · ${f.place}`),
  answers: { coming: "Vienen", maybe: "Quizá", not: "No vienen" },
  counted: (f) => `${f.answer}: ${t.number(f.count)}`,
  silent: (f) => (f.count === 1 ? "Falta 1 respuesta." : `Faltan ${t.number(f.count)} respuestas.`),
  left: (f) =>
    f.places === 0
      ? "Ya no quedan plazas."
      : f.places === 1
        ? "Queda 1 plaza."
        : `Quedan ${t.number(f.places)} plazas.`,
  waiting: "Esperan plaza",
  subscribe: "Suscribirse",
  calendar: `${t.start(t.evenings)} en el calendario`,
  feed: "Resultados como canal (Atom)",

  answerTitle: (f) => `¿${t.you("Vienes")}, ${f.name}?`,
  answerKeys: { coming: "Voy", maybe: "Quizá", not: "No puedo ir" },
  asked: (f) => `Tu respuesta para el ${f.when}`,
  notAnswered: "Todavía no has respondido.",
  onlyYours: `Este enlace responde solo por ${t.you("ti")}, ahora y siempre. ${t.you("Guárdalo")} y no se lo des a nadie.`,
  unsent: `Sin conexión. Tu respuesta está en este ${t.phone} y se enviará cuando haya conexión.`,
  notSaved: {
    "evening-over": `Esa ${t.evening} ya pasó: tu respuesta no se guardó.`,
    "no-such-part": `Esa ${t.evening} se canceló: tu respuesta no se guardó.`,
  },
  noneTitle: `Ninguna ${t.evening} prevista`,
  none: `Cuando haya una, ${t.you("puedes")} responder aquí con el mismo enlace.`,
  wrongTitle: "Este enlace no es válido",
  wrong: `Fue reemplazado o está incompleto. ${t.you("Pide")} tu nuevo enlace a quien administra la liga.`,
  notices: {
    heading: "Avisos en este dispositivo",
    hint: `Llega uno cuando se fija o se cambia una ${t.evening}, el mismo día, y después con lo que pasó. Los envía este servidor, cifrados, por el servicio de avisos del fabricante de tu navegador, que sabe que se envió algo, pero no qué. No interviene nadie más.`,
    on: "Activar los avisos",
    off: "Desactivar los avisos",
    isOn: "Los avisos están activados.",
    blocked: "Los avisos de este sitio están bloqueados en este navegador. Se permiten en sus ajustes.",
    failed: `No funcionó. No hay conexión con el servidor o con el servicio de avisos del navegador; ${t.you("prueba")} más tarde.`,
  },
  toLeague: "Ver la liga",

  heading: t.start(t.evenings),
  hint: (f) =>
    `Cualquiera que conozca la dirección de la liga ve la fecha, el lugar y las respuestas. Las horas son las de ${f.zone}.`,
  plan: `Fijar una ${t.evening}`,
  day: "Fecha",
  time: "Hora",
  place: "Lugar",
  placeHint: `${t.you("Déjalo")} vacío si ya se sabe dónde.`,
  weeks: "Durante cuántas semanas",
  weeksHint: `1 para esta ${t.evening} sola; más para una cada semana.`,
  notWeeks: (f) => `${t.you("Escribe")} un número de semanas de 1 a ${t.number(f.most)}.`,
  places: "Plazas",
  placesHint: `Cuántas personas caben. ${t.you("Déjalo")} vacío si caben todas.`,
  notPlaces: `${t.you("Escribe")} cuántas personas caben con un número entero, o nada.`,
  save: "Guardar",
  planned: "Previstas",
  nonePlanned: `No hay ninguna ${t.evening} prevista.`,
  change: "Cambiar fecha, hora o lugar",
  remove: `Cancelar la ${t.evening}`,
  sameDay: (f) => `Ya está prevista: ${f.line}. ¿Prever otra ${t.evening} para el mismo día?`,
  twice: "Prevista más de una vez para este día.",
  notRead: "Las respuestas están en el servidor, y no hay conexión con él.",
  links: "Enlaces para responder",
  linksHint: `${t.you("Envía")} a cada jugador su propio enlace. Con él dice si viene, en su propio ${t.phone} y sin cuenta. Es siempre el mismo.`,
  allLinks: "Todos los enlaces en un mensaje",
  silentLinks: "Enlaces de quienes no han respondido",
  allLinksHint: "Para un chat de grupo. Cualquiera del grupo podrá entonces responder por cualquiera.",
  copyAll: "Copiar el mensaje",
  linksNotRead: "Los enlaces los hace el servidor, y no hay conexión con él.",
  replace: (f) => `Reemplazar el enlace de ${f.name}`,
  replaceTitle: (f) => `¿Cambiar el enlace de ${f.name}?`,
  replaceHint: "El enlace de arriba deja de servir; hay que enviar el nuevo.",
  replaced: "Reemplazado. El de arriba es el nuevo.",
});
