import type { SentencesOf } from "../../catalogue";
import type { history as English } from "../../en/table/history";
import type { RoundName } from "../../round-name";
import type { Terms } from "../terms";

type Values = Parameters<SentencesOf<typeof English>["number"]>[0];

/** "a rodada 4" in a sentence; what was noted outside the rounds has no name. */
const theOne = (what: RoundName | undefined): string =>
  what === undefined ? "esta anotação" : `a ${what.inText}`;

const numberText = ({ name, round, added, total, isOut }: Values): string =>
  `${name}, ${round.inText}: ${isOut ? "bateu, " : ""}${added}, total ${total}`;

export const history = (t: Terms): SentencesOf<typeof English> => ({
  title: "Súmula",
  empty: "Nada anotado ainda.",
  toTable: "Voltar à mesa",
  grid: "Rodadas e totais",
  round: "Rodada",
  entry: { title: "Entre rodadas", inText: "entre rodadas" },
  howToCorrect: (f) =>
    `Toque em um número${f.between ? " de uma linha numerada" : ""} para corrigi-lo, ou em uma linha para ver mais.`,
  howToLook: (f) =>
    `Toque em um número${f.between ? " de uma linha numerada" : ""} para ver de onde vem, ou em uma linha para ver mais.`,
  openedBy: (f) => `${f.name} · ${f.tile}${f.drawn ? ", por compra" : ""}`,
  roundAt: (f) => `${f.title} · ${f.when}${f.corrected ? ", com correção" : ""}`,
  number: numberText,
  correctNumber: (f) => `Corrigir ${numberText(f)}`,
  extras: (f) => `${t.entries(f.entries)} entre rodadas`,
  correctGame: "Corrigir a partida",
  correct: "Corrigir",
  putBack: "Restaurar",
  takeBack: "Anular",
  was: "Antes:",
  takenBack: "Anulado",
  correctedAt: (f) => `Corrigido: ${f.when}`,
  takenBackAt: (f) => `Anulado: ${f.when}`,

  correctTitle: (f) => `Corrigir ${theOne(f.what)}`,
  takeBackTitle: (f) => `Anular ${theOne(f.what)}?`,
  kind: "O que foi?",
  changes: "O que muda com isto",
  noChange: "Nenhum total muda.",
  changesFew: (f) => `Muda ${t.list(f.changed.map(({ name, was, is }) => `${name} de ${was} para ${is}`))}.`,
  changesMany: (f) => `Muda os totais de ${t.people(f.players)}: veja mais abaixo.`,
  player: "Nome",
  before: "Antes",
  after: "Depois",
  money: "Dinheiro",
  winnerBefore: (f) => `Até agora ${f.names.length === 1 ? "ganha" : "ganham"} ${t.list(f.names)}`,
  winnerNow: (f) => {
    if (f.names.length === 1) return `Então ${f.names[0]} ganha.`;
    return `Então ${t.list(f.names)} ${f.shared ? "dividem a vitória" : "ganham"}.`;
  },
  poolNow: (f) => `Então ficam ${f.pool} no bolo.`,
  nextNow: (f) => `O próximo passo seria: ${f.headline}.`,
  notThere: "fora da partida",
  nameNow: (f) => `${f.before} passa a ser ${f.name}.`,
  playsNow: (f) => `Então ${f.name} joga.`,
  playsNoMore: (f) => `Então ${f.name} não joga.`,
  seatsNow: (f) => `Então as cadeiras são de ${t.list(f.names)}.`,
  reopens: "Então a partida não acabou ainda e continua.",
  corrected: (f) => `Salvo. ${f.what?.title ?? "A anotação"}: correção feita.`,
  wasTakenBack: (f) => `${f.what?.title ?? "A anotação"} foi anulada.`,
  asItWas: (f) => `${f.what?.title ?? "A anotação"} está como antes.`,
  when: "Quando acabou?",
  changeDay: "Corrigir quando acabou",
  dayHint: "No horário deste aparelho. Em uma liga, uma partida conta no dia em que a noite começou.",
  dayNotPossible: "Escolha um dia a partir de 2026 que não esteja no futuro.",
  ended: (f) => `Acabou: ${f.when}`,
  byLeague: (f) =>
    f.league === undefined ? "Por quem cuida de uma liga." : `Por quem cuida de ${f.league}.`,
  leagueCorrects: (f) =>
    `O que você corrige aqui, corrige como responsável por ${f.league ?? "essa liga"}: os celulares que anotaram a partida veem o que mudou e por quem.`,
  leagueChecks: "Perguntando se a liga pode corrigir esta partida…",
  onlyHere: "O que foi corrigido aqui está só neste aparelho e não conta em nenhum outro lugar.",
  saveCorrection: "Salvar a correção",
  reallyTakeBack: "Anular",
  goToLater: (f) => (f.what === undefined ? "Ir para essa anotação" : `Ir para a ${f.what.inText}`),
  gone: "Esta anotação não pode ser corrigida.",
});
