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
            "Jogam de duas a quatro pessoas, com um dominó duplo-seis, ou com um duplo-nove, como no oeste de Cuba. " +
            "Quatro quase sempre jogam em duas duplas: cada dupla senta frente a frente e tem um total só.",
        },
        {
          type: "text",
          text:
            "Com o duplo-seis, cada pessoa pega sete pedras, ou cinco quando são três ou quatro, cada um por si. Com " +
            "o duplo-nove, cada pessoa pega dez, e o resto dorme.",
        },
        {
          type: "choice",
          text: "O que faz quem não tem pedra para jogar?",
          choices: ["Passa", "Compra até uma pedra servir; as duas últimas do monte nunca se compram"],
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
            "As pedras formam uma linha só: joga-se em qualquer uma das duas pontas, número com número igual, e um " +
            "duplo deixa uma ponta só, como qualquer outra pedra. Quem joga a última pedra da mão bate. Se ninguém " +
            "pode continuar, o jogo está fechado.",
        },
        {
          type: "choice",
          text: "Para que lado corre o jogo, e quem sai na rodada seguinte?",
          choices: [
            "Para a direita, e a saída passa adiante a cada rodada (em duplas, Espanha)",
            "Para a direita, e sai quem ganhou (mesas latinas, República Dominicana, Porto Rico, Cuba)",
            "Para a esquerda, e a saída passa adiante (passa e bate, com compra)",
          ],
        },
        {
          type: "text",
          text:
            "Na República Dominicana e em Porto Rico, quem tem o 6-6 sai com ele na primeira rodada; nas outras " +
            "mesas, combina-se antes.",
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
            "Cada pedra vale os seus pontos. Quem bate ganha a rodada, por si ou pela dupla, e marca os pontos que " +
            "sobraram nas mãos.",
        },
        {
          type: "choice",
          text: "Que pontos se marcam?",
          choices: [
            "Os dos adversários (em duplas, passa e bate, com compra, dominicano de clube, Porto Rico, Cuba)",
            "Todos os que sobraram, também os do parceiro e, no jogo fechado, os da própria dupla (latino, Espanha, " +
              "dominicano)",
          ],
        },
        {
          type: "text",
          text: "Onde contam todos, ou cada um joga por si, basta um número só para tudo o que sobrou.",
        },
        {
          type: "choice",
          text: "Quem ganha o jogo fechado?",
          choices: [
            "A dupla que soma menos com as duas mãos",
            "A dupla que tem a mão mais baixa da mesa (dominicano)",
            "A mão mais baixa entre quem fechou e quem vem em seguida",
          ],
        },
        {
          type: "layout",
          caption:
            "As duas pontas mostram um 2, e todas as pedras com um 2 estão na mesa: o jogo fechou, e ninguém tem mais um 2 na mão.",
          tiles: blockedLine,
        },
        {
          type: "ruling",
          source:
            "Quem fechou compara a mão com quem está à esquerda, num jogo que corre para a direita. Dos pontos não " +
            "diz nada.",
          ruling:
            "Comparam-se quem fechou e quem joga em seguida. Só essas duas mãos decidem; os pontos se marcam como " +
            "em qualquer jogo fechado.",
        },
        {
          type: "text",
          text:
            "No passa e bate e no jogo com compra, quem ganha o jogo fechado desconta os pontos da própria mão. Num " +
            "jogo fechado, o mesmo número ficou nas duas pontas, e ninguém pode ter na mão uma pedra com ele: o " +
            "Pipkeeper recusa mãos em que aparecem todos os números.",
        },
        {
          type: "choice",
          text: "Fechado com empate: para quem vão os pontos?",
          choices: [
            "Para ninguém",
            "Para a dupla de quem saiu (dominicano)",
            "Para a dupla de quem fechou",
            "Para a outra dupla: quem fecha e empata perde (clubes do Brasil)",
          ],
        },
        {
          type: "ruling",
          source:
            "No empate, os pontos vão para quem saiu ou para quem fechou, mas essa dupla pode não estar no empate.",
          ruling: "Então ninguém marca nada.",
        },
        {
          type: "table",
          head: ["Também vale", "Dominicano; Porto Rico, 500"],
          rows: [
            [`Bater nas duas pontas (${t.capicua})`, "25; 100"],
            ["Bater com o 0-0 (chuchazo)", "25; 100"],
            ["Todos os outros passaram em seguida", "25; nada"],
            ["Quem vinha depois da saída passou", "25; nada"],
            ["Ganhar as quatro primeiras rodadas", "nada; 100, 75, 50, 25"],
          ],
        },
        {
          type: "layout",
          caption: `A última pedra, ainda na mão, serve nas duas pontas com os seus dois números: ${t.capicua}.`,
          tiles: fitsBothEnds,
        },
        {
          type: "ruling",
          source: "Em Porto Rico não há capicú com um duplo; as páginas dominicanas não dizem nada.",
          ruling: "Marque só se valer na sua mesa: o Pipkeeper não sabe qual foi a última pedra.",
        },
        {
          type: "difference",
          about: "Quanto vale um passe na saída?",
          say: [
            "Alguém que joga na República Dominicana: 25 depois de um duplo, 50 depois de outra pedra.",
            "Outras mesas dominicanas: 25.",
            "As mesas cubanas que o contam: 20, só depois de um duplo.",
          ],
          here: "25 no jogo dominicano. Pode-se escolher um número, ou dois: depois de um duplo e de outra pedra.",
        },
        {
          type: "difference",
          about: "Porto Rico, 500: que pontos se marcam, e quanto vale ganhar o jogo fechado?",
          say: [
            "O Spanish American Club: nada a mais pelo jogo fechado.",
            "Alguém de San Juan: os pontos das duas duplas, e 100 por ganhar o jogo fechado.",
          ],
          here: "Os dos adversários e nada a mais. As duas coisas se mudam nas regras da casa.",
        },
        {
          type: "ruling",
          source: "Não diz nada de uma rodada que ninguém ganha, quando as primeiras rodadas têm prêmio.",
          ruling:
            "Ela gasta o seu prêmio. Se uma rodada é anulada, as que vêm depois passam para os prêmios anteriores.",
        },
        {
          type: "choice",
          text: "Pode-se passar da meta?",
          choices: ["Sim", "Não: o que levaria uma dupla além da meta não se anota"],
        },
        {
          type: "ruling",
          source: "O que não cabe não se anota; de bônus e prêmios não diz nada.",
          ruling: "Também não se anotam. O que a arbitragem dá ou tira conta sempre.",
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
            ["Em duplas, passa e bate, com compra", "100"],
            ["Cuba", "150"],
            ["Latino, dominicano, dominicano de clube, Porto Rico, 200", "200"],
            ["Espanha", "300"],
            ["Porto Rico, 500", "500"],
          ],
        },
        {
          type: "choice",
          text:
            "Ganhar enquanto os outros não têm nada tem nome próprio: pollona na República Dominicana e em Cuba, " +
            "zapato na Venezuela. Onde se contam partidas, vale por",
          choices: ["uma", "duas"],
        },
        {
          type: "ruling",
          source: "Não diz se um bônus pode terminar a partida.",
          ruling: "Pode, na mesma hora.",
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
      title: "Partnership Dominoes",
      href: "https://gambiter.com/domino/western/partnership.html",
      author: "Gambiter",
      note:
        "Em duplas: para a direita, a saída passa adiante, quem ganha marca as pedras de quem perde, o jogo fechado " +
        "com empate não vale nada, até 100.",
    },
    {
      title: "Block Dominoes Game Rules",
      href: "https://onlinedominogames.com/block-dominoes",
      author: "Online Domino Games",
      note:
        "Passa e bate: a saída passa adiante, quem ganha o jogo fechado desconta a própria mão, o jogo fechado com " +
        "empate não vale nada, até 100.",
    },
    {
      title: "Regles de la primera edició del Campionat de Dominó",
      href: "https://www.fallas.com/index.php/main-jcf-va/main-secretaria-va/8927-regles-del-campionat-de-domino-de-jcf",
      author: "Junta Central Fallera, pelas regras da federação espanhola",
      note: "Espanha: até 300, contam todas as pedras que sobraram, o jogo fechado com empate não vale nada.",
    },
    {
      title: "Rules for 'capicua' game",
      href: "https://dominoesonline.com/rule.php?id=1228128405",
      author: "alguém que joga na República Dominicana",
      note:
        "Até 200; 25 pela capicua e por três passes seguidos. Ali o empate é de quem fechou, e vale 50 o passe " +
        "depois de uma saída que não é com duplo.",
    },
    {
      title: "Dominoes 2009",
      href: "https://sacitc.blog/category/dominoes-2009/",
      author: "Herman Santa, Spanish American Club",
      note:
        "Porto Rico, 500: 100, 75, 50 e 25 pelas quatro primeiras rodadas, 100 pelo capicú que não é com duplo e " +
        "pelo chuchazo.",
    },
    {
      title: "Game developer looking for the standard rules of P.R dominoes",
      href: "https://www.reddit.com/r/PuertoRico/comments/1s2abwm/",
      author: "gente de r/PuertoRico",
      note: "Porto Rico, 500: contam os pontos das duas duplas, e ganhar o jogo fechado vale 100.",
    },
    {
      title: "Como funciona um campeonato de dominó",
      href: "https://todasasrespostas.com/como-funciona-um-campeonato-de-domino",
      author: "Todas as Respostas",
      note: "Brasil: quem fecha o jogo de propósito e só empata perde.",
    },
    {
      title: "Cuban Dominoes Game Rules",
      href: "https://onlinedominogames.com/cuban-dominoes",
      author: "Online Domino Games",
      note: "Cuba: dez pedras por pessoa de um duplo-nove, até 150. Ali a saída passa adiante.",
    },
    {
      title: "Cuban dominoes",
      href: "https://eightygames.wordpress.com/2013/08/31/cuban-dominoes/",
      author: "Eighty Games",
      note:
        "Cuba: sai quem ganhou; até 100, 150 ou 200. Onde estas páginas discordam, aqui há uma opção; as palavras " +
        "são nossas.",
    },
  ],
});
