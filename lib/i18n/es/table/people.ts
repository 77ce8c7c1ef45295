import type { SentencesOf } from "../../catalogue";
import type { people as English } from "../../en/table/people";
import type { Terms } from "../terms";

export const people = (t: Terms): SentencesOf<typeof English> => ({
  title: "En la mesa",
  seats: "Quién se sienta dónde",
  seatsText: `En el sentido del reloj. ${t.you("Arrastra")} un número o ${t.you("usa")} las flechas. Cambiar de asiento no cambia los puntos.`,
  saveSeats: "Guardar estos asientos",
  seatsAsTheyWere: "Dejarlos como estaban",
  more: (f) => `Editar a ${f.name}`,
  gone: "Ya no juegan",

  name: "Nombre",
  who: "Quién",
  saveName: "Guardar el nombre",

  someoneLeaves: "¿Alguien se va?",
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

  someoneIsReplaced: "¿Alguien ocupa el lugar de otra persona?",
  playersStay:
    "En este juego no entra ni se va nadie, pero otra persona puede seguir en el lugar de alguien.",
  isReplaced: (f) => `Alguien juega por ${f.name}`,
  substituteName: "Quién juega desde ahora",
  substituteText: (f) =>
    `Con el mismo asiento y los mismos puntos. Lo que jugó ${f.name} sigue a su nombre. Decisión nuestra: el resultado es de quienes están en la mesa al final; ${f.name} queda sin puesto, y en una liga esta partida no le cuenta.`,
  substitute: "Ocupar el lugar",
  playsFor: (f) => `${f.name} juega por ${f.out}`,
  backFor: (f) =>
    `${f.name} puede volver en el lugar de ${t.choice(f.names)}: ${t.you("toca")} a quien se va.`,
  replacedRuling:
    "Decisión nuestra: el resultado es de quienes están en la mesa al final. Quien cedió su lugar queda sin puesto, y en una liga esta partida no le cuenta.",

  comesBack: (f) => `${f.name} vuelve`,
  comesBackText: (f) => `${f.name} vuelve a jugar en el mismo asiento. Lo que no jugó no cuenta.`,
  goesOnWith: "Sigue con",
  letComeBack: "De vuelta a la partida",
  leftBefore: (f) => `${f.name} dejó esta partida y puede volver.`,

  join: `${t.start(t.add)} a alguien`,
  joinName: "Nombre de quien entra",
  seat: "Se sienta",
  firstSeat: "En el primer asiento",
  after: (f) => `Después de ${f.name}`,
  begins: "Empieza con",
  start: {
    own: (f) => `Sus propios puntos: ${t.number(f.points)}`,
    zero: (f) => `Cero: ${t.number(f.points)}`,
    average: (f) => `El promedio: ${t.number(f.points)}`,
    highest: (f) => `El total más alto: ${t.number(f.points)}`,
    given: "Otro total",
  },
  startGiven: "Total",
  pays: (f) => `Paga ahora la entrada de ${f.money}, como pagaron todos.`,
  add: `${t.start(t.add)} a la partida`,
});
