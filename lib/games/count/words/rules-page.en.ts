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
            "Two to four people play, with a double-six set, or with a double-nine set as in the west of Cuba. Four " +
            "usually play in two pairs: partners sit opposite each other and have one score.",
        },
        {
          type: "text",
          text:
            "With the double-six set everybody takes seven tiles, or five when three or four play without partners. " +
            "With the double-nine set everybody takes ten, and the rest sleep.",
        },
        {
          type: "choice",
          text: "What do you do when you cannot play?",
          choices: ["Pass", "Draw until a tile fits; the last two of the boneyard are never drawn"],
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
            "The tiles lie in one line: a tile is played at either end, number to equal number, and a double leaves " +
            "one end like any other tile. A player who lays their last tile goes out. If nobody can go on, the hand " +
            "is blocked.",
        },
        {
          type: "choice",
          text: "Which way round, and who leads the next hand?",
          choices: [
            "To the right, and the lead passes on with every hand (partners, Spain)",
            "To the right, and the winners lead (Latin tables, the Dominican Republic, Puerto Rico, Cuba)",
            "To the left, and the lead passes on (Block and Draw)",
          ],
        },
        {
          type: "text",
          text:
            "In the Dominican Republic and Puerto Rico whoever holds the 6-6 leads the first hand with it; elsewhere " +
            "the table decides.",
        },
      ],
    },
    {
      id: "score",
      heading: "Counting",
      body: [
        {
          type: "text",
          text:
            "Every tile counts its pips. A player who goes out wins the hand for their side, which scores the pips " +
            "that are left.",
        },
        {
          type: "choice",
          text: "Whose pips are scored?",
          choices: [
            "The other side’s (partners, Block, Draw, the Dominican club, Puerto Rico, Cuba)",
            "All that are left, including a partner’s and, after a block, the winners’ own (Latin, Spain, Dominican)",
          ],
        },
        {
          type: "text",
          text: "Where all of them count, or everybody plays alone, one number for all the tiles that are left is enough.",
        },
        {
          type: "choice",
          text: "Who wins a blocked hand?",
          choices: [
            "The side whose hands add up to the least",
            "The side of the lowest single hand (Dominican)",
            "Whoever blocked or the next player, the lower of the two",
          ],
        },
        {
          type: "layout",
          caption:
            "Both ends show a 2, and every tile with a 2 is on the table: the hand is blocked, and nobody still holds a 2.",
          tiles: blockedLine,
        },
        {
          type: "ruling",
          source:
            "Whoever blocked compares hands with the player on the left, in a game that goes to the right. Nothing is " +
            "said about the points.",
          ruling:
            "The two are whoever blocked and whoever plays next. Only their own hands decide; the winners score the " +
            "pips as after any block.",
        },
        {
          type: "text",
          text:
            "In Block and Draw the winner of a block subtracts their own pips. After a block the line has the same " +
            "number at both ends, and nobody can still hold a tile with it: Pipkeeper refuses hands that show every " +
            "number.",
        },
        {
          type: "choice",
          text: "A tied block: who gets the pips?",
          choices: [
            "Nobody",
            "The side that led the hand (Dominican)",
            "The side that blocked it",
            "The other side: who blocks and ties loses (Brazilian clubs)",
          ],
        },
        {
          type: "ruling",
          source: "A tied block goes to the leader or the blocker, but that side may not be among the tied.",
          ruling: "Then nobody scores.",
        },
        {
          type: "table",
          head: ["Also scores", "Dominican; Puerto Rico, 500"],
          rows: [
            ["Out with a tile that fits both ends (capicúa)", "25; 100"],
            ["Out with the 0-0 (chuchazo)", "25; 100"],
            ["Everybody else passed in turn", "25; nothing"],
            ["The next player could not answer the opening", "25; nothing"],
            ["Winning the first four hands", "nothing; 100, 75, 50, 25"],
          ],
        },
        {
          type: "layout",
          caption:
            "The last tile, still in the hand, fits both ends with its two different numbers: a capicúa.",
          tiles: fitsBothEnds,
        },
        {
          type: "ruling",
          source: "In Puerto Rico a double is never a capicú; the Dominican pages do not say.",
          ruling:
            "Mark a capicúa only if it counts at your table: Pipkeeper does not know which tile was the last.",
        },
        {
          type: "difference",
          about: "What is a pass on the opening tile worth?",
          say: [
            "A Dominican player: 25 after a double, 50 after another tile.",
            "Other Dominican tables: 25.",
            "Cuban tables that count it: 20, after a double only.",
          ],
          here: "25 in the Dominican game. You can set one number, or two: after a double, and after another tile.",
        },
        {
          type: "difference",
          about: "Puerto Rico, 500: whose pips count, and what is a block worth?",
          say: [
            "The Spanish American Club: nothing extra for a block.",
            "A player from San Juan: the pips of both sides, and 100 for winning a block.",
          ],
          here: "The losers’ pips and nothing extra. Both can be changed under the house rules.",
        },
        {
          type: "ruling",
          source: "It does not say what happens to the prize of a hand that nobody wins.",
          ruling: "That prize is used up. If a hand is taken back, the later hands move to earlier prizes.",
        },
        {
          type: "choice",
          text: "Can a score go past the target?",
          choices: ["Yes", "No: points that would take a side past it are not scored"],
        },
        {
          type: "ruling",
          source: "Points that do not fit are not scored; it says nothing about bonuses and prizes.",
          ruling: "They are not scored either. What a referee gives or takes off always counts.",
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
            ["Partners, Block, Draw", "100"],
            ["Cuba", "150"],
            ["Latin, Dominican, Dominican club, Puerto Rico, 200", "200"],
            ["Spain", "300"],
            ["Puerto Rico, 500", "500"],
          ],
        },
        {
          type: "choice",
          text:
            "A game won while the others have nothing has a name of its own: pollona in the Dominican Republic and " +
            "Cuba, zapato in Venezuela. Where games are counted, it counts",
          choices: ["once", "twice"],
        },
        {
          type: "ruling",
          source: "It does not say whether a bonus can end the game.",
          ruling: "It can, immediately.",
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
      title: "Partnership Dominoes",
      href: "https://gambiter.com/domino/western/partnership.html",
      author: "Gambiter",
      note:
        "Partners: to the right, the lead passes on, the winners score the losers’ tiles, a tied block scores " +
        "nothing, to 100.",
    },
    {
      title: "Block Dominoes Game Rules",
      href: "https://onlinedominogames.com/block-dominoes",
      author: "Online Domino Games",
      note:
        "Block: the lead passes on, the winner of a block takes their own pips off, a tied block scores nothing, to " +
        "100.",
    },
    {
      title: "Regles de la primera edició del Campionat de Dominó",
      href: "https://www.fallas.com/index.php/main-jcf-va/main-secretaria-va/8927-regles-del-campionat-de-domino-de-jcf",
      author: "Junta Central Fallera, following the rules of the Spanish federation",
      note: "Spain: to 300, all tiles that are left count, a tied block scores nothing.",
    },
    {
      title: "Rules for 'capicua' game",
      href: "https://dominoesonline.com/rule.php?id=1228128405",
      author: "a player from the Dominican Republic",
      note:
        "To 200; 25 for a capicúa, and for three passes in a row. It gives a tied block to the player who locked the " +
        "game, and 50 for a pass on an opening that is not a double.",
    },
    {
      title: "Dominoes 2009",
      href: "https://sacitc.blog/category/dominoes-2009/",
      author: "Herman Santa, Spanish American Club",
      note:
        "Puerto Rico, 500: 100, 75, 50 and 25 for the first four hands, 100 for a capicú that is not a double, and " +
        "for a chuchazo.",
    },
    {
      title: "Game developer looking for the standard rules of P.R dominoes",
      href: "https://www.reddit.com/r/PuertoRico/comments/1s2abwm/",
      author: "players of r/PuertoRico",
      note: "Puerto Rico, 500: the pips of both sides count, and winning a block earns 100.",
    },
    {
      title: "Como funciona um campeonato de dominó",
      href: "https://todasasrespostas.com/como-funciona-um-campeonato-de-domino",
      author: "Todas as Respostas",
      note: "Brazil: whoever blocks on purpose and only ties loses the hand.",
    },
    {
      title: "Cuban Dominoes Game Rules",
      href: "https://onlinedominogames.com/cuban-dominoes",
      author: "Online Domino Games",
      note: "Cuba: ten tiles each of a double-nine set, to 150. There the lead passes on.",
    },
    {
      title: "Cuban dominoes",
      href: "https://eightygames.wordpress.com/2013/08/31/cuban-dominoes/",
      author: "Eighty Games",
      note:
        "Cuba: the winners lead; to 100, 150 or 200. Where these pages disagree, there is an option here; the " +
        "wording is ours.",
    },
  ],
};
