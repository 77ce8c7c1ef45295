import { blockedLine, fitsBothEnds } from "@/lib/rules/line-pictures";
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
            "Two to four people play with a double-six set; four usually in two pairs, partners opposite each other. " +
            "Everybody takes seven tiles. Three leave the 0-0 in the box and take nine each.",
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
            "The tiles lie in one line, number to equal number, and nobody draws: a player who cannot play passes. " +
            "Going out wins the hand. If nobody can go on, the hand is blocked, and everybody counts what is left.",
        },
        {
          type: "choice",
          text: "Who wins a blocked hand?",
          choices: ["The side of the lowest single hand", "The side whose hands add up to the least"],
        },
        {
          type: "layout",
          caption:
            "Both ends show a 2, and every tile with a 2 is on the table: the hand is blocked, and nobody still holds a 2.",
          tiles: blockedLine,
        },
        {
          type: "text",
          text:
            "In Jamaica and Brazil whoever holds the 6-6 leads the first hand with it; elsewhere the table decides. " +
            "The player who went out leads the next hand; after a block, the winner with the lowest hand does. You " +
            "can enter what everybody holds or, if the table has already counted, just who won the block.",
        },
      ],
    },
    {
      id: "score",
      heading: "What a hand is worth",
      body: [
        {
          type: "table",
          head: ["Out with", "Jamaica, Derby; Haiti; Brazil"],
          rows: [
            ["any tile", "1; 1; 1"],
            ["a double", "1; 1; 2"],
            ["a tile that fits both ends (dekabès, lá-e-lô)", "1; 2; 3"],
            ["a double that fits both ends", "1; 1; 4"],
            ["no tile: winning a block", "1; 1; 1"],
          ],
        },
        {
          type: "layout",
          caption: "The last tile, still in the hand, fits both ends: dekabès in Haiti, lá-e-lô in Brazil.",
          tiles: fitsBothEnds,
        },
        {
          type: "difference",
          about: "What are hands worth in Brazil?",
          say: [
            "A tournament: 1, 2, 3 and 4, to seven; a blocked hand makes the next worth one more.",
            "Dominó ESJE: a double that fits both ends is worth six, to six.",
          ],
          here: "1, 2, 3 and 4, to six. All of it can be changed under the house rules.",
        },
        {
          type: "difference",
          about: "In Brazil, what happens when somebody takes many doubles?",
          say: [
            "Some clubs: with four, all tiles are taken again.",
            "Dominó ESJE: with four they are taken again, and the hand counts double; five are worth a point, and " +
              "six the game.",
          ],
          here: "Nothing by itself. Write what your table does under “Adjust a score”.",
        },
        {
          type: "text",
          text: "A tied block scores nothing. In the Derby it makes the next hand worth one more, until a hand is won.",
        },
        {
          type: "choice",
          text: "What happens to the hands that the others have won?",
          choices: [
            "Six love: a side that wins a hand breaks the others’ run, and everybody starts again from 0",
            "The same, but the hand that breaks the run counts",
            "First to the target: everybody keeps what they have",
            "Cut-throat: once everybody has won a hand, everybody starts again from 0",
          ],
        },
        {
          type: "ruling",
          source: "It says nothing about scores that a referee has changed.",
          ruling:
            "Such points do not send anybody back to 0, and a negative score is not a run to break. When everybody " +
            "goes back to 0, so does that score.",
        },
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        {
          type: "table",
          head: ["Game", "Won by"],
          rows: [
            ["Six love", "six hands in a row"],
            ["First to six, Haiti, Brazil", "the first to six"],
            ["Cut-throat", "six while somebody has 0"],
            ["Derby", "the first to 150"],
          ],
        },
        {
          type: "choice",
          text:
            "A game won while the others have nothing has a name of its own: six-love in Jamaica, buchuda in " +
            "Pernambuco. Where games are counted, it counts",
          choices: ["once", "twice"],
        },
        {
          type: "ruling",
          source: "In cut-throat a hand can bring the sixth win and leave nobody without one.",
          ruling: "The sixth win counts first, and ends the game.",
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
      title: "Jamaican and Caribbean Dominoes",
      href: "https://www.pagat.com/tile/wdom/caribbean.html",
      author: "Pagat, after Robert Ebanks and Sean Thomas",
      note: "Jamaica, in pairs and cut-throat: to the right, the winners lead, six in a row.",
    },
    {
      title: "How to Play Jamaican Dominoes",
      href: "https://caribbeanbreezegames.com/dominoes/how-to-play-jamaican-dominoes.html",
      author: "Caribbean Breeze",
      note: "Three leave the double blank in the box and take nine each; six wins while others have none.",
    },
    {
      title: "Domino Play",
      href: "https://www.cassandrementor.com/newBlogPost-zTtwLn",
      author: "Cassandre Mentor, after Pagat",
      note: "Haiti: two points for a dekabès, which a double never is; the lowest single hand wins a block.",
    },
    {
      title: "Dominó",
      href: "https://livrozilla.com/doc/1192275/domin%C3%B3-1---as-partidas-ser%C3%A3o-disputadas-em-sistema-de",
      author: "a Brazilian tournament",
      note: "Brazil: 1, 2, 3 and 4 points; to seven there, and a blocked hand makes the next worth one more.",
    },
    {
      title: "Regras",
      href: "http://domino-esje.blogspot.com/2008/01/regras.html",
      author: "Dominó ESJE",
      note: "Brazil: to six; a double that fits both ends is worth six there.",
    },
    {
      title: "Registration, Rules & Regulations",
      href: "https://www.dominohq.com/domino-leagues-rulesregulations/nydl",
      author: "New York Domino League",
      note:
        "To 150; after a block with equal lowest hands, a derby, the next hand is worth one more. Where these pages " +
        "disagree, there is an option here; the wording is ours.",
    },
  ],
};
