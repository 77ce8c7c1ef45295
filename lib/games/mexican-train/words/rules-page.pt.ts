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
            "É preciso um dominó duplo-doze, 91 pedras, e para cada pessoa um marcador pequeno que mostre quando se " +
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
            "De duas a seis pessoas podem jogar com menos pedras: tirem todas as que têm um número acima do que está " +
            "na segunda tabela, e peguem dez por pessoa. A partida fica mais curta, porque há menos duplos.",
          choices: ["As 91 pedras, distribuídas pela tabela", "Sem as pedras altas, dez por pessoa"],
        },
        {
          type: "ruling",
          source: "A tabela é para o dominó duplo-doze e de duas a oito pessoas.",
          ruling:
            "Com outros dominós, e com até dezesseis pessoas, o Pipkeeper deixa um quinto das pedras no monte e " +
            "distribui o resto, no máximo quinze por pessoa; se dá menos de três, há gente demais. De duas a oito " +
            "com o duplo-doze, é a tabela da fonte. Também se pode combinar outro número.",
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
            "A partida acaba quando cada duplo teve a sua rodada: treze rodadas com o dominó inteiro, menos sem as " +
            "pedras altas. Ganha o total mais baixo, e quem tem totais iguais divide a vitória.",
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
  ],
});
