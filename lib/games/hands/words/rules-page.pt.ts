import type { Terms } from "@/lib/i18n/pt/terms";
import { blockedLine, fitsBothEnds } from "@/lib/rules/line-pictures";
import type { RulesPage } from "@/lib/rules/rules-page";

export const rules = (t: Terms): RulesPage => ({
  sections: [
    {
      id: "setup",
      heading: "Preparação",
      body: [
        {
          type: "text",
          text:
            "Jogam de duas a quatro pessoas, com um dominó duplo-seis; quatro quase sempre em duas duplas, cada " +
            "dupla frente a frente. Cada pessoa pega sete pedras. Quando são três, o 0-0 fica na caixa e cada uma " +
            "pega nove.",
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
            "As pedras formam uma linha só, sempre número com número igual, e ninguém compra: quem não tem pedra " +
            "passa. Quem bate ganha a rodada. Se ninguém pode continuar, o jogo está fechado, e todo mundo conta o " +
            "que sobrou na mão.",
        },
        {
          type: "choice",
          text: "Quem ganha o jogo fechado?",
          choices: ["A dupla que tem a mão mais baixa da mesa", "A dupla que soma menos com as duas mãos"],
        },
        {
          type: "layout",
          caption:
            "As duas pontas mostram um 2, e todas as pedras com um 2 estão na mesa: o jogo fechou, e ninguém tem mais um 2 na mão.",
          tiles: blockedLine,
        },
        {
          type: "text",
          text:
            "Na Jamaica e no Brasil, quem tem o 6-6 sai com ele na primeira rodada; nas outras mesas, combina-se " +
            "antes. Quem bateu sai na rodada seguinte; depois de um jogo fechado, quem tinha a mão mais baixa da dupla que " +
            "ganhou. Você pode anotar o que sobrou na mão de cada pessoa, ou só quem ganhou o jogo fechado, se a " +
            "mesa já contou.",
        },
      ],
    },
    {
      id: "score",
      heading: "Quanto vale a rodada",
      body: [
        {
          type: "table",
          head: ["Batida", "Jamaica, Derby; Haiti; Brasil"],
          rows: [
            ["simples, com qualquer pedra", "1; 1; 1"],
            [`com ${t.aDouble}`, "1; 1; 2"],
            ["nas duas pontas (dekabès, lá-e-lô)", "1; 2; 3"],
            [`com ${t.aDouble} nas duas pontas (cruzada)`, "1; 1; 4"],
            ["sem batida: jogo fechado que se ganhou", "1; 1; 1"],
          ],
        },
        {
          type: "layout",
          caption:
            "A última pedra, ainda na mão, serve nas duas pontas: dekabès no Haiti, lá-e-lô no Brasil.",
          tiles: fitsBothEnds,
        },
        {
          type: "difference",
          about: "Quanto valem as rodadas no Brasil?",
          say: [
            "Um torneio: 1, 2, 3 e 4, até sete; o jogo fechado faz a rodada seguinte valer um a mais.",
            `Dominó ESJE: ${t.aDouble} que bate nas duas pontas vale seis, até seis.`,
          ],
          here: "1, 2, 3 e 4, até seis. Tudo isso se muda nas regras da casa.",
        },
        {
          type: "difference",
          about: "E quem pega muitos duplos na mão?",
          say: [
            "Alguns clubes: com quatro, as pedras são distribuídas de novo.",
            "Dominó ESJE: com quatro, são distribuídas de novo, e a rodada vale em dobro; cinco valem um ponto, e " +
              "seis a partida.",
          ],
          here: "Nada acontece sozinho. O que a mesa fizer se anota em “Ajustar pontos”.",
        },
        {
          type: "text",
          text:
            "Jogo fechado com empate não vale nada. No derby, ele faz a rodada seguinte valer um a mais, até que " +
            "alguém ganhe uma rodada.",
        },
        {
          type: "choice",
          text: "O que acontece com o que os outros já têm?",
          choices: [
            "Seis a zero: a dupla que ganha uma rodada quebra a sequência da outra, e tudo recomeça do zero",
            "O mesmo, mas a rodada que quebra a sequência conta",
            "Até a meta: todo mundo fica com o que tem",
            "Cada um por si: quando todo mundo já ganhou uma rodada, tudo recomeça do zero",
          ],
        },
        {
          type: "ruling",
          source: "Não diz nada dos pontos que a arbitragem muda.",
          ruling:
            "Esses pontos não fazem ninguém recomeçar, e um total abaixo de zero não quebra sequência. Quando tudo " +
            "recomeça, ele também volta a zero.",
        },
      ],
    },
    {
      id: "end",
      heading: "Fim e vitória",
      body: [
        {
          type: "table",
          head: ["Jogo", "Ganha com"],
          rows: [
            ["Seis a zero", "seis rodadas seguidas"],
            ["Jamaica até seis, Haiti, Brasil", "seis, quem chegar primeiro"],
            ["Cada um por si", "seis, com alguém ainda em zero"],
            ["Derby", "150, quem chegar primeiro"],
          ],
        },
        {
          type: "choice",
          text:
            "Ganhar enquanto os outros não têm nada tem nome próprio: six-love na Jamaica, buchuda em Pernambuco. " +
            "Onde se contam partidas, vale por",
          choices: ["uma", "duas"],
        },
        {
          type: "ruling",
          source: "No cada um por si, uma rodada pode trazer a sexta vitória e não deixar ninguém em zero.",
          ruling: "A sexta vitória conta primeiro e termina a partida.",
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
      title: "Jamaican and Caribbean Dominoes",
      href: "https://www.pagat.com/tile/wdom/caribbean.html",
      author: "Pagat, a partir de Robert Ebanks e Sean Thomas",
      note: "Jamaica, em duplas e cada um por si: para a direita, sai quem ganhou, seis seguidas.",
    },
    {
      title: "How to Play Jamaican Dominoes",
      href: "https://caribbeanbreezegames.com/dominoes/how-to-play-jamaican-dominoes.html",
      author: "Caribbean Breeze",
      note: "Três deixam o 0-0 na caixa e pegam nove pedras cada um; seis ganham enquanto os outros não têm nenhuma.",
    },
    {
      title: "Domino Play",
      href: "https://www.cassandrementor.com/newBlogPost-zTtwLn",
      author: "Cassandre Mentor, a partir de Pagat",
      note: "Haiti: dois pontos pelo dekabès, que nunca é com duplo; a mão mais baixa da mesa ganha o jogo fechado.",
    },
    {
      title: "Dominó",
      href: "https://livrozilla.com/doc/1192275/domin%C3%B3-1---as-partidas-ser%C3%A3o-disputadas-em-sistema-de",
      author: "um torneio brasileiro",
      note: "Brasil: 1, 2, 3 e 4 pontos; lá se joga até sete, e o jogo fechado faz a rodada seguinte valer um a mais.",
    },
    {
      title: "Regras",
      href: "http://domino-esje.blogspot.com/2008/01/regras.html",
      author: "Dominó ESJE",
      note: "Brasil: até seis; lá a carroça que bate nas duas pontas vale seis.",
    },
    {
      title: "Registration, Rules & Regulations",
      href: "https://www.dominohq.com/domino-leagues-rulesregulations/nydl",
      author: "New York Domino League",
      note:
        "Até 150; depois de um jogo fechado com as mãos mais baixas iguais, um derby, a rodada seguinte vale um a " +
        "mais. Onde estas páginas discordam, aqui há uma opção; as palavras são nossas.",
    },
  ],
});
