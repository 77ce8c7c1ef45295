import type { SentencesOf } from "../catalogue";
import type { home as English } from "../en/home";
import type { Terms } from "./terms";

export const home = (t: Terms): SentencesOf<typeof English> => ({
  title: "Suas partidas",
  newGame: "Nova partida",
  rules: "Regras dos jogos",
  tiles: "Todas as pedras",
  settings: "Ajustes",
  leagues: "Ligas",
  leagueDeleted: "Foi apagada no servidor.",
  leagueLocked: "Não pode mais ser mudada neste aparelho.",
  gamesWait: (f) =>
    f.count === 1
      ? "1 partida ainda não chegou ao servidor."
      : `${t.number(f.count)} partidas ainda não chegaram ao servidor.`,
  gamesLeftOut: (f) =>
    f.count === 1
      ? "1 partida ainda não está na liga."
      : `${t.number(f.count)} partidas ainda não estão na liga.`,
  seeWhy: "Ver por quê",
  notInLeague: (f) => `ainda não está em ${f.league}`,
  newLeague: "Nova liga",
  keep: "Administrar",
  keepLeague: (f) => `Administrar ${f.name}`,
  unfollow: "Deixar de seguir",
  unfollowLeague: (f) => `Deixar de seguir ${f.name}`,
  inProgress: "Em andamento",
  finished: (f) => `Partidas terminadas (${t.number(f.count)})`,
  earlier: (f) => (f.count === 1 ? "1 partida anterior" : `${t.number(f.count)} partidas anteriores`),
  resume: (f) => `Continuar ${f.game} com ${t.list(f.names)}`,
  look: (f) => `Ver ${f.game} com ${t.list(f.names)}`,
  watching: "Partidas que você acompanha",
  watch: (f) => `Ver o placar de ${f.game} com ${t.list(f.names)}`,
  viewOnly: "só para ver",
  won: (f) => {
    if (f.shared) return `${t.list(f.names)} dividiram a vitória`;
    return `${t.list(f.names)} ${f.names.length === 1 ? "ganhou" : "ganharam"}`;
  },
  leads: () => "na frente",
  nobodyWon: "Acabou sem vitória de ninguém",
  lastPlayed: (f) => `Última anotação: ${f.when}`,
  emptyTitle: "Nenhuma partida ainda",
  empty:
    "Ponha a caixa na mesa, escolha o jogo e anote os pontos aqui. O Pipkeeper diz quantas pedras cada pessoa pega, o que vem depois e quando um número não pode estar certo.",
  unreachable: "O servidor não responde: pode faltar o que foi anotado em outros celulares.",
});
