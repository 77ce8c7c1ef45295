import type { SentencesOf } from "../../catalogue";
import type { sheet as English } from "../../en/table/sheet";
import type { Terms } from "../terms";

export const sheet = (t: Terms): SentencesOf<typeof English> => ({
  title: t.start(t.scoreSheet),
  blankTitle: (f) => `${f.game}: hoja en blanco`,
  blank: "Hoja en blanco para imprimir",
  back: "Volver a la mesa",
  open: "Guardar o imprimir",
  print: "Imprimir",
  saveSheet: "Guardar la partida como archivo",
  saveTable: "Guardar como CSV",
  saved: "Archivo guardado.",
  failed: "El navegador no guardó el archivo.",
  table: "Puntos y totales",
  round: "N.º",
  opened: "Salida",
  tile: (f) => {
    const [end, other] = f.tile.split("-");
    return f.tile === "w-w" ? "comodín" : end === other ? `${end}` : f.tile;
  },
  drawn: t.fromBoneyard,
  start: "Inicio",
  extras: "Extras",
  total: "Total",
  place: "Puesto",
  outKey: t.wentOut,
  drawnKey: `se tomó ${t.fromBoneyard}`,
  correctedKey: "corregido o anulado",
  stakes: "Entradas",
  blankKey: "En cada casilla: arriba lo que se anota, abajo el total.",
  aim: {
    few: "gana el total más bajo",
    many: "gana el total más alto",
    money: "gana quien tiene más dinero",
  },
  moneyIn: (f) => `dinero en ${f.currency}`,
  player: (f) => `Jugador ${t.number(f.seat)}`,
  dateLine: "Fecha:",
  stillPlaying: "Sin terminar",
  won: (f) => {
    const names = t.list(f.names);
    if (f.names.length === 0) return "Terminó sin que ganara nadie";
    if (f.shared) return `${names} compartieron la victoria`;
    return `${names} ${f.names.length === 1 ? "ganó" : "ganaron"}`;
  },
  noneTitle: "No hay hoja que mostrar",
  none: "Este dispositivo no tiene la partida de esta dirección.",
  csv: {
    round: "N.º",
    opened: "Salida con",
    out: t.start(t.wentOut),
    start: "Inicio",
    extras: "Extras",
    total: "Total",
    points: (f) => f.name,
    money: (f) => `${f.name} (dinero)`,
  },
});
