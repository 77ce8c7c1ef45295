import type { DeviceProblems } from "../../client/problems";
import type { Catalogue } from "../catalogue";
import type { Terms } from "./terms";

/** What the device says in Spanish, besides what rules and server say. */
export const device = (t: Terms): Catalogue<DeviceProblems> => ({
  "device-full":
    "Este dispositivo no pudo guardarlo: su almacenamiento está lleno o desactivado. Haz espacio e inténtalo otra vez.",
  "device-closed":
    "Este navegador no guarda nada de esta página, o hay abierta una versión más nueva. Recarga la página y anótalo otra vez.",
  "device-changed": "Otra página de este navegador acaba de cambiarla. Anótalo otra vez.",
  deleted: "Esta partida se borró de este dispositivo en otra página.",
  "no-key": `Este dispositivo puede ${t.watch} la partida, pero no anotar.`,
  "not-open": "La partida todavía no está abierta. Prueba de nuevo en un momento.",

  unreachable:
    "El servidor no responde, así que la mano no se envió. Envíala de nuevo cuando responda, o dila en la mesa.",
  "wrong-key/hand":
    "La clave de este dispositivo ya no sirve. Abre otra vez, en la mesa, el código para jugadores.",
  "behind/hand": "Esta mano ya está anotada.",
});
