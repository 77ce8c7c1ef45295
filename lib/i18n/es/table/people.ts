import type { SentencesOf } from "../../catalogue";
import type { people as English } from "../../en/table/people";
import type { Terms } from "../terms";

export const people = (t: Terms): SentencesOf<typeof English> => ({
  title: "En la mesa",
  seats: "Quién se sienta dónde",
  seatsText:
    "En el sentido del reloj. Arrastra un número o usa las flechas. Cambiar de asiento no cambia los puntos.",
  saveSeats: "Guardar estos asientos",
  seatsAsTheyWere: "Dejarlos como estaban",
  more: (f) => `Cambiar a ${f.name}`,
  gone: "Ya no juegan",

  name: "Nombre",
  who: "Quién",
  saveName: "Guardar el nombre",

  someoneLeaves: "¿Alguien tiene que irse?",
  leaves: (f) => `${f.name} deja la partida`,
  leavesText: (f) => `${f.name} termina aquí; los demás siguen.`,
  score: "Los puntos",
  ranked: "Con puesto, detrás de quienes siguen",
  unranked: "A la vista, pero sin puesto",
  stake: (f) => `La entrada de ${f.stake}`,
  stakeStays: "Se queda en el bote",
  stakeBack: "Se devuelve",
  balance: (f) => `Se va con ${f.balance}.`,
  leave: (f) => `${f.name} se va`,

  comesBack: (f) => `${f.name} vuelve`,
  comesBackText: (f) => `${f.name} vuelve a jugar en el mismo asiento. Las rondas que no jugó no cuentan.`,
  goesOnWith: "Sigue con",
  letComeBack: "De vuelta a la partida",
  leftBefore: (f) => `${f.name} dejó esta partida y puede volver.`,

  join: "Añadir a alguien",
  joinName: "Nombre de quien entra",
  seat: "Se sienta",
  firstSeat: "En el primer asiento",
  after: (f) => `Después de ${f.name}`,
  begins: "Empieza con",
  start: {
    own: (f) => `Sus propios puntos: ${t.number(f.points)}`,
    zero: (f) => `Cero: ${t.number(f.points)}`,
    average: (f) => `El promedio: ${t.number(f.points)}`,
    highest: (f) => `Lo más alto: ${t.number(f.points)}`,
    given: "Otro total",
  },
  startGiven: "Total",
  pays: (f) => `Paga ahora la entrada de ${f.money}, como pagaron todos.`,
  add: "Añadir a la partida",
});
