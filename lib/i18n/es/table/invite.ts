import type { SentencesOf } from "../../catalogue";
import type { invite as English } from "../../en/table/invite";
import type { Terms } from "../terms";

/** Letting others in: links and codes, and their keys. */
export const invite = (t: Terms): SentencesOf<typeof English> => ({
  asWhat: "¿Qué podrán hacer?",
  roles: { keeper: "Anotar", watcher: t.start(t.watch), player: "Enviar su mano" },
  explain: {
    keeper: "Pueden anotar, corregir y deshacer, igual que este dispositivo. Dalo solo a gente de confianza.",
    watcher: `Ven el marcador en vivo, en un ${t.phone}, una tableta o una tele. No pueden cambiar nada.`,
    player: `Al final de una ${t.hand} pueden enviar lo que les queda. Cuenta solo cuando lo acepta quien anota.`,
  },
  scan: `${t.you("Escanéalo")} con la cámara del otro ${t.phone}, o ${t.you("envía")} el enlace.`,
  codes: {
    keeper: "Código para anotar",
    watcher: `Código para ${t.watch}`,
    player: "Código para enviar manos",
  },
  link: "El enlace",
  share: "Compartir el enlace",
  copy: "Copiar el enlace",
  copyText: "Copiar el texto",
  copied: "Copiado.",
  notCopied: `El navegador no lo copió. Ya está seleccionado: ${t.you("cópialo")} a mano.`,
  notOnServer: "El código servirá cuando esta partida haya llegado al servidor.",
  onlyHere: (f) =>
    `Otros ${t.phones} no pueden abrir “${f.host}”, así que el código usa la dirección de este dispositivo en la red de casa. Tienen que estar en el mismo wifi.`,
  nowhere: (f) =>
    `Otros ${t.phones} no pueden abrir “${f.host}”. ${t.you("Abre")} esta página en la dirección que muestra el servidor al arrancar, e ${t.you("invita")} desde allí.`,
  address: "Dirección en la red de casa",
  making: "Creando un código…",

  replace: { keeper: "Anular invitaciones anteriores", player: "Anular enlaces de jugadores" },
  replaceText: {
    keeper: `Los enlaces anteriores solo servirán para ${t.watch}. Quienes anotan necesitan el código nuevo; lo que aún no hayan enviado se queda en sus ${t.phones} hasta entonces.`,
    player:
      "Con los enlaces anteriores ya no se podrán enviar manos. Los jugadores necesitan el código nuevo.",
  },
  replaceYes: "Anularlos y crear un código nuevo",
  replacing: "El código nuevo valdrá en cuanto responda el servidor.",
  replaced: "Hecho. Ahora solo sirve el código de arriba.",

  newInvite: `Para anotar aquí, ${t.you("escanea")} la invitación con la cámara de este dispositivo, o ${t.you("pega")} aquí el enlace completo.`,
  pasteHint: `¿${t.you("Tienes")} el enlace? ${t.you("Pégalo")} aquí completo, o todo el mensaje.`,
  pasted: "El enlace completo",
  use: "Usar",
  refused: "El servidor no acepta la clave de este enlace: se cambió, o es de otra partida.",
  pasteTrouble: {
    damaged: `Este enlace está dañado: le falta una parte, o cambió. ${t.you("Pídelo")} de nuevo.`,
    none: "Este no es un enlace de invitación.",
  },
});
