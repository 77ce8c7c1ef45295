import { number } from "../counted";

/** Loaded with the camera, not with the table. */
export const camera = {
  title: (f: { name: string }): string => `${f.name}’s hand`,
  close: "Close the camera",
  lead: "Lay the tiles face up, not overlapping, and take the photo from straight above. It stays on this device.",
  take: "Take a photo",
  choose: "Choose a photo",
  live: "Use live view",
  livePicture: "What the camera sees",
  liveGuide: "All tiles inside the frame, from straight above, without glare.",
  liveSeen: (f: { tiles: number }): string =>
    f.tiles === 0 ? "No tiles yet" : f.tiles === 1 ? "1 tile." : `${number(f.tiles)} tiles.`,
  /** Two words after the number of tiles: why the picture isn't taken yet. */
  liveObstacles: {
    moving: "Hold still.",
    cut: "One cut off.",
    covered: "One covered.",
    unclear: "One unclear.",
    blur: "Out of focus.",
    glare: "Too much glare.",
    tilt: "Too slanted.",
    dark: "Too dark.",
    far: "Move closer.",
  },
  liveDark: "More light would help.",
  liveFails: "Live view isn’t available here. Take a photo instead.",

  opening: "Opening the photo…",
  reading: "Reading the tiles…",
  cancel: "Cancel",
  photo: "The photo",
  photoOf: (f: { tiles: number }): string =>
    f.tiles === 1 ? "The photo, with a box around 1 tile" : `The photo, with boxes around ${f.tiles} tiles`,
  tapPhoto: "Tap a box to correct it, or a tile without one to add it.",

  fails: {
    photo:
      "This picture can’t be opened here. Take a new one with the camera, or save it as JPEG or PNG first.",
    heic: "This is a HEIC photo, the iPhone’s format, which this browser can’t open. Take the photo from here, or save it as JPEG first.",
    weights:
      "The tile reader is not on this device yet and couldn’t be loaded. Go online once and try again, or reload the page.",
    reading:
      "Reading stopped. The device may be short of memory: close other pages and try again, or type the pips.",
  },
  failsTitle: "That didn’t work",
  again: "Try again",
  another: "Another photo",
  toKeypad: "Back to the hand",

  count: (f: { tiles: number; pips: number }): string =>
    `${f.tiles === 1 ? "1 tile" : `${f.tiles} tiles`}, ${f.pips === 1 ? "1 pip" : `${number(f.pips)} pips`}`,
  /** A tile without a box is noticed only by a person who counts. */
  looked: (f: { looked: number; read: number }): string =>
    f.read === f.looked ? "Is that all of them?" : `${number(f.looked - f.read)} could not be read`,
  toLookAt: (f: { count: number }): string =>
    f.count === 1 ? "Check the marked tile." : `Check the ${number(f.count)} marked tiles.`,
  noTiles: "No tiles found",
  noTilesText:
    "Nothing in this photo looks like a tile. Take another one: closer, in focus, in good light, without glare. Or tap the photo where a tile is.",
  hints: {
    blur: "The photo is blurred. Hold still and tap the screen to focus.",
    glare: "There is glare on the tiles. Move a little, or shade them.",
    tilt: "The photo was taken at an angle. Hold the phone straight above the tiles.",
    cut: "A tile is cut off by the edge of the photo. Move back a little.",
    covered: "A tile is partly covered. Lay the tiles side by side.",
    dark: "The photo is dark. More light would help.",
    far: "The tiles are small in the photo. Move closer.",
  },
  largerSet: (f: { highest: number }): string =>
    `These look like tiles of a larger set. This game is played with a double-${f.highest} set.`,
  tiles: "Tiles in the photo",
  pips: (f: { pips: number }): string => (f.pips === 1 ? "1 pip" : `${number(f.pips)} pips`),
  correct: (f: { number: number; tile: string }): string => `Tile ${f.number}, ${f.tile}: correct it`,
  remove: (f: { number: number; tile: string }): string => `Tile ${f.number}, ${f.tile}: not a tile`,
  removed: (f: { tile: string }): string => `${f.tile} was removed.`,
  flags: {
    unclear: "not clear",
    cut: "cut by the edge",
    twice: "appears twice",
    unread: "which tile?",
  },
  add: "Add a tile",
  newTile: "new",
  unreadTile: "not read",
  addTitle: "Which tile is it?",
  correctTitle: (f: { number: number }): string => `Which one is tile ${f.number}?`,
  closeUp: "The tile in the photo",
  right: (f: { tile: string }): string => `${f.tile} is right`,
  likely: "Most likely",
  noTile: "Not a tile",
  nextMarked: "Next marked",
  notReadThere: "Nothing could be read there. Choose the tile:",
  larger: "Larger photo",
  smaller: "Smaller photo",
  back: "Back",
  pick: "Choose the tile",

  accept: (f: { tiles: number }): string => (f.tiles === 1 ? "Use this tile" : `Use these ${f.tiles} tiles`),
  acceptInstead: (f: { had: number }): string =>
    f.had === 1 ? "Replace the 1 tile there" : `Replace the ${f.had} tiles there`,
  acceptToo: (f: { had: number }): string =>
    f.had === 1 ? "Add to the 1 tile there" : `Add to the ${f.had} tiles there`,
  /** One photo with several players' hands, which lie apart. */
  handsHere: "Hands in the photo",
  tapHand: "Tap a hand to say whose it is.",
  severalHands: (f: { hands: number }): string => `These are ${number(f.hands)} hands`,
  oneHand: "All of this is one hand",
  whose: (f: { number: number }): string => `Hand ${f.number}`,
  whoseAre: (f: { tiles: number }): string =>
    f.tiles === 1 ? "Whose is this tile?" : `Whose are these ${number(f.tiles)} tiles?`,
  nobodys: "Nobody’s",
  handsNamed: (f: { hands: number }): string => (f.hands === 1 ? "1 hand" : `${number(f.hands)} hands`),
  acceptHands: (f: { hands: number }): string =>
    f.hands === 1 ? "Use this hand" : `Use these ${number(f.hands)} hands`,
  /** The open ends of the chain on the table. */
  chainTitle: "The chain’s ends",
  endsSum: (f: { ends: readonly number[] }): string =>
    `${f.ends.map(number).join(" + ")} = ${number(f.ends.reduce((sum, end) => sum + end, 0))}`,
  scoreIt: (f: { points: number }): string => `Score ${number(f.points)}`,
  scoresNothing: "Scores nothing",
  noChain: "Not every tile joins the next one. Correct the wrong ones, or take another photo.",
  conflict: "There is only one of each tile. Correct the marked tiles, or remove them.",
};
