import type { SentencesOf } from "../../catalogue";
import type { past as English } from "../../en/leagues/past";
import { games } from "../counted";
import type { Terms } from "../terms";

/** The Spanish words for bringing past years into a league. */
export const past = (t: Terms): SentencesOf<typeof English> => {
  const lines = (count: number): string => (count === 1 ? "1 línea" : `${t.number(count)} líneas`);
  return {
    problems: {
      "table-empty": `No hay nada. ${t.you("Pega")} la tabla o ${t.you("elige")} su archivo.`,
      "table-too-large": (f) =>
        `Una tabla puede tener hasta ${t.number(Math.floor(f.most / 1024 / 1024))} MB. ${t.you("Divide")} la tabla por años.`,
      "table-too-long": (f) =>
        `Una tabla puede tener hasta ${t.number(f.most)} líneas. ${t.you("Divide")} la tabla por años.`,
      "table-too-wide": (f) =>
        `Una tabla puede tener hasta ${t.number(f.most)} columnas. ${t.you("Quita")} las que no tengan resultados.`,
      "table-too-deep": `Los resultados están demasiado adentro de otras listas. ${t.you("Guarda")} una tabla con una línea por partida.`,
      "table-workbook": `Es un libro de hojas de cálculo. ${t.you("Copia")} las celdas y ${t.you("pégalas")} aquí, o ${t.you("guarda")} la hoja como CSV y ${t.you("elige")} ese archivo.`,
      "table-not-text": `No es una tabla de texto. ${t.you("Guarda")} los resultados como CSV, o ${t.you("copia")} las celdas y ${t.you("pégalas")} aquí.`,
      "table-broken-json": `Este JSON está cortado o dañado. ${t.you("Vuelve")} a exportarlo, o ${t.you("pega")} una tabla.`,
      "line-total": (f) => `«${f.value}» es una suma, no una partida.`,
      "line-without-result": "Aquí no hay ningún resultado. Si es una nota, no hay nada que hacer.",
      "line-formula": (f) => `«${f.value}» es una fórmula, no un nombre. ${t.you("Pega")} solo los valores.`,
      "line-name": (f) =>
        `«${f.value}» no puede ser un nombre: un nombre tiene de 1 a ${t.number(f.most)} caracteres.`,
      "line-day-missing": `Falta la fecha. ${t.you("Pon")} el día de las partidas sin fecha, o ${t.you("di")} qué columna la tiene.`,
      "line-day": (f) => `«${f.value}» no es una fecha. ${t.you("Escribe")} algo como 2026-11-21.`,
      "line-number": (f) =>
        `«${f.value}» no es un número de puntos. ${t.you("Corrige")} la celda, o ${t.you("di")} qué tiene la columna.`,
      "line-fraction": (f) =>
        `Los puntos son números enteros, y «${f.value}» no lo es. ${t.you("Pon")} el doble a todos, o los puestos.`,
      "line-money": (f) =>
        `«${f.value}» no es una cantidad de dinero como 3,50. ${t.you("Corrige")} la celda, o ${t.you("di")} qué tiene la columna.`,
      "line-money-partners": `Hay una sola cantidad para dos personas, y puede ser de cada una o de las dos. ${t.you("Escribe")} lo que ganó o perdió cada una.`,
      "line-currencies": `En esta partida hay más de una moneda. ${t.you("Pon")} la partida aparte, o ${t.you("quita")} el dinero.`,
      "line-place": (f) => `«${f.value}» no es un puesto como 1 o 2.º.`,
      "line-outcome": (f) => `«${f.value}» no dice quién ganó. ${t.you("Escribe")} G, E o P.`,
      "line-kind": (f) =>
        `«${f.value}» no es un juego de aquí. Si su columna dice otra cosa, ${t.you("elige")} «No se usa».`,
      "line-one-player": (f) => `Solo aparece ${f.name}, y en un resultado hay al menos dos personas.`,
      "line-too-many-players": (f) => `En un resultado caben ${t.number(f.most)} personas.`,
      "line-figure-missing": (f) =>
        `No dice cómo le fue a ${f.name}. ${t.you("Pon")} los puntos o el puesto de todos.`,
      "line-name-twice": (f) => `${f.name} está dos veces en esta partida.`,
      "line-winner": (f) =>
        `Dice que ganó ${f.name}, pero otros tienen mejores puntos. ${t.you("Revisa")} si gana quien tiene más o quien tiene menos.`,
      "line-sides": "Las parejas juegan en dos bandos, y todos están en uno de los dos.",
    },
    hint: `${t.you("Pega")} una tabla de una hoja de cálculo, o ${t.you("elige")} un archivo: CSV, texto o el JSON de otro marcador. Una línea por partida o por jugador; las personas en columnas o en filas. Nada cambia antes de ver qué resultaría.`,
    text: "La tabla",
    textHint: `Con fechas y nombres. De una sola ${t.evening}: las personas hacia abajo, las partidas hacia la derecha, y el día debajo.`,
    choose: "Elegir un archivo",
    read: "Leer la tabla",
    reading: "Leyendo…",
    notRead: `Este navegador no pudo leerla. ${t.you("Recarga")} la página y ${t.you("prueba")} otra vez.`,

    columns: "Cómo se entendió",
    columnsHint: (f) => `${lines(f.lines)}. ${t.you("Corrige")} lo que no se haya adivinado bien.`,
    heading: "La primera línea tiene los nombres de las columnas",
    column: (f) => (f.heading === "" ? `Columna ${f.number}` : `Columna ${f.number}: ${f.heading}`),
    roles: {
      none: "No se usa",
      day: "Fecha",
      game: "Número de la partida",
      kind: "Juego",
      player: "Nombre",
      points: "Puntos",
      money: "Dinero ganado o perdido",
      currency: "Moneda",
      place: "Puesto",
      side: "Pareja",
      outcome: "Ganó, empató o perdió",
      winner: "Nombre de quien ganó",
      next: "Nombre del puesto siguiente",
      both: "Puntos de los dos, como 5-4",
      scores: "Nombre con puntos",
      person: "Lo de esta persona",
    },
    order: "Las fechas están escritas",
    orders: { "day-first": "Día, mes, año", "month-first": "Mes, día, año" },
    orderNotSure: `Las fechas se pueden leer de dos maneras. ${t.you("Revisa")} esto.`,
    day: "Día de las partidas sin fecha",
    money: "Dinero ganado o perdido",
    kind: "Juego",
    kindElse: "Juego, donde la tabla no lo diga",

    people: "Quién es quién",
    newPeople: (f) => `Nuevos en la liga: ${f.names.join(", ")}`,
    newcomersAre: "Entran en la liga como",
    newcomersHint: `Solo a la gente de la liga se le pregunta si viene y se le cobran cuotas.`,
    newcomers: { members: "Gente de la liga", former: "Gente que ya no viene", guests: "Visitas" },
    knownPeople: (f) => `Ya están en la liga: ${f.names.join(", ")}`,
    checkPeople: "Nombres parecidos: ¿son las mismas personas?",
    allPeople: "Elegir para cada uno",
    person: (f) => `${f.name}, ${games(t, f.games)}`,
    newPerson: (f) => `Alguien nuevo: ${f.name}`,

    leftOut: (f) => (f.lines === 1 ? "Se deja fuera 1 línea" : `Se dejan fuera ${t.number(f.lines)} líneas`),
    lineProblem: (f) => `Línea ${t.number(f.line)}: ${f.message}`,
    more: (f) => `Y ${lines(f.lines)} más.`,
    doubles: (f) =>
      f.games === 1
        ? "1 partida ya está en la liga: mismo día, mismo juego, mismo resultado. Se deja fuera."
        : `${t.number(f.games)} partidas ya están en la liga: mismo día, mismo juego, mismo resultado. Se dejan fuera.`,
    withDoubles: `Son otras partidas: ${t.add} también`,

    forMoney: (f) =>
      `El dinero ganado y perdido en ${games(t, f.games)} también entra, y cuenta en quién debe a quién.`,
    trial: "Qué resultaría",
    none: `No hay ninguna partida que se pueda ${t.add}.`,
    span: (f) =>
      f.from === f.to
        ? `${games(t, f.games)} del ${f.from}`
        : `${games(t, f.games)}, del ${f.from} al ${f.to}`,
    bring: (f) => `${t.start(t.add)} ${games(t, f.games)}`,
    meanwhile: `La liga cambió mientras tanto, así que todavía no entró nada. ${t.you("Revisa")} otra vez.`,
    brought: (f) => `${games(t, f.games)} más en la liga. Todo está guardado.`,
    broughtHere: (f) =>
      `${games(t, f.games)} más. Todo está guardado en este dispositivo y contará cuando lo tenga el servidor.`,

    evening: {
      hint: `Quién jugó, una persona debajo de otra, y sus cifras partida por partida. Con Intro se pasa a la siguiente. La casilla de quien descansó queda vacía; «Ana & Bo» jugaron en pareja toda la ${t.evening}.`,
      name: (f) => `Nombre ${t.number(f.number)}`,
      game: (f) => `Partida ${t.number(f.number)}`,
      cell: (f) => `${f.name}, partida ${t.number(f.game)}`,
      minus: "Menos −",
      winner: "Ganó *",
      check: `Revisar la ${t.evening}`,
      nameless: (f) => `La fila ${t.number(f.number)} tiene cifras y ningún nombre.`,
      nothing: "Faltan al menos dos nombres y cómo les fue.",
      problem: (f) => `Partida ${t.number(f.game)}: ${f.message}`,
    },

    batches: "Lo que entró junto",
    batchesHint: "Cada grupo se puede quitar entero.",
    takeBack: "Quitar de la liga",
    tookBack: (f) => `Fuera de la liga: ${f.line}`,
  };
};
