import type { SentencesOf } from "../../catalogue";
import type { camera as English } from "../../en/table/camera";
import type { Terms } from "../terms";

/** Loaded with the camera, not with the table. */
export const camera = (t: Terms): SentencesOf<typeof English> => ({
  title: (f) => `Mão de ${f.name}`,
  close: "Fechar a câmera",
  lead: "Ponha as pedras viradas para cima, sem uma cobrir a outra, e tire a foto bem de cima. Ela não sai deste aparelho.",
  take: "Tirar uma foto",
  choose: "Escolher uma foto",
  live: "Usar imagem ao vivo",
  livePicture: "O que a câmera vê",
  liveGuide: "Todas as pedras dentro do quadro, bem de cima, sem reflexos.",
  liveSeen: (f) => (f.tiles === 0 ? "Nenhuma pedra ainda" : `${t.tiles(f.tiles)}.`),
  liveObstacles: {
    moving: "Segure firme.",
    cut: "Uma cortada.",
    covered: "Uma coberta.",
    unclear: "Uma duvidosa.",
    blur: "Fora de foco.",
    glare: "Muito reflexo.",
    tilt: "Inclinado demais.",
    dark: "Pouca luz.",
    far: "Mais perto.",
  },
  liveDark: "Mais luz ajudaria.",
  liveFails: "Não há imagem ao vivo aqui. Tire uma foto.",

  opening: "Abrindo a foto…",
  reading: "Lendo as pedras…",
  cancel: "Cancelar",
  photo: "A foto",
  photoOf: (f) =>
    f.tiles === 1
      ? "A foto, com um quadro em volta de 1 pedra"
      : `A foto, com quadros em volta de ${t.tiles(f.tiles)}`,
  tapPhoto: "Toque em um quadro para corrigir, ou em uma pedra sem quadro para incluir.",

  fails: {
    photo: "Esta imagem não pode ser aberta aqui. Tire outra com a câmera, ou salve como JPEG ou PNG antes.",
    heic: "Esta foto é HEIC, como o iPhone salva, e este navegador não abre esse formato. Tire a foto por aqui, ou salve como JPEG antes.",
    weights:
      "O leitor de pedras ainda não está neste aparelho e não pôde ser carregado. Conecte uma vez e tente de novo, ou recarregue a página.",
    reading:
      "A leitura parou. Pode faltar memória no aparelho: feche outras páginas e tente de novo, ou digite os pontos.",
  },
  failsTitle: "Não deu certo",
  again: "Tentar de novo",
  another: "Outra foto",
  toKeypad: "Voltar para a mão",

  count: (f) => `${t.tiles(f.tiles)}, ${t.points(f.pips)}`,
  looked: (f) => (f.read === f.looked ? "São todas?" : `Não foi possível ler ${t.number(f.looked - f.read)}`),
  toLookAt: (f) =>
    f.count === 1 ? "Confira a pedra marcada." : `Confira as ${t.number(f.count)} pedras marcadas.`,
  noTiles: "Nenhuma pedra encontrada",
  noTilesText:
    "Nada nesta foto parece uma pedra. Tire outra: mais de perto, nítida, com boa luz, sem reflexos. Ou toque na foto onde há uma pedra.",
  hints: {
    blur: "A foto está tremida. Segure firme e toque na tela para focar.",
    glare: "As pedras refletem uma luz. Mude um pouco de lugar, ou faça sombra.",
    tilt: "A foto foi tirada de lado. Segure o celular bem em cima.",
    cut: "A borda da foto corta uma pedra. Afaste-se um pouco.",
    covered: "Uma pedra está coberta em parte. Ponha as pedras lado a lado.",
    dark: "A foto está escura. Acenda mais luz.",
    far: "As pedras estão pequenas na foto. Chegue mais perto.",
  },
  largerSet: (f) => `Parecem pedras de um dominó maior. Este jogo usa o dominó duplo-${t.number(f.highest)}.`,
  tiles: "Pedras na foto",
  pips: (f) => t.points(f.pips),
  correct: (f) => `Pedra ${t.number(f.number)}, ${f.tile}: corrigir`,
  remove: (f) => `Pedra ${t.number(f.number)}, ${f.tile}: não é uma pedra`,
  removed: (f) => `Pedra retirada: ${f.tile}.`,
  flags: {
    unclear: "pouco clara",
    cut: "cortada pela borda",
    twice: "aparece duas vezes",
    unread: "qual é?",
  },
  add: "Incluir uma pedra",
  newTile: "nova",
  unreadTile: "não lida",
  addTitle: "Qual é a pedra?",
  correctTitle: (f) => `Qual é a pedra ${t.number(f.number)}?`,
  closeUp: "A pedra na foto",
  right: (f) => `Está certo: ${f.tile}`,
  likely: "Mais provável",
  noTile: "Não é uma pedra",
  nextMarked: "Próxima marcada",
  notReadThere: "Não deu para ler nada ali. Escolha a pedra:",
  larger: "Foto maior",
  smaller: "Foto menor",
  back: "Voltar",
  pick: "Escolher a pedra",

  accept: (f) => (f.tiles === 1 ? "Usar esta pedra" : `Usar estas ${t.tiles(f.tiles)}`),
  acceptInstead: (f) => (f.had === 1 ? "Trocar a pedra que havia" : `Trocar as ${t.tiles(f.had)} que havia`),
  acceptToo: (f) =>
    f.had === 1 ? "Acrescentar à pedra que havia" : `Acrescentar às ${t.tiles(f.had)} que havia`,
  handsHere: "Mãos na foto",
  tapHand: "Toque em uma mão para dizer de quem é.",
  severalHands: (f) => `São ${t.number(f.hands)} mãos`,
  oneHand: "Tudo isto é uma mão só",
  whose: (f) => `Mão ${t.number(f.number)}`,
  whoseAre: (f) => (f.tiles === 1 ? "De quem é esta pedra?" : `De quem são estas ${t.tiles(f.tiles)}?`),
  nobodys: "De ninguém",
  handsNamed: (f) => (f.hands === 1 ? "1 mão" : `${t.number(f.hands)} mãos`),
  acceptHands: (f) => (f.hands === 1 ? "Usar esta mão" : `Usar estas ${t.number(f.hands)} mãos`),
  chainTitle: "As pontas da linha",
  endsSum: (f) =>
    `${f.ends.map((end) => t.number(end)).join(" + ")} = ${t.number(f.ends.reduce((sum, end) => sum + end, 0))}`,
  scoreIt: (f) => `Marcar ${t.number(f.points)}`,
  scoresNothing: "Não marca nada",
  noChain: "Nem todas as pedras se encostam. Corrija as erradas, ou tire outra foto.",
  conflict: "Cada pedra só existe uma vez. Corrija as pedras marcadas, ou retire-as.",
});
