import type { SentencesOf } from "../../catalogue";
import type { pointsForm as English } from "../../en/leagues/points-form";
import { ordinal } from "../counted";
import type { Terms } from "../terms";

/** The form for what games are worth in a league, in Portuguese. */
export const pointsForm = (t: Terms): SentencesOf<typeof English> => ({
  more: "Mais regras para os pontos",
  andMore: (f) => `${f.points} e mais regras`,
  notNumber: `Use números inteiros de 1 a ${t.number(1000)}, ou deixe em branco. De uma derrota apertada, diga por quanto e quanto ela dá.`,
  keepsOver: "As temporadas encerradas ficam com os pontos com que foram jogadas",

  tables: "Outros pontos para algumas partidas",
  addTable: "Incluir pontos para algumas partidas",
  removeTable: "Tirar estes pontos",
  game: "Jogo",
  anyGame: "Qualquer jogo",
  size: "Jogadores, ou duplas se houver",
  sizeHint: "Em branco, vale qualquer número.",
  partners: "O que os parceiros recebem",
  partnersEach: "Cada um, todos os pontos da dupla",
  partnersShare: "Dividem os pontos da dupla",
  draw: "Se todos terminam iguais, cada um recebe",
  drawHint: "Em branco, dividem-se os pontos das posições.",
  nearWithin: "Derrota apertada: por no máximo",
  nearHint: "Em pontos da partida.",
  nearPoints: "A mais por uma derrota apertada",
  shutout: "A mais por ganhar de zero",
  twice: "Ganhar de zero vale em dobro onde as regras do jogo dizem isso",
  coming: "Por noite em que a pessoa vem",
  handicaps: "Vantagens",
  addHandicap: "Incluir uma vantagem",
  removeHandicap: "Tirar a vantagem",
  player: "Jogador",
  handicapPoints: "A mais em cada partida",

  changesTables: "Isto muda o que já foi jogado",
  beforeAndAfter: "As tabelas antes e depois",
  allTime: "Desde o início",
  before: "Agora",
  after: "Depois",
  placeAndPoints: (f) => `${ordinal(t, f.place)} · ${f.points}`,
});
