import type { SentencesOf } from "../catalogue";
import type { deletion as en } from "../en/deletion";
import type { Terms } from "./terms";

export const deletion = (t: Terms): SentencesOf<typeof en> => ({
  until: (f) => `Ela foi apagada no servidor. Dá para recuperá-la até ${f.day}.`,
  gone: "Ela foi apagada no servidor e não pode mais ser recuperada lá.",
  byKeepers: "Só um celular que anota nela pode recuperá-la.",
  bringBack: "Recuperar",
  keepHere: "Deixar só neste celular",
  deleteHere: "Apagar aqui também",

  game: {
    title: "Esta partida foi apagada",
    waiting: (f) =>
      f.count === 1
        ? "Uma anotação está só neste celular. Ela fica guardada enquanto a partida estiver aqui."
        : `${t.number(f.count)} anotações estão só neste celular. Elas ficam guardadas enquanto a partida estiver aqui.`,
    delete: "Apagar a partida",
    deleteTitle: "Apagar esta partida para todos?",
    deleteText: (f) =>
      `Ninguém mais poderá abri-la, e ela deixa de contar nas ligas. Com este celular, dá para recuperá-la até ${f.day}. Depois disso, ela some do servidor.`,
    alsoEverybody: (f) =>
      `Apagada para todos, ela sai também do servidor e deixa de contar nas ligas. Dá para recuperá-la aqui até ${f.day}.`,
  },
  evening: {
    title: "Esta noite foi apagada",
    waiting: (f) =>
      f.count === 1
        ? "Uma anotação está só neste celular. Ela fica guardada enquanto a noite estiver aqui."
        : `${t.number(f.count)} anotações estão só neste celular. Elas ficam guardadas enquanto a noite estiver aqui.`,
    deleteTitle: "Apagar esta noite para todos?",
    deleteText: (f) =>
      `Ninguém mais verá quem jogou, quem esperou e quem ganhou. As súmulas das partidas ficam. Com este celular, dá para recuperá-la até ${f.day}. Depois disso, ela some do servidor.`,
    alsoEverybody: (f) =>
      `Apagada para todos, ela sai também do servidor; as súmulas das partidas ficam. Dá para recuperá-la aqui até ${f.day}.`,
  },
  deleteYes: "Apagar para todos",
  deletedEverywhere: (f) => `Apagada para todos. Dá para recuperá-la na lista de partidas até ${f.day}.`,
  failed: {
    unreachable: "Sem conexão com o servidor. Nada mudou.",
    refused: "O servidor não aceita a chave deste celular. Nada mudou.",
  },

  deletedGames: "Partidas apagadas",
  canComeBack: (f) => `Dá para recuperar até ${f.day}`,
  cannotComeBack: "Não está mais no servidor",
  bringBackNamed: (f) => `Recuperar ${f.game}`,
});
