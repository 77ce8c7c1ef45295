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
          type: "choice",
          text: "Who wins a blocked hand?",
          choices: [
            "The side whose hands add up to the least",
            "The side of the lowest single hand (Dominican)",
          ],
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
          choices: ["Nobody", "The side that led the hand (Dominican)", "The side that blocked it"],
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
          type: "ruling",
          source: "It does not say whether a bonus can end the game.",
          ruling: "It can, immediately.",
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
