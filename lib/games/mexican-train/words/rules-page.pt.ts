import type { RulesPage } from "@/lib/rules/rules-page";
import { play } from "./rules-play.pt";

export const rules = (): RulesPage => ({
  sections: [
    {
      id: "setup",
      heading: "Preparação",
      body: [
        {
          type: "text",
          text:
            "O mais comum é o dominó duplo-doze, 91 pedras; também servem o duplo-seis, o duplo-nove, o " +
            "duplo-quinze e o duplo-dezoito. Cada pessoa precisa ainda de um marcador pequeno que mostre quando se " +
            "pode embarcar no seu trem: um botão, uma moeda. Uma base com encaixes para os trens ajuda, mas não é " +
            "necessária.",
        },
        {
          type: "text",
          text:
            "Mexam as pedras viradas para baixo. Quantas cada pessoa pega depende de quantas pessoas jogam; o que " +
            "sobra é o monte.",
        },
        {
          type: "choice",
          text:
            "De duas a seis pessoas podem jogar com menos pedras do duplo-doze: tirem todas as que têm um número " +
            "acima do que está na tabela dessa distribuição, e peguem dez por pessoa. A partida fica mais curta, " +
            "porque há menos duplos.",
          choices: ["As 91 pedras, distribuídas pela sua tabela", "Sem as pedras altas, dez por pessoa"],
        },
        {
          type: "difference",
          about: "Quantas pedras para cada pessoa? Com o duplo-doze:",
          say: [
            "A família destas regras: 15 até quatro pessoas; 14, 12, 10 e 9 de cinco a oito.",
            "wikiHow: 12 até seis pessoas, 10 com sete ou oito, 8 com nove ou dez.",
            "Texas Good Sam: 12, 11 e 10 de duas a quatro, que usam um duplo-nove; de 12 a 9 de cinco a oito; a " +
              "partir de nove, um duplo-quinze.",
          ],
          here:
            "Com qualquer dominó, e com até dezesseis pessoas, um quinto das pedras fica no monte e o resto é " +
            "distribuído, no máximo quinze por pessoa; se dá menos de três, há gente demais. De duas a oito com o " +
            "duplo-doze, é a tabela da família. Também se pode combinar outro número.",
        },
        {
          type: "choice",
          text: "O duplo da rodada se escolhe de vários modos; combinem antes de começar, e também quantas rodadas jogar.",
          choices: [
            "O maior duplo que ainda falta e que alguém tenha. Os pulados voltam.",
            "Um depois do outro, do maior para baixo ou do branco para cima. Se ninguém tem, compra-se ou põe-se na mesa.",
            "O maior duplo que alguém tenha, mesmo que já tenha aberto uma rodada.",
          ],
        },
      ],
    },
    play,
    {
      id: "score",
      heading: "Contagem",
      body: [
        {
          type: "text",
          text:
            "Quanto menos, melhor. Quem jogou a última pedra não soma nada na rodada. Os outros contam os pontos que " +
            "ainda têm na mão. Se o jogo fecha, todo mundo conta, porque ninguém bateu.",
        },
        {
          type: "ruling",
          source: "As pedras valem os seus pontos, e assim o duplo branco não vale nada.",
          ruling:
            "É assim que o Pipkeeper conta, se nada se muda. Em muitas mesas ele vale 50, para ser perigoso; escolha " +
            "qualquer número de 0 a 100 antes da partida.",
        },
        {
          type: "ruling",
          source:
            "Para achar um duplo da rodada no monte, todos compram uma pedra depois da outra até ele aparecer.",
          ruling:
            "Na anotação, diga que o duplo da rodada veio do monte. Assim o Pipkeeper sabe que ninguém tinha nenhum " +
            "dos outros duplos que faltam, e os marca todos como pulados. Se ele veio de uma mão, só os mais altos " +
            "foram pulados. Pulado ou não, o maior duplo que falta é sempre o primeiro que se pede.",
        },
      ],
    },
    {
      id: "end",
      heading: "Fim e vitória",
      body: [
        {
          type: "text",
          text:
            "A partida acaba quando cada duplo teve a sua rodada: treze rodadas com o duplo-doze inteiro, menos sem " +
            "as pedras altas ou se assim foi combinado. Ganha o total mais baixo, e quem tem totais iguais divide a " +
            "vitória.",
        },
        {
          type: "ruling",
          source: "Não diz nada de parar antes de jogar todas as rodadas.",
          ruling: "Parem quando for preciso. Os totais ficam como estão, e ganha o mais baixo.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Mexican Train, as regras da casa de uma família",
      author: "sem nome na fonte",
      note: "Revistas ali pela última vez em 28 de março de 2010. Os fatos são dela, as palavras daqui são nossas.",
    },
    {
      title: "How to Play the Mexican Train Domino Game",
      author: "wikiHow",
      note: "12, 10 ou 8 pedras por pessoa. O duplo é coberto por quem o jogou ou, se não pode, por quem puder depois.",
    },
    {
      title: "Mexican Train: Double 9, 12, or 15 Set",
      author: "Texas Good Sam",
      note: "Um dominó para cada número de pessoas, de duas a doze e mais.",
    },
  ],
});
