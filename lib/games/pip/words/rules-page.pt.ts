import type { RulesPage } from "@/lib/rules/rules-page";
import { layout } from "./layout";

export const rules = (): RulesPage => ({
  sections: [
    {
      id: "setup",
      heading: "Preparação",
      body: [
        {
          type: "text",
          text:
            "Pip tem a sua própria caixa, com 70 pedras e uma peça central de onde se parte: um dominó duplo-nove de " +
            "55, onze coringas, e quatro pedras de direção, com uma letra numa metade e um ponto coringa na outra.",
        },
        {
          type: "table",
          head: ["Pedra", "O que faz"],
          rows: [
            ["Coringa, dez deles", "vale por qualquer número"],
            ["Coringa duplo, um", "vale por qualquer duplo, e por mais nada"],
            ["S", "pula a vez de quem vem em seguida"],
            ["R", "inverte o sentido do jogo"],
            ["A", "joga de novo: você tem mais uma vez"],
            ["D", "compra: quem vem em seguida pega uma pedra do monte"],
          ],
        },
        {
          type: "text",
          text:
            "Uma pessoa anota. Mexam as pedras viradas para baixo e peguem nove por pessoa, ou quinze quando são só " +
            "duas. O resto é o monte.",
        },
        {
          type: "ruling",
          source: "Podem jogar duas pessoas ou mais; não se diz até quantas.",
          ruling:
            "De duas a sete: sete mãos de nove deixam sete pedras no monte, e para oito não haveria pedras bastantes.",
        },
        {
          type: "ruling",
          source: "Não descreve os coringas simples; só diz que os seus pontos contam.",
          ruling:
            "Os dez coringas simples têm de 0 a 9 pontos. Numa lista de pedras, escreva w-0 a w-9, o coringa duplo " +
            "w-w, e as pedras de direção pela letra.",
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
            "A primeira rodada abre com o duplo um, a segunda com o duplo dois, e assim até o duplo nove na nona. " +
            "Quem o tem, põe na peça central. Se ninguém o pegou, abre o coringa duplo, que então vale por esse " +
            "duplo durante toda a rodada.",
        },
        {
          type: "text",
          text:
            "Se ninguém tem nenhum dos dois, quem anota compra uma pedra do monte, depois os outros, um a um, em " +
            "sentido horário, até um dos dois aparecer.",
        },
        {
          type: "text",
          text:
            "Joga-se em sentido horário. A segunda pessoa joga à esquerda ou à direita da pedra inicial. Depois " +
            "joga-se do outro lado dela ou na pedra jogada antes e, quando os dois lados já têm pedra, em qualquer " +
            "lugar: em toda ponta aberta, e também acima e abaixo da pedra inicial.",
        },
        {
          type: "layout",
          caption:
            "Primeiro a esquerda e a direita da pedra inicial; acima e abaixo dela, só quando as duas já têm pedra.",
          tiles: layout,
        },
        {
          type: "text",
          text:
            "Os duplos ficam atravessados. Depois de um duplo que não seja o que abriu a rodada, as três pedras " +
            "seguintes têm de ser jogadas nele, cada uma com o seu número ou com um ponto coringa. Depois todos os " +
            "ramos estão abertos de novo.",
        },
        {
          type: "text",
          text:
            "Uma pedra de direção se pode jogar a qualquer momento, pela metade coringa. Se você joga D e o monte " +
            "acabou, dá uma pedra sua a quem vem em seguida.",
        },
        {
          type: "text",
          text:
            "Quem não pode jogar nada compra uma pedra do monte; se essa também não serve, a vez acaba. A rodada " +
            "acaba quando alguém jogou a última pedra da mão, ou quando o monte está vazio e ninguém pode continuar.",
        },
      ],
    },
    {
      id: "score",
      heading: "Contagem",
      body: [
        {
          type: "text",
          text: "Quanto menos, melhor. No fim da rodada cada pessoa soma o que ainda tem na mão.",
        },
        {
          type: "table",
          head: ["Pedra que sobra na mão", "Vale"],
          rows: [
            ["Pedra comum", "os seus pontos"],
            ["Coringa simples", "20 e os seus pontos"],
            ["Coringa duplo", "50"],
            ["S, R, A ou D", "45: 25, e 20 pela metade coringa"],
          ],
        },
        {
          type: "text",
          text:
            "Quem jogou a última pedra ganhou a rodada: descontam-se 10 pontos do seu total. Um total nunca fica " +
            "abaixo de zero, e assim de 4 pontos só se descontam 4.",
        },
        {
          type: "text",
          text:
            "Uma rodada fechada não tem quem ganhe. Todo mundo soma o que tem na mão, e de ninguém se " +
            "desconta nada.",
        },
        {
          type: "ruling",
          source: "Não limita as pedras que se dão com D.",
          ruling:
            "Quando o Pipkeeper confere se as mãos são possíveis, admite até quatro pedras que tenham vindo de quem " +
            "bateu.",
        },
      ],
    },
    {
      id: "end",
      heading: "Fim e vitória",
      body: [
        { type: "text", text: "Depois de nove rodadas, ganha o total mais baixo." },
        {
          type: "ruling",
          source: "Não diz nada de totais iguais.",
          ruling: "Quem os tem divide a vitória.",
        },
        {
          type: "ruling",
          source: "Não diz nada de parar antes da nona rodada.",
          ruling: "Os totais ficam como estão, e ganha o mais baixo.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "PIP",
      author: "Michael Poor",
      note:
        "© 1991 Michael Poor, © 2016 The American Domino Company. Os fatos são deles, as palavras daqui " +
        "são nossas.",
    },
  ],
});
