import type { Terms } from "@/lib/i18n/pt/terms";
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
            "Duplos se joga com qualquer dominó, duas pessoas ou mais. Mexam as pedras viradas para baixo, e cada " +
            "pessoa pega as suas.",
        },
        {
          type: "choice",
          text:
            "Duas, três ou quatro pessoas pegam sete pedras cada uma. De cinco pessoas em diante, combinem um número " +
            "antes de pegar. A fonte também fala, de passagem, de mãos menores e maiores:",
          choices: [
            "Sete por pessoa, de duas a quatro pessoas",
            "Sete ou oito por pessoa quando são duas, cinco ou seis quando são três ou quatro",
            "Qualquer número para o qual o dominó tenha pedras",
          ],
        },
        {
          type: "ruling",
          source: "De duas a quatro pessoas diz sete e, uma frase depois, sete ou oito, ou cinco ou seis.",
          ruling:
            "Sete, a não ser que você escolha outro número. Com cinco pessoas ou mais, o Pipkeeper pergunta. Aceita " +
            "de duas a doze pessoas, de 2 a 30 pedras por pessoa, e dominós até o duplo dezoito.",
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
            "Quem tem o duplo mais pesado sai com ele. Se ninguém tem um duplo, embaralhem e peguem de novo. " +
            "(Algumas mesas exigem o duplo seis, e pegam de novo até que alguém o tenha.) O jogo segue para a " +
            "esquerda, uma pedra por vez.",
        },
        {
          type: "text",
          text:
            "Uma regra faz o jogo: um número só está aberto quando o seu duplo já está na mesa. Para jogar o 3-4 num " +
            "três, o duplo três já tem de ter sido jogado. O duplo quatro não precisa, porque não é pelo quatro que " +
            "a pedra se junta.",
        },
        {
          type: "choice",
          text:
            "E quem não pode jogar? A fonte diz duas coisas diferentes, com poucas linhas entre elas. Escolham uma " +
            "antes de começar; a anotação é a mesma nas duas.",
          choices: [
            "Compra do monte até achar uma pedra que sirva. Fica com todas as que comprou no caminho. Com o monte " +
              "vazio, passa.",
            "Só passa a vez para a esquerda.",
          ],
        },
        {
          type: "choice",
          text: "Em que duplos se pode jogar por todos os lados (duplos de quatro pontas)?",
          choices: ["Só o duplo da saída", "Nenhum: a fonte acha que é o mais comum"],
        },
        {
          type: "text",
          text: "Quem joga primeiro a última pedra da mão diz “Bati!”. Se ninguém pode continuar, o jogo está fechado.",
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
            "Cada pedra vale os seus pontos, e assim o duplo branco não vale nada. Quem bateu marca tudo o que os " +
            "outros ainda têm na mão.",
        },
        {
          type: "text",
          text:
            "Se o jogo fecha, todo mundo vira as pedras e conta. A mão mais baixa ganha e marca todos os pontos das " +
            "outras mãos; os seus não se descontam.",
        },
        {
          type: "ruling",
          source: "Só para o jogo fechado diz quanto se marca por ganhar a rodada.",
          ruling: "Bater vale o mesmo: todos os pontos de todos os adversários.",
        },
        {
          type: "ruling",
          source: "Não diz o que acontece quando as mãos mais baixas são iguais.",
          ruling:
            "Calcula-se o que uma delas sozinha teria marcado, divide-se por igual entre as mãos empatadas, e a " +
            "fração se perde.",
        },
      ],
    },
    {
      id: "end",
      heading: "Fim e vitória",
      body: [
        {
          type: "choice",
          text: "Quem chega primeiro à meta ganha a partida. O costume é cem.",
          choices: ["100", "50", "101", "150", "200", `qualquer outro número até ${t.number(1000)}`],
        },
        {
          type: "ruling",
          source:
            "Ganha quem chega primeiro à meta; um jogo fechado com empate pode levar duas pessoas além dela ao mesmo " +
            "tempo.",
          ruling: "Então ganha o total mais alto. Quem tem totais iguais divide a vitória.",
        },
        {
          type: "ruling",
          source: "Não diz nada de parar antes do fim.",
          ruling: "Os totais ficam como estão, e ganha o mais alto.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Great Book of Domino Games",
      author: "Jennifer Kelley",
      note: "Sterling Publishing, Nova York, 1999. Os fatos são dela, as palavras daqui são nossas.",
    },
  ],
});
