import type { SentencesOf } from "../../catalogue";
import type { people as English } from "../../en/table/people";
import type { Terms } from "../terms";

export const people = (t: Terms): SentencesOf<typeof English> => ({
  title: "À mesa",
  seats: "Quem senta onde",
  seatsText:
    "No sentido horário. Arraste um número ou use as setas. Trocar de cadeira não muda nenhum ponto.",
  saveSeats: "Salvar as cadeiras",
  seatsAsTheyWere: "Deixar como estavam",
  more: (f) => `Editar ${f.name}`,
  gone: "Não jogam mais",

  name: "Nome",
  who: "Quem",
  saveName: "Salvar o nome",

  someoneLeaves: "Alguém vai embora?",
  leaves: (f) => `${f.name} deixa a partida`,
  leavesText: (f) => `${f.name} para aqui; as outras pessoas continuam.`,
  score: "Os pontos",
  ranked: "Na classificação, atrás de quem continua",
  unranked: "À vista, mas fora da classificação",
  stake: (f) => `A entrada de ${f.stake}`,
  stakeStays: "Fica no bolo",
  stakeBack: "É devolvida",
  balance: (f) => `Vai para casa com ${f.balance}.`,
  leave: (f) => `${f.name} deixa a partida`,

  someoneIsReplaced: "Alguém vai jogar no lugar de outra pessoa?",
  playersStay: "Neste jogo ninguém entra nem sai, mas outra pessoa pode continuar no lugar de alguém.",
  isReplaced: (f) => `Alguém joga por ${f.name}`,
  substituteName: "Quem joga daqui em diante",
  substituteText: (f) =>
    `Com a mesma cadeira e os mesmos pontos. O que ${f.name} jogou continua em seu nome. Decisão nossa: o resultado é de quem está à mesa no fim; ${f.name} fica sem posição, e numa liga esta partida não conta para ${f.name}.`,
  substitute: "Assumir o lugar",
  playsFor: (f) => `${f.name} joga por ${f.out}`,
  backFor: (f) => `${f.name} pode voltar no lugar de ${t.choice(f.names)}: toque em quem sai.`,
  replacedRuling:
    "Decisão nossa: o resultado é de quem está à mesa no fim. Quem cedeu o lugar fica sem posição, e numa liga a partida não conta para essa pessoa.",

  comesBack: (f) => `${f.name} volta`,
  comesBackText: (f) => `${f.name} volta a jogar na mesma cadeira. As rodadas perdidas não contam.`,
  goesOnWith: "Continua com",
  letComeBack: "Voltar à partida",
  leftBefore: (f) => `${f.name} deixou esta partida e pode voltar.`,

  join: "Incluir alguém",
  joinName: "Nome de quem entra",
  seat: "Onde senta",
  firstSeat: "Na primeira cadeira",
  after: (f) => `Depois de ${f.name}`,
  begins: "Começa com",
  start: {
    own: (f) => `Os pontos que tinha: ${t.number(f.points)}`,
    zero: (f) => `Zero: ${t.number(f.points)}`,
    average: (f) => `A média: ${t.number(f.points)}`,
    highest: (f) => `O total mais alto: ${t.number(f.points)}`,
    given: "Outro total",
  },
  startGiven: "Total",
  pays: (f) => `Paga agora a entrada de ${f.money}, como todo mundo.`,
  add: "Incluir na partida",
});
