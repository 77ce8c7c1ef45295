import type { RulesPage } from "@/lib/rules/rules-page";
import { doubleAtAnEnd, spinner } from "./layouts";

export const rules: RulesPage = {
  sections: [
    {
      id: "setup",
      heading: "Setting up",
      body: [
        {
          type: "text",
          text:
            "Two to four people play with a double-six set. Two take seven tiles each, three or four take five. Four " +
            "may play in two pairs, as in fives and threes; all fives and its relatives are usually played without " +
            "partners.",
        },
        {
          type: "difference",
          about: "How many tiles each?",
          say: [
            "Gambiter: seven for two players, five for three or four.",
            "Teesdale League: nine for two, six for four.",
            "Pagat: nine for two, seven for three.",
          ],
          here: "Seven for two players, five for three or four. You can set another number.",
        },
      ],
    },
    {
      id: "play",
      heading: "Playing a hand",
      body: [
        {
          type: "text",
          text:
            "A tile is played at an open end, number to equal number. Whenever the open ends add up to a number that " +
            "scores, the player scores immediately. A double counts both its halves while it lies at an end.",
        },
        {
          type: "choice",
          text: "In pairs, when is a hand over?",
          choices: [
            "When one player has laid the last tile",
            "When both partners of a side have laid theirs",
          ],
        },
        {
          type: "choice",
          text: "Which doubles are spinners, played on all four sides?",
          choices: [
            "None (fives and threes, muggins)",
            "The first (all fives, bones)",
            "All of them (five-up)",
          ],
        },
        {
          type: "layout",
          caption:
            "The first double, the 5-5, is a spinner and has a tile on each side. The open ends are 4, 6, 3 and 2, together 15: all fives scores 15.",
          tiles: spinner,
        },
      ],
    },
    {
      id: "score",
      heading: "Scoring",
      body: [
        {
          type: "text",
          text:
            "In fives and threes a multiple of three scores one for each three in it, and a multiple of five one for " +
            "each five: 15 is both, and scores eight. Two ends can score 1, 2, 3, 4, 6 or 8, and nothing else.",
        },
        {
          type: "layout",
          caption:
            "A double at an end counts both its halves: 12 and 3 are 15, five threes and three fives, which is eight in fives and threes.",
          tiles: doubleAtAnEnd,
        },
        {
          type: "text",
          text:
            "In all fives a multiple of five scores its full value: up to 20 without spinners, 35 with one, and 60 " +
            "where every double is one. Five-up scores a fifth of it.",
        },
        {
          type: "choice",
          text: "What does the end of a hand score?",
          choices: [
            "One point for laying the last tile (fives and threes)",
            "The others’ pips, to the nearest five (all fives and its relatives)",
            "Nothing more",
          ],
        },
        {
          type: "text",
          text:
            "To the nearest five: 1 and 2 go down, 3 to 7 make five, 8 makes ten. Where the target must be hit " +
            "exactly, the last tile’s score and the point for it are one sum, which counts in full or not at all.",
        },
        {
          type: "ruling",
          source: "It does not say whether each hand is rounded, or all of them together.",
          ruling: "The hands are added up first.",
        },
        {
          type: "ruling",
          source: "Nothing is said about the others’ pips where the target must be hit exactly.",
          ruling: "The last tile’s score counts first, then the hand by itself.",
        },
        {
          type: "ruling",
          source: "Nothing is said about a tied block.",
          ruling: "Nobody scores.",
        },
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        {
          type: "table",
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
          type: "text",
          text:
            "The game ends as soon as somebody reaches the target, even in the middle of a hand. " +
            "Nobody plays on for more: what the rest of the hand would have scored counts for no one.",
        },
        {
          type: "ruling",
          source: "Nothing is said about a player who has to go.",
          ruling:
            "Somebody else can take the place of one of a pair, with the side’s total. The result belongs to those " +
            "who sit there at the end.",
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
      note:
        "Which of these games have no spinner, which have one, and in which every double is one; nine tiles for two, " +
        "seven for three.",
    },
    {
      title: "Merry-Go-Round",
      href: "http://www.dominorules.com/merry-go-round",
      author: "The American Domino Company",
      note:
        "To the nearest five: 1 and 2 go down, 3 to 7 are five, 8 to 12 ten. Where these pages disagree, there is an " +
        "option here; the wording is ours.",
    },
  ],
};
