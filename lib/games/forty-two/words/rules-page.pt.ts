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
            "Jogam quatro pessoas em duas duplas, cada dupla frente a frente, com um dominó duplo-seis. Uma delas " +
            "embaralha, e cada pessoa pega sete pedras: as 28 estão nas mãos.",
        },
      ],
    },
    {
      id: "play",
      heading: "Lances e vazas",
      body: [
        {
          type: "text",
          text:
            "Cada pessoa dá um lance, uma vez só, de 30 a 42, ou passa. Quem dá o lance mais alto escolhe o trunfo e " +
            "sai. Cada uma das sete vazas vale um ponto, e também contam os pontos das cinco pedras que valem cinco " +
            "ou dez: 42 pontos ao todo.",
        },
        {
          type: "choice",
          text: "E se os quatro passam?",
          choices: ["Embaralha-se de novo; nada se anota", "Quem embaralhou tem de dar um lance de 30"],
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
            "Por marcas, um lance cumprido vale uma marca, e um não cumprido dá a marca à outra dupla. Com um lance " +
            "de 42 se pode oferecer mais de uma marca.",
        },
        {
          type: "text",
          text:
            "Por pontos, se o lance é cumprido, cada dupla marca o que fez. Se não é, a dupla do lance não marca " +
            "nada, e a outra marca o lance e o que fez.",
        },
        {
          type: "text",
          text:
            "Você anota quem deu o lance e de quanto, e se ele foi cumprido, ou os pontos que a dupla do " +
            "lance fez.",
        },
      ],
    },
    {
      id: "end",
      heading: "Fim e vitória",
      body: [
        {
          type: "choice",
          text: "Até onde?",
          choices: ["Até 7 marcas: a palavra ALL tem sete traços", "Até 250 pontos"],
        },
        {
          type: "ruling",
          source: "Por pontos, as duas duplas podem chegar à meta na mesma rodada.",
          ruling: "Então ganha o total mais alto. Com totais iguais, as duas dividem a vitória.",
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
      title: "42 (dominoes)",
      href: "https://en.wikipedia.org/wiki/42_(dominoes)",
      author: "Wikipedia",
      note:
        "Até sete marcas ou 250 pontos; se todos passam, quem embaralhou tem de dar um lance de 30, ou se embaralha " +
        "de novo.",
    },
    {
      title: "Texas 42",
      href: "https://gambiter.com/domino/western/texas42.html",
      author: "Gambiter, a partir de Dennis Roberson, Winning 42",
      note: "Cada pessoa dá um lance só; se todos passam, embaralha quem vem em seguida.",
    },
    {
      title: "Basic Rules of Texas 42",
      href: "http://www.42-online.com/how.php",
      author: "42-Online",
      note: "Por marcas: acima de 41 se dão lances em marcas, e é preciso fazer as sete vazas. As palavras são nossas.",
    },
  ],
});
