import type { SentencesOf } from "../../catalogue";
import type { hand as English } from "../../en/table/hand";
import type { Terms } from "../terms";

/** The page by which a player sends what they hold. */
export const hand = (t: Terms): SentencesOf<typeof English> => ({
  title: "Sua mão",
  who: "Quem é você?",
  notYou: "Outra pessoa",
  you: (f) => `${f.name}, o que sobrou na sua mão?`,
  send: "Enviar",
  sending: "Enviando…",
  sent: (f) => `Enviado: ${f.hand}. Conta quando quem anota aceitar.`,
  change: "Mudar",
  nothing: "Não há nada para enviar agora.",
  holdsNothing: (f) => `${f.name} não joga esta rodada.`,
  noKeyTitle: "Falta o código de quem joga",
  noKey:
    "Este aparelho ainda não pode enviar mãos. Leia o código de quem joga: na mesa, em Convidar, “Enviar a própria mão”.",
  linkTrouble: {
    damaged: "O link que você abriu está danificado: falta uma parte, ou algo mudou.",
    refused: "O código de quem joga foi trocado: com este link não se envia mais nenhuma mão.",
  },
  reported: (f) => `${f.name} diz ${f.hand}`,
  pips: (f) => (f.tiles.length === 0 ? t.number(f.pips) : `${t.number(f.pips)} (${f.tiles.join(", ")})`),
  take: "Aceitar",
  taken: "aceito",
  cameIn: (f) =>
    f.names.length === 1 ? `${f.names[0]} enviou a mão.` : `${t.list(f.names)} enviaram as mãos.`,
  closed: "Isto foi anotado na mesa enquanto você digitava",
  closedText: (f) => `Você tinha digitado ${f.hand}. Não foi enviado.`,
  iWentOut: "Bati",
  quoted: (f) => `“${f.text}”`,
  stillMine: "É minha mão agora: usar",
});
