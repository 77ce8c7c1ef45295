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
            "Joga-se Baneberry com um dominó duplo-nove, até sete pessoas, ou com um duplo-seis, até quatro. Antes " +
            "de começar, decidam por que se joga: por pontos, ou por um bolo de trocados.",
        },
        {
          type: "text",
          text:
            "Virem todas as pedras para baixo e mexam bem. Com o duplo-nove, cada pessoa pega sete pedras; com o " +
            "duplo-seis, cinco. O que sobra fica virado para baixo: é o monte.",
        },
        {
          type: "ruling",
          source:
            "A fonte diz quantas pessoas podem jogar no máximo com cada dominó, mas não quantas no mínimo.",
          ruling: "Duas podem jogar.",
        },
        {
          type: "choice",
          text: "Se vocês jogam pelo bolo, combinem a entrada antes da primeira rodada. Ela fica a mesma a noite toda.",
          choices: ["25 centavos", "50 centavos", "qualquer outro valor"],
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
            "Quem tem o maior duplo sai com ele. Se ninguém pegou um duplo, sai a pedra com mais pontos. Depois " +
            "joga-se em sentido horário, um de cada vez.",
        },
        {
          type: "text",
          text:
            "Há uma linha só, com duas pontas, e a pedra se junta onde o número é igual. O duplo fica atravessado, " +
            "mas a linha não se divide ali: continua só pelo lado aberto. O branco é um número como os outros e só " +
            "casa com branco.",
        },
        {
          type: "layout",
          caption: "O duplo seis fica atravessado, e a linha segue reto. Enquanto ele é a ponta, vale 12.",
          tiles: layout,
        },
        {
          type: "text",
          text:
            "Quem não tem pedra que sirva compra uma do monte, e a vez acaba: essa pedra só se pode jogar na vez " +
            "seguinte. Com o monte vazio, só se passa.",
        },
        {
          type: "text",
          text:
            "Quem fica com uma pedra só tem de avisar: dá um toque na mesa ou diz “última pedra”. Há tempo até quem " +
            "vem em seguida jogar. Quem esquece tem de passar na vez seguinte, sem comprar. Quando se joga pelo " +
            "bolo, também paga a entrada mais uma vez, na hora.",
        },
        {
          type: "ruling",
          source: "Não diz o que acontece quando alguém esquece o toque duas vezes antes de cumprir o passe.",
          ruling:
            "Quando se joga pelo bolo, a entrada se paga de novo a cada vez. Passa-se uma vez só. Um passe que ainda " +
            "se deve quando a rodada acaba fica esquecido.",
        },
        {
          type: "ruling",
          source: "Quem tem de passar não joga, e assim não pode marcar.",
          ruling:
            "O Pipkeeper lembra quem tem de passar, mas aceita pontos dessa pessoa, se você os anota. A decisão é de " +
            "vocês.",
        },
        {
          type: "text",
          text:
            "A rodada vai até alguém jogar a última pedra da mão, ou até ninguém mais poder jogar nem comprar: é o " +
            "jogo fechado.",
        },
      ],
    },
    {
      id: "score",
      heading: "Contagem",
      body: [
        {
          type: "text",
          text:
            "As pedras que sobram na mão valem os seus pontos, com uma exceção: o duplo branco vale o dobro do duplo " +
            "mais pesado do dominó.",
        },
        {
          type: "table",
          head: ["Pedra que sobra na mão", "Vale"],
          rows: [
            ["Qualquer pedra menos o duplo branco", "os seus pontos"],
            ["Duplo branco, duplo-nove", "36"],
            ["Duplo branco, duplo-seis", "24"],
          ],
        },
        {
          type: "text",
          text:
            "Por pontos, marca-se enquanto se joga. Depois de jogar uma pedra, some as duas pontas da linha. Uma " +
            "ponta vale o seu número; um duplo na ponta vale as duas metades, e assim o duplo seis vale 12. Se as " +
            "duas pontas somam 2, 5, 10, 15, 20, 25 ou 30, você marca exatamente isso. A primeira pedra da rodada " +
            "não marca nada.",
        },
        {
          type: "ruling",
          source: "A lista do que marca é a mesma para todos os dominós.",
          ruling:
            "Com um duplo-seis, duas pontas não podem somar 25 nem 30, e o Pipkeeper não aceita esses números. As " +
            "duas pontas também não podem ser o mesmo duplo: de cada um há um só.",
        },
        {
          type: "text",
          text:
            "O fim da rodada também marca. Quem joga a última pedra marca tudo o que os outros ainda têm, e mais 20. " +
            "Se o jogo fecha, a mão mais baixa marca o que os outros têm menos o que ela mesma tem.",
        },
        {
          type: "ruling",
          source: "Por pontos, não diz o que acontece quando as mãos mais baixas são iguais.",
          ruling:
            "Calcula-se o que uma delas sozinha teria marcado, divide-se por igual entre as mãos empatadas, e a " +
            "fração se perde.",
        },
        {
          type: "text",
          text:
            "Quando se joga pelo bolo, nada se marca durante a rodada. Todo mundo paga a entrada da rodada, e o bolo " +
            "inteiro vai para quem joga a última pedra ou, se o jogo fecha, para a mão mais baixa. Mãos mais baixas " +
            "iguais o dividem. Depois todo mundo paga de novo para a rodada seguinte.",
        },
        {
          type: "ruling",
          source:
            "Mãos empatadas dividem o bolo. Não diz o que se faz com um centavo que não se pode dividir.",
          ruling:
            "Fica no bolo e se ganha na rodada seguinte. As entradas são registradas quando se anota a rodada.",
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
            "Por pontos, ganha quem chega primeiro a 157 ou mais, e a partida acaba ali mesmo, até no meio de uma " +
            "rodada. Vocês podem combinar outra meta.",
        },
        {
          type: "ruling",
          source:
            "Ganha quem chega primeiro à meta; um jogo fechado com empate pode levar duas pessoas além dela ao mesmo " +
            "tempo.",
          ruling: "Então ganha o total mais alto. Quem tem totais iguais divide a vitória.",
        },
        {
          type: "text",
          text:
            "Uma partida pelo bolo não tem fim marcado: joga-se o quanto se quer, e ganha quem está mais à frente " +
            "quando vocês param.",
        },
        {
          type: "ruling",
          source: "Não diz o que acontece com o dinheiro que fica no bolo quando se para.",
          ruling:
            "Volta para todo mundo em partes iguais. Os centavos que sobram vão um para cada pessoa, na ordem em que " +
            "estão sentadas.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Baneberry 157 Dominoes",
      author: "Anthony J. Oresteen",
      note: "Versão 1.0.5, 30 de abril de 2013. Os fatos são dele, as palavras daqui são nossas.",
    },
  ],
});
