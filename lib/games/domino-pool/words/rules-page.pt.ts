import type { Terms } from "@/lib/i18n/pt/terms";
import type { RulesPage } from "@/lib/rules/rules-page";
import { hundredUpScore } from "./rules-hundred-up.pt";

export const rules = (t: Terms): RulesPage => ({
  sections: [
    {
      id: "setup",
      heading: "Preparação",
      body: [
        {
          type: "text",
          text:
            "Um jogo antigo para três a seis pessoas, com um dominó duplo-seis. Combinem a aposta que cada pessoa " +
            "põe no bolo, e se cada rodada é pelo bolo ou se a partida vai até cem.",
        },
        {
          type: "text",
          text:
            "Embaralhem as pedras viradas para baixo; qualquer pessoa pode mexer. Para saber quem sai, cada pessoa " +
            "vira uma pedra, e sai a mais baixa. Devolvam essas pedras e embaralhem de novo. Depois cada pessoa pega " +
            "as suas. O que sobra é o monte.",
        },
        {
          type: "ruling",
          source: "Não diz o que acontece quando duas pessoas viram pedras igualmente baixas.",
          ruling: "Cada uma vira outra.",
        },
        {
          type: "choice",
          text:
            "Decidam se se compra. O costume é que não, e quem não tem pedra que sirva só passa. Se vocês aceitam, " +
            "quem não tem pedra que sirva pode comprar uma do monte, mas nunca as duas últimas.",
          choices: ["Não se compra", "Compra-se; as duas últimas pedras ficam"],
        },
        {
          type: "ruling",
          source:
            "Diz quantas pedras pegam três, quatro, cinco e seis pessoas. Uma partida até cem termina entre duas.",
          ruling: "Duas pessoas pegam sete pedras cada uma, e ficam 14 no monte.",
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
            "Quem sai joga qualquer pedra, e segue a pessoa à sua esquerda: a pedra se junta a uma das pontas da " +
            "linha, onde o número é igual. Quem não tem pedra que sirva passa, ou compra, se isso foi combinado.",
        },
        {
          type: "text",
          text: "A rodada acaba quando alguém jogou a última pedra da mão, ou quando ninguém pode jogar.",
        },
      ],
    },
    {
      id: "score",
      heading: "Contar e pagar",
      body: [
        {
          type: "text",
          text: "Cada pedra na mão vale os seus pontos; o duplo branco não vale nada.",
        },
        {
          type: "text",
          text:
            "No jogo simples todo mundo paga a aposta em cada rodada. Leva o bolo quem joga a última pedra da mão " +
            "ou, se o jogo fecha, a mão mais baixa. Se duas são igualmente baixas, elas o dividem.",
        },
        {
          type: "ruling",
          source: "Duas mãos iguais dividem o bolo. Não diz nada de três, nem de centavos que sobram.",
          ruling:
            "Todas as mãos iguais o dividem. Os centavos que sobram ficam no bolo e se ganham na rodada seguinte. As " +
            "apostas são registradas quando se anota a rodada.",
        },
        {
          type: "text",
          text: "As mãos só importam quando o jogo fecha. Se alguém bateu, não é preciso anotar o que os outros têm.",
        },
        ...hundredUpScore(t),
      ],
    },
    {
      id: "end",
      heading: "Fim e vitória",
      body: [
        {
          type: "text",
          text:
            "O jogo simples dura o quanto vocês quiserem. A partida até cem é de quem fica no jogo por último e leva " +
            "o bolo inteiro.",
        },
        {
          type: "ruling",
          source: "Ganha quem fica por último. Não pensa numa rodada em que todos os que restam ficam fora.",
          ruling:
            "Então a partida acaba na hora, e ninguém compra estrela. Entre quem ficou fora nessa rodada, o total " +
            "mais baixo leva o bolo; totais iguais o dividem, e os centavos que sobram vão um para cada pessoa, na " +
            "ordem em que estão sentadas.",
        },
        {
          type: "ruling",
          source: "Só diz quem ganha.",
          ruling:
            "Quem ficou fora vem depois de quem ainda está no jogo. Quem ficou fora mais tarde vem antes; na mesma " +
            "rodada, o total mais baixo vem antes.",
        },
        {
          type: "ruling",
          source: "Não diz nada de parar antes do fim.",
          ruling:
            "O que está no bolo volta para todo mundo em partes iguais, e os centavos que sobram vão um para cada " +
            "pessoa, na ordem em que estão sentadas. No jogo simples é assim que a noite acaba; na partida até cem, " +
            "os totais ficam como estão.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Dominoes – Domino Pool",
      href: "https://customgraph.com/games/piart.php?art=14",
      author: "Post Illuminance",
      note:
        "Uma página que transmite um velho livro de jogos de salão. Os fatos são de lá, as palavras " +
        "daqui são nossas.",
    },
  ],
});
