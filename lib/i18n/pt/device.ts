import type { DeviceProblems } from "../../client/problems";
import type { Catalogue } from "../catalogue";
import type { Terms } from "./terms";

/** What the device says in Portuguese, besides what rules and server say. */
export const device = (_: Terms): Catalogue<DeviceProblems> => ({
  "device-full":
    "Este aparelho não conseguiu salvar: o armazenamento está cheio ou desativado. Libere espaço e tente de novo.",
  "device-closed":
    "Este navegador não guarda nada desta página, ou há uma versão mais nova aberta. Recarregue a página e anote de novo.",
  "device-changed": "Outra página deste navegador acabou de mudar isto. Anote de novo.",
  deleted: "Esta partida foi apagada deste aparelho em outra página.",
  "no-key": "Este aparelho pode assistir à partida, mas não anotar.",
  "not-open": "A partida ainda não abriu. Tente de novo daqui a pouco.",

  unreachable:
    "O servidor não responde, por isso a mão não foi enviada. Envie de novo quando ele responder, ou diga à mesa.",
  "wrong-key/hand": "A chave deste aparelho não vale mais. Abra de novo o código de quem joga, na mesa.",
  "behind/hand": "Esta mão já foi anotada.",
});
