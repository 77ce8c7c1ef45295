import type { DeviceProblems } from "../../client/problems";
import type { Catalogue } from "../catalogue";
import type { Terms } from "./terms";

/** What the device says in Spanish, besides what rules and server say. */
export const device = (t: Terms): Catalogue<DeviceProblems> => ({
  "device-full": `Este dispositivo no pudo guardarlo: su almacenamiento está lleno o desactivado. ${t.you("Haz")} espacio e ${t.you("inténtalo")} otra vez.`,
  "device-closed": `Este navegador no guarda nada de esta página, o hay abierta una versión más nueva. ${t.you("Recarga")} la página y ${t.you("anótalo")} otra vez.`,
  "device-changed": `Otra página de este navegador acaba de cambiarla. ${t.you("Anótalo")} otra vez.`,
  deleted: "Esta partida se borró de este dispositivo en otra página.",
  "no-key": `Este dispositivo puede ${t.watch} la partida, pero no anotar.`,
  "not-open": `La partida todavía no está abierta. ${t.you("Prueba")} de nuevo en un momento.`,

  unreachable: `El servidor no responde, así que la mano no se envió. ${t.you("Envíala")} de nuevo cuando responda, o ${t.you("dila")} en la mesa.`,
  "wrong-key/hand": `La clave de este dispositivo ya no sirve. ${t.you("Abre")} otra vez, en la mesa, el código para jugadores.`,
  "behind/hand": "Esta mano ya está anotada.",
});
