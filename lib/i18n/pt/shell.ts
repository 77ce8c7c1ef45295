import type { SentencesOf } from "../catalogue";
import type { shell as English } from "../en/shell";
import type { Terms } from "./terms";

export const shell = (_: Terms): SentencesOf<typeof English> => ({
  appName: "Pipkeeper",
  tagline: "Anota os pontos de uma partida de dominó jogada com pedras de verdade, em uma mesa de verdade.",
  noStyles:
    "Não foi possível carregar a aparência desta página. Recarregue-a. Se não ajudar e o servidor for seu: o Pipkeeper precisa de um nome ou de uma porta próprios e não pode ficar em uma pasta de outro site (docs/hosting.md).",
  skip: "Ir para o conteúdo",
  games: "Partidas",
  rules: "Regras",
  back: "Voltar",
  close: "Fechar",
  cancel: "Cancelar",
  loading: "Um momento…",

  leagueDeletedTitle: "Esta liga foi apagada",
  leagueDeleted: "Quem cuida da liga pode recuperá-la durante trinta dias.",
  notFoundTitle: "Esta página não existe",
  notFound: "Não há nada neste endereço. Pode ter sido digitado errado, ou a página mudou de lugar.",
  toLeague: "Ver a liga",
  offlineTitle: "Sem conexão",
  offline:
    "Esta página ainda não está neste aparelho. Ela abre quando o servidor responder. Suas partidas, novas partidas e as regras funcionam sem conexão.",
  noScript:
    "Esta página precisa de JavaScript, que está desativado aqui. As páginas das ligas e as regras funcionam sem ele.",
  errorTitle: "Algo deu errado",
  error: "Um erro nosso quebrou esta página. O que foi anotado está salvo; nada se perdeu.",
  tryAgain: "Tentar de novo",
  partFailed: "Esta parte não pôde ser carregada sem conexão. Tente de novo quando houver uma.",
  toGames: "Voltar às suas partidas",

  storeTroubleTitle: "Armazenamento deste aparelho",
  storeTrouble: {
    outdated: "Há uma versão mais nova aberta em outra aba. Recarregue a página para continuar.",
    unopened:
      "O armazenamento deste aparelho não pode ser aberto; talvez esteja cheio. Por isso não aparecem partidas. Libere espaço e recarregue.",
    blocked: "Outra aba tem uma versão mais antiga aberta. Feche-a, e esta página continua.",
  },
  outdatedTitle: "Esta partida precisa de um Pipkeeper mais novo",
  outdated:
    "Esta versão não conhece este tipo de partida. Recarregue a página para atualizá-la; nada se perde.",
  newVersionTitle: "Nova versão",
  newVersion: "Nova versão: recarregue quando quiser.",
  reload: "Recarregar",
  later: "Depois",
});
