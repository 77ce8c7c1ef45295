import type { RulesPage } from "@/lib/rules/rules-page";

export const rules: RulesPage = {
  sections: [
    {
      id: "setup",
      heading: "Setting up",
      body: [
        {
          type: "text",
          text:
            "Two to sixteen people play without partners, usually with a double-nine set. Everybody takes seven tiles, " +
            "or five, four or three if there are not enough for that; with a double-six set, five at most.",
        },
        {
          type: "ruling",
          source: "The number of tiles each differs from table to table.",
          ruling: "The largest of these that the set has tiles for, unless you choose another number.",
        },
      ],
    },
    {
      id: "play",
      heading: "Playing a round",
      body: [
        {
          type: "text",
          text:
            "The highest double opens the first round, the next one the second, and so on down to the 0-0. A double " +
            "must get its three toes, one tile each, before anybody plays elsewhere: that is the chicken foot.",
        },
        {
          type: "choice",
          text: "What do you do when you cannot play?",
          choices: ["Draw one, and play it if it fits", "Draw until one fits"],
        },
        {
          type: "text",
          text: "A round ends when somebody lays their last tile, or when nobody can go on.",
        },
      ],
    },
    {
      id: "score",
      heading: "Counting",
      body: [
        {
          type: "text",
          text: "Everybody except the player who went out adds the pips they still hold. After a block everybody does.",
        },
        {
          type: "choice",
          text: "The double blank in a hand counts",
          choices: ["nothing", "50", "any other number you agree on"],
        },
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        {
          type: "text",
          text:
            "The game ends after the round of the 0-0. The lowest total wins; players with equal totals share the " +
            "win.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Chickenfoot Dominoes Game Rules",
      href: "https://onlinedominogames.com/chickenfoot-dominoes",
      author: "Online Domino Games",
      note:
        "Five tiles with a double-six set; a player who cannot play draws one; the lowest total after " +
        "the 0-0 wins.",
    },
    {
      title: "How to Play Chickenfoot Dominoes",
      href: "http://www.cardsdicedominoes.com/chickenfoot-domino-rules.htm",
      author: "Cards, Dice, Dominoes",
      note: "Seven tiles with a double-nine set; with others, as many as leave ten to twenty.",
    },
    {
      title: "Chicken Foot",
      href: "http://web.archive.org/web/20020103201512/http:/www.flash.net/~russellr/mindshare/humor/chknfoot.htm",
      author: "an archived page from 2002",
      note: "The double blank counts 50, and every other blank 25, which you cannot set here. The wording is ours.",
    },
  ],
};
