import type { SentencesOf } from "../../catalogue";
import type { invite as English } from "../../en/table/invite";
import type { Terms } from "../terms";

/** Letting others in: links and codes, and their keys. */
export const invite = (_: Terms): SentencesOf<typeof English> => ({
  asWhat: "O que vão poder fazer?",
  roles: { keeper: "Anotar", watcher: "Assistir", player: "Enviar a própria mão" },
  explain: {
    keeper:
      "Podem anotar, corrigir e desfazer, como este aparelho. Dê só a quem tem a sua confiança para anotar.",
    watcher: "Veem o placar ao vivo, no celular, no tablet ou na TV. Não podem mudar nada.",
    player: "No fim da rodada podem enviar o que sobrou na mão. Só conta quando quem anota aceitar.",
  },
  scan: "Leia com a câmera do outro celular, ou envie o link.",
  codes: {
    keeper: "Código para anotar",
    watcher: "Código para assistir",
    player: "Código para enviar a própria mão",
  },
  link: "O link",
  share: "Compartilhar o link",
  copy: "Copiar o link",
  copyText: "Copiar o texto",
  copied: "Copiado.",
  notCopied: "O navegador não copiou. Já está selecionado: copie à mão.",
  notOnServer: "O código funciona assim que esta partida chegar ao servidor.",
  onlyHere: (f) =>
    `Outros celulares não conseguem abrir “${f.host}”, por isso o código usa o endereço deste aparelho na rede de casa. É preciso usar o mesmo Wi-Fi.`,
  nowhere: (f) =>
    `Outros celulares não conseguem abrir “${f.host}”. Abra esta página pelo endereço que o servidor mostra ao iniciar e convide de lá.`,
  address: "Endereço na rede de casa",
  making: "Criando um código…",

  replace: { keeper: "Cancelar links antigos", player: "Cancelar links antigos de quem joga" },
  replaceText: {
    keeper:
      "Com os links antigos só se pode assistir. As outras pessoas que anotam precisam do novo código; o que ainda não foi enviado fica nos celulares até lá.",
    player: "Com os links antigos não se envia mais nenhuma mão. Quem joga precisa do novo código.",
  },
  replaceYes: "Cancelar e criar um novo código",
  replacing: "O novo código passa a valer assim que o servidor responder.",
  replaced: "Pronto. Agora só o código acima funciona.",

  newInvite: "Para anotar aqui, leia o convite com a câmera deste aparelho, ou cole o link inteiro aqui.",
  pasteHint: "Você tem o link? Cole-o inteiro aqui, ou a mensagem toda.",
  pasted: "O link inteiro",
  use: "Usar",
  refused: "O servidor não aceita a chave deste link: ela foi trocada, ou é de outra partida.",
  pasteTrouble: {
    damaged: "Este link está danificado: falta uma parte, ou algo mudou. Peça-o de novo.",
    none: "Este não é um link de convite.",
  },
});
