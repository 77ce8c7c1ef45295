import type { RulesSection } from "../../rules/rules-page";

/** Most of Mexican Train happens here: engines, trains, doubles and markers. */
export const play: RulesSection = {
  id: "play",
  heading: "Playing a round",
  body: [
    {
      block: "text",
      text:
        "Every round starts from a double, the engine, in the middle of the table. In the first round it is the double " +
        "twelve, and whoever holds it lays it. If nobody does, ask for the double eleven, and so on downwards.",
    },
    {
      block: "text",
      text:
        "Each double is the engine in exactly one round. One that had to be skipped is not lost: at the start of the next " +
        "round you ask for the highest double that has not run yet, then for the next. Pipkeeper keeps that list.",
    },
    {
      block: "text",
      text:
        "Late in the game it happens that nobody holds any double that is still due. Then they are all in the boneyard. " +
        "Everybody draws one tile, again and again if need be, until one of them turns up; if two turn up in the same draw, " +
        "the higher is the engine. If the boneyard has not enough tiles for everybody, shuffle and deal again.",
    },
    {
      block: "text",
      text:
        "Whoever laid the engine goes on at once with one more tile: the first of his own train, leading away from the " +
        "engine, or the first of the Mexican Train. That one belongs to nobody and is open to all; it starts, like every " +
        "train, with the engine's number, and there is only one of it in a round. Lay it so that all its tiles can be seen. " +
        "If neither is possible, do as below when you cannot play. Then the turn passes to the left.",
    },
    {
      block: "text",
      text:
        "In your turn you add one tile to your own train or to the Mexican Train, or start the Mexican Train if nobody has. " +
        "Other people's trains are closed to you unless their marker is up. You must play when you can, even if you would " +
        "rather keep the tile.",
    },
    {
      block: "choice",
      text: "A tile that you have let go of stays where it lies. Some families are kinder; agree before you start.",
      choices: [
        "A tile played is played.",
        "You may take it back as long as neither you nor the next player has played or drawn since.",
      ],
    },
    {
      block: "text",
      text:
        "If you cannot play, draw one tile, and play it if it fits. If it does not, or the boneyard is empty, put your " +
        "marker on the last tile of your train: it is boarding, and everybody may now play there. Whoever does moves the " +
        "marker along. In your next turn, if you can play anywhere at all, you take the marker down again.",
    },
    {
      block: "text",
      text:
        "After a double you must play once more, anywhere you may, and so on after every further double. (If the double was " +
        "your last tile, the round is simply over.) If you leave a double open, the next player must cover it and " +
        "may do nothing else, even if it lies on a train that is closed to him; if he cannot, he draws and puts up his " +
        "marker, and the duty passes on. Several open doubles are covered in the order they were laid. You yourself need not " +
        "cover your own double in the same turn; of several you may cover only the first. But when play comes back to you and " +
        "it is still open, you are bound like anybody else. The engine never needs covering.",
    },
    {
      block: "list",
      items: [
        "A double that is the last of its number cannot be covered. Play once more, and everybody is free again.",
        "Somebody drew, and only then finds a tile that fits: he lays that, and keeps the one he drew.",
        "Somebody passed by mistake: once the turn is over nothing is taken back.",
        "Somebody forgot to take his marker down: he takes it down when he is told; what was played meanwhile stays.",
        "Somebody failed to cover a double and the next player has played already: it may still be covered, but nobody must.",
      ],
    },
    {
      block: "text",
      text: "With one tile left in your hand, say so, or tap it on the table. It is a courtesy, and forgetting it costs nothing.",
    },
    {
      block: "text",
      text:
        "The round is over when somebody has laid his last tile, or when nobody can play. The boneyard is empty by then, " +
        "because whoever cannot play has to draw.",
    },
  ],
};
