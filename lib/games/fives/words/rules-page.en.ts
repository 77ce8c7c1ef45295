import type { RulesPage } from "@/lib/rules/rules-page";

export const rules: RulesPage = {
  sections: [
    {
      id: "setup",
      heading: "Setting up",
      body: [
        {
          block: "text",
          text:
            "Two to four people play with a double-six set. Two take seven tiles each, three or four take five. Four may play in two " +
            "pairs, as in fives and threes; all fives and its relatives are mostly played by everybody alone.",
        },
      ],
    },
    {
      id: "play",
      heading: "Playing a hand",
      body: [
        {
          block: "text",
          text:
            "A tile is played at an open end, half to equal half. Whenever the open ends together make a number that scores, the " +
            "player scores at once. A double counts both its halves while it lies at an end.",
        },
        {
          block: "choice",
          text: "In pairs, when is a hand over?",
          choices: ["When one player has laid the last tile", "When both partners of a side have"],
        },
        {
          block: "choice",
          text: "Which doubles may be played on across?",
          choices: [
            "None (fives and threes, muggins)",
            "The first (all fives, bones)",
            "All of them (five-up)",
          ],
        },
      ],
    },
    {
      id: "score",
      heading: "Scoring",
      body: [
        {
          block: "text",
          text:
            "In fives and threes a total scores once for each three in it and once for each five, if it divides: 15 scores eight. " +
            "Two ends can score 1, 2, 3, 4, 6 or 8, and nothing else.",
        },
        {
          block: "text",
          text:
            "In all fives a total that five divides scores itself, up to 20 without spinners, 35 with one, and 60 with all doubles. " +
            "Five-up counts a fifth of it.",
        },
        {
          block: "choice",
          text: "What does the end of a hand bring?",
          choices: [
            "One point for whoever lays the last tile (fives and threes)",
            "The others’ pips, to the nearest five (all fives and its relatives)",
            "Nothing more",
          ],
        },
        {
          block: "text",
          text:
            "To the nearest five: 1 and 2 go down, 3 to 7 make five, 8 makes ten. At exactly 61 the last tile’s score and the " +
            "point for it are one sum, which counts whole or not at all.",
        },
        {
          block: "ruling",
          source: "It does not say whether each hand is rounded, or all of them together.",
          ruling: "The hands are added up first.",
        },
        {
          block: "ruling",
          source: "Nothing is said of others’ pips where the target has to be hit exactly.",
          ruling: "The last tile’s score counts first, then the hand by itself.",
        },
        {
          block: "ruling",
          source: "Nothing is said of a tied block.",
          ruling: "It earns nobody anything.",
        },
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        {
          block: "table",
          head: ["Game", "Played to"],
          rows: [
            ["Fives and threes", "61, exactly"],
            ["All fives", "250 with two players, 200 with more"],
            ["Muggins", "100"],
            ["Five-up", "61"],
            ["Bones", "150"],
          ],
        },
        {
          block: "text",
          text: "The game ends as soon as somebody reaches the target, in the middle of a hand too.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Fives and Threes",
      href: "https://gambiter.com/domino/western/fives_and_threes.html",
      author: "Gambiter, after Arthur Taylor’s Guinness Book of Traditional Pub Games",
      note: "Seven tiles for two, five for three or four; partners play on until both of a side are out.",
    },
    {
      title: "What is Fives And Threes",
      href: "http://bcad5sand3s.co.uk/what_is_fives_and_threes.htm",
      author: "Teesdale League",
      note: "Nine tiles for two, six for four; 61 exactly, and what goes past it does not count.",
    },
    {
      title: "All Fives",
      href: "http://www.pagat.com/tile/wdom/all_fives.html",
      author: "Pagat",
      note: "Which of these games has no spinner, one, or all doubles; nine tiles for two, seven for three.",
    },
    {
      title: "Merry-Go-Round",
      href: "http://www.dominorules.com/merry-go-round",
      author: "The American Domino Company",
      note: "To the nearest five: 1 and 2 go down, 3 to 7 are five, 8 to 12 ten. What these pages disagree on is an option here; the words are ours.",
    },
  ],
};
