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
            "Doubles can be played with any set of dominoes, by two people or more. Mix the tiles face " +
            "down and draw.",
        },
        {
          type: "choice",
          text:
            "Two, three or four players draw seven tiles each. With five or more, agree on a number before you draw. " +
            "The source also gives smaller and larger hands in passing:",
          choices: [
            "Seven each for two to four players",
            "Seven or eight each for two players, five or six for three or four",
            "Any number that the set has tiles for",
          ],
        },
        {
          type: "ruling",
          source:
            "For two to four players it says seven, and a sentence later seven or eight, or five or six.",
          ruling:
            "Seven, unless you set another number. With five players or more Pipkeeper asks for it. It allows two to " +
            "twelve players, 2 to 30 tiles each, and sets up to the double eighteen.",
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
            "The player with the heaviest double leads with it. If nobody holds a double, shuffle and draw again. " +
            "(Some tables insist on the double six, and draw again until somebody has it.) Play goes on to the left, " +
            "one tile per turn.",
        },
        {
          type: "text",
          text:
            "One rule makes the game: a number is open only once its double lies on the table. To lay your 3-4 at a " +
            "three, the double three must have been laid before. The double four need not, because you are not " +
            "joining at the four.",
        },
        {
          type: "choice",
          text:
            "What if you cannot play? The source says two different things, a few lines apart. Pick one before you " +
            "start; the score sheet is the same for both.",
          choices: [
            "Draw from the boneyard until you draw a tile that fits. You keep all that you drew on the way. " +
              "When the boneyard is empty, pass.",
            "Just pass to the player on your left.",
          ],
        },
        {
          type: "choice",
          text: "Which doubles may be played on from all sides, as spinners?",
          choices: ["The leading double only", "None: according to the source, this is the most common"],
        },
        {
          type: "text",
          text: "The first to lay their last tile calls “Domino!”. If nobody can go on, the hand is blocked.",
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
            "Every tile counts its pips, so the double blank counts nothing. The player who went out earns all that " +
            "the others still hold.",
        },
        {
          type: "text",
          text:
            "After a block everybody turns up their tiles and counts. The lowest hand wins and earns all the pips in " +
            "the other hands, without subtracting its own.",
        },
        {
          type: "ruling",
          source: "It says what winning a hand earns only for a block.",
          ruling: "Going out earns the same: all pips of all opponents.",
        },
        {
          type: "ruling",
          source: "It does not say what happens when the lowest hands are equal.",
          ruling:
            "Work out what one of them alone would have earned, divide that equally among the tied hands, and drop " +
            "the fraction.",
        },
      ],
    },
    {
      id: "end",
      heading: "Ending and winning",
      body: [
        {
          type: "choice",
          text: "The first to reach the target wins the game. A hundred is usual.",
          choices: ["100", "50", "101", "150", "200", "any other number up to 1,000"],
        },
        {
          type: "ruling",
          source: "The first to reach it wins; a shared block can take two players past it together.",
          ruling: "Then the higher total wins. With equal totals they share the win.",
        },
        {
          type: "ruling",
          source: "It says nothing about stopping early.",
          ruling: "The totals stand as they are, and the highest wins.",
        },
      ],
    },
  ],
  sources: [
    {
      title: "Great Book of Domino Games",
      author: "Jennifer Kelley",
      note: "Sterling Publishing, New York, 1999. The facts are hers; the wording is ours.",
    },
  ],
};
