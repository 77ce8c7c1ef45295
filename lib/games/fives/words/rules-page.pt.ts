import type { RulesPage } from "@/lib/rules/rules-page";
import { doubleAtAnEnd, spinner } from "./layouts";

export const rules = (): RulesPage => ({
  sections: [
    {
      id: "setup",
      heading: "Preparação",
      body: [
        {
          type: "text",
          text:
            "Jogam de duas a quatro pessoas, com um dominó duplo-seis. Duas pegam sete pedras cada uma; três ou " +
            "quatro pegam cinco. Quatro podem jogar em duas duplas, como em cincos e três; múltiplos de cinco e os " +
            "jogos parecidos quase sempre se jogam cada um por si.",
        },
        {
          type: "difference",
          about: "Quantas pedras para cada pessoa?",
          say: [
            "Gambiter: sete para duas pessoas, cinco para três ou quatro.",
            "Teesdale League: nove para duas, seis para quatro.",
            "Pagat: nove para duas, sete para três.",
          ],
          here: "Sete para duas pessoas, cinco para três ou quatro. Pode-se escolher outro número.",
        },
      ],
    },
    {
      id: "play",
      heading: "A rodada",
      body: [
        {
          type: "text",
          text:
            "Joga-se numa ponta aberta, número com número igual. Sempre que as pontas abertas juntas somam um número " +
            "que marca, quem jogou marca na hora. Um duplo conta as duas metades enquanto está numa ponta.",
        },
        {
          type: "choice",
          text: "Em duplas, quando acaba a rodada?",
          choices: ["Quando alguém joga a última pedra", "Quando os dois parceiros de uma dupla a jogaram"],
        },
        {
          type: "choice",
          text: "Que duplos têm quatro pontas (spinner), ou seja, em quais se joga também pelos lados?",
          choices: [
            "Nenhum (cincos e três, muggins)",
            "O primeiro (múltiplos de cinco, bones)",
            "Todos (five-up)",
          ],
        },
        {
          type: "layout",
          caption:
            "O primeiro duplo, o 5-5, tem quatro pontas. As abertas são 4, 6, 3 e 2, juntas 15: em múltiplos de cinco marcam 15.",
          tiles: spinner,
        },
      ],
    },
    {
      id: "score",
      heading: "Pontos",
      body: [
        {
          type: "text",
          text:
            "Em cincos e três, uma soma marca um ponto por cada três e um por cada cinco que cabem nela, se a " +
            "divisão é exata: 15 marca oito. Duas pontas podem marcar 1, 2, 3, 4, 6 ou 8, e nada mais.",
        },
        {
          type: "layout",
          caption:
            "Um duplo na ponta conta as duas metades: 12 e 3 são 15, cinco vezes três e três vezes cinco, ou seja, oito em cincos e três.",
          tiles: doubleAtAnEnd,
        },
        {
          type: "text",
          text:
            "Em múltiplos de cinco, uma soma que se divide por cinco marca o próprio valor: até 20 sem duplos de " +
            "quatro pontas, 35 com um, e 60 com todos. Five-up marca um quinto.",
        },
        {
          type: "choice",
          text: "O que traz o fim da rodada?",
          choices: [
            "Um ponto para quem joga a última pedra (cincos e três)",
            "Os pontos dos outros, arredondados ao múltiplo de cinco mais próximo (múltiplos de cinco e jogos " +
              "parecidos)",
            "Nada mais",
          ],
        },
        {
          type: "text",
          text:
            "Ao múltiplo de cinco mais próximo: 1 e 2 se arredondam para baixo, de 3 a 7 são cinco, 8 são dez. Com a " +
            "meta de 61 exatos, o que a última pedra marca e o ponto por ela são uma soma só, que conta inteira ou " +
            "não conta.",
        },
        {
          type: "ruling",
          source: "Não diz se se arredonda cada mão ou todas juntas.",
          ruling: "Primeiro as mãos são somadas.",
        },
        {
          type: "ruling",
          source: "Nada diz dos pontos dos outros quando a meta tem de ser exata.",
          ruling: "Primeiro conta o que a última pedra marca, depois a mão, à parte.",
        },
        {
          type: "ruling",
          source: "Nada diz do jogo fechado com empate.",
          ruling: "Ninguém marca nada.",
        },
      ],
    },
    {
      id: "end",
      heading: "Fim e vitória",
      body: [
        {
          type: "table",
          head: ["Jogo", "Vai até"],
          rows: [
            ["Cincos e três", "61 exatos"],
            ["Múltiplos de cinco", "250 com duas pessoas, 200 com mais"],
            ["Muggins", "100"],
            ["Five-up", "61"],
            ["Bones", "150"],
          ],
        },
        {
          type: "text",
          text:
            "A partida acaba assim que alguém chega à meta, mesmo no meio de uma rodada. " +
            "Ninguém joga mais: o que o resto da rodada marcaria não conta para ninguém.",
        },
        {
          type: "ruling",
          source: "Nada se diz de quem precisa ir embora.",
          ruling:
            "Outra pessoa pode ficar com um lugar de uma dupla, com o total dessa dupla. O resultado é de quem está " +
            "ali no fim.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Fives and Threes",
      href: "https://gambiter.com/domino/western/fives_and_threes.html",
      author: "Gambiter, a partir de Arthur Taylor, Guinness Book of Traditional Pub Games",
      note: "Sete pedras para dois, cinco para três ou quatro; em duplas se joga até que os dois parceiros batam.",
    },
    {
      title: "What is Fives And Threes",
      href: "http://bcad5sand3s.co.uk/what_is_fives_and_threes.htm",
      author: "Teesdale League",
      note: "Nove pedras para dois, seis para quatro; 61 exatos, e o que passa disso não conta.",
    },
    {
      title: "All Fives",
      href: "http://www.pagat.com/tile/wdom/all_fives.html",
      author: "Pagat",
      note:
        "Em qual destes jogos nenhum duplo tem quatro pontas, em qual um, em qual todos; nove pedras para dois, sete " +
        "para três.",
    },
    {
      title: "Merry-Go-Round",
      href: "http://www.dominorules.com/merry-go-round",
      author: "The American Domino Company",
      note:
        "Ao múltiplo de cinco mais próximo: 1 e 2 para baixo, de 3 a 7 são cinco, de 8 a 12 são dez. Onde estas " +
        "páginas discordam, aqui há uma opção; as palavras são nossas.",
    },
  ],
});
