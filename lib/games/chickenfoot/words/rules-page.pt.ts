import type { RulesPage } from "@/lib/rules/rules-page";

export const rules = (): RulesPage => ({
  sections: [
    {
      id: "setup",
      heading: "Preparação",
      body: [
        {
          type: "text",
          text:
            "Jogam de duas a dezesseis pessoas, cada um por si, quase sempre com um dominó duplo-nove. Cada pessoa pega " +
            "sete pedras, ou cinco, quatro ou três quando não há o bastante para isso; com um duplo-seis, cinco no " +
            "máximo.",
        },
        {
          type: "ruling",
          source: "Quantas pedras cada pessoa pega muda de mesa para mesa.",
          ruling: "O maior desses números para o qual há pedras, a não ser que você escolha outro.",
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
            "O maior duplo abre a primeira rodada, o seguinte abre a segunda, e assim até o 0-0. Um duplo tem de " +
            "receber os seus três dedos, uma pedra cada um, antes que se jogue em outro lugar: é o pé da galinha.",
        },
        {
          type: "choice",
          text: "O que faz quem não tem pedra para jogar?",
          choices: ["Compra uma e joga, se ela serve", "Compra até uma servir"],
        },
        {
          type: "text",
          text: "A rodada acaba quando alguém joga a última pedra da mão, ou quando ninguém pode continuar.",
        },
      ],
    },
    {
      id: "score",
      heading: "Contagem",
      body: [
        {
          type: "text",
          text: "Todo mundo soma os pontos que sobraram na mão, menos quem bateu. Se o jogo fechou, soma todo mundo.",
        },
        {
          type: "choice",
          text: "O duplo branco na mão vale",
          choices: ["nada", "50", "outro número que vocês combinarem"],
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
            "A partida acaba depois da rodada do 0-0. Ganha o total mais baixo, e quem tem totais iguais divide a " +
            "vitória.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Chickenfoot Dominoes Game Rules",
      href: "https://onlinedominogames.com/chickenfoot-dominoes",
      author: "Online Domino Games",
      note: "Cinco pedras com um duplo-seis; quem não pode jogar compra uma; ganha o total mais baixo depois do 0-0.",
    },
    {
      title: "How to Play Chickenfoot Dominoes",
      href: "http://www.cardsdicedominoes.com/chickenfoot-domino-rules.htm",
      author: "Cards, Dice, Dominoes",
      note: "Sete pedras com um duplo-nove; com outros, tantas que sobrem de dez a vinte.",
    },
    {
      title: "Chicken Foot",
      href: "http://web.archive.org/web/20020103201512/http:/www.flash.net/~russellr/mindshare/humor/chknfoot.htm",
      author: "uma página de 2002, como está arquivada",
      note: "O duplo branco vale 50, e cada outro branco 25, o que aqui não se pode escolher. As palavras são nossas.",
    },
  ],
});
