const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
const choice = new Intl.ListFormat("en-GB", { type: "disjunction" });
const tiles = (count: number): string => (count === 1 ? "1 tile" : `${count} tiles`);
const pips = (count: number): string => (count === 1 ? "1 pip" : `${count} pips`);
const players = (count: number): string => (count === 1 ? "1 player" : `${count} players`);

/** What keeps hands from being: the tiles there are, or a limit on the tiles of one hand or of all together. */
type Because = "tiles" | "each-at-most" | "at-most";

function clashingHands(f: { names: readonly string[]; totals: readonly number[] }): string {
  const [first] = f.totals;
  if (f.totals.every((total) => total === first))
    return `${list.format(f.names)} cannot ${f.names.length === 2 ? "both" : "all"} hold ${first}`;
  return `${list.format(f.names.map((name, i) => `${name} with ${f.totals[i]}`))} cannot all be right`;
}

function clashReason(f: { because: Because; each: number; most: number }): string {
  switch (f.because) {
    case "tiles":
      return "there are not enough tiles for that";
    case "each-at-most":
      return `that takes more than ${tiles(f.each)} in a hand`;
    case "at-most":
      return `that takes more than the ${tiles(f.most)} these hands can hold`;
  }
}

const inWords = ["no", "one", "two", "three", "four"];

/** What the rules kernel says in English. Each sentence names who and what, why it is not possible, and what would be. */
export const en = {
  list: (items: readonly string[]): string => list.format(items),
  choice: (items: readonly string[]): string => choice.format(items),
  tiles,
  pips,
  players,
  /** Minor units: 25 is "0.25". */
  money: (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`,

  missing: (f: { field: string }): string => `"${f.field}" is missing.`,
  unknownKey: (f: { key: string; known: readonly string[] | undefined }): string => {
    const unknown = `"${f.key}" is not known here.`;
    if (f.known === undefined) return unknown;
    if (f.known.length === 0) return `${unknown} No fields are allowed here.`;
    return `${unknown} It can be ${choice.format(f.known.map((key) => `"${key}"`))}.`;
  },
  notAnObject: (f: { what: string }): string => `${f.what} should be an object.`,
  otherLength: (f: { field: string }): string => `"${f.field}" has the wrong number of items.`,
  wrongType: (f: { field: string; expected: string }): string => `"${f.field}" should be ${f.expected}.`,
  wrongChoice: (f: { field: string; choices: readonly string[] }): string =>
    `"${f.field}" should be ${choice.format(f.choices)}.`,
  tooSmall: (f: { field: string; least: number }): string => `"${f.field}" should be ${f.least} or more.`,
  tooBig: (f: { field: string; most: number }): string => `"${f.field}" should be ${f.most} or less.`,
  notInRange: (f: { field: string; least: number; most: number }): string =>
    `"${f.field}" should be a whole number from ${f.least} to ${f.most}.`,
  expected: {
    object: "an object",
    list: "a list",
    text: "a text",
    wholeNumber: "a whole number",
    yesOrNo: "true or false",
    uuid: "a UUID, such as 018f3c1e-7a2b-7c3d-8e4f-0a1b2c3d4e5f",
    time: "an ISO 8601 time, such as 2026-11-21T19:30:00Z",
    other: "something else",
  },
  thisEntry: "The entry",
  theSheet: "The scoresheet",

  unknownKind: (f: { kind: string; kinds: readonly string[] }): string =>
    `This game has no "${f.kind}" entry. It has ${choice.format(f.kinds.map((kind) => `"${kind}"`))}.`,
  gameOver: "The game is over. Correct or take back an earlier entry to go on.",
  idUsed: (f: { id: string }): string => `Another entry of this game already has the id ${f.id}.`,

  noSuchPlayer: (f: { id: string }): string => `Nobody in this game has the id "${f.id}".`,
  notIn: (f: { name: string }): string => `${f.name} is out of the game and holds no tiles.`,
  outNotIn: (f: { name: string }): string => `${f.name} is out of the game and cannot play the last tile.`,
  handMissing: (f: { name: string }): string => `What does ${f.name} still hold? Enter pips or tiles.`,
  outHoldsNothing: (f: { name: string }): string =>
    `${f.name} went out and holds nothing, so leave out this hand.`,
  handNotRead: (f: { name: string }): string =>
    `${f.name}'s hand should be a whole number of pips from 0 to 10,000, or a list of tiles.`,
  handEmpty: (f: { name: string }): string =>
    `${f.name}'s list of tiles is empty. Only the player who went out holds nothing.`,
  tileNotRead: (f: { name: string; text: string | undefined }): string =>
    `${f.text ?? "Something"} in ${f.name}'s hand is not a tile. Tiles are written like "6-4".`,
  tileNotInSet: (f: { name: string; tile: string; highest: number }): string =>
    `${f.name} cannot hold ${f.tile}: the highest number in this set is ${f.highest}.`,
  tileTwice: (f: { name: string; tile: string }): string =>
    `${f.tile} appears twice in ${f.name}'s hand, and there is only one.`,
  tileInTwoHands: (f: { name: string; other: string; tile: string }): string =>
    `${f.name} cannot hold ${f.tile}: ${f.other} holds it, and there is only one.`,
  tileOnTable: (f: { name: string; tile: string }): string =>
    `${f.name} cannot hold ${f.tile}: it opened the round and lies on the table.`,

  handHeld: (f: { name: string; pips: number }): string => `${f.name} ${f.pips}`,
  wentOut: (f: { name: string; hands: readonly string[] }): string =>
    f.hands.length === 0 ? `${f.name} went out.` : `${f.name} went out: ${f.hands.join(", ")}.`,
  blocked: (f: { hands: readonly string[] }): string => `Blocked: ${f.hands.join(", ")}.`,

  handTooLong: (f: { name: string; held: number; most: number }): string =>
    `${f.name} cannot hold ${tiles(f.held)}: each player is dealt ${f.most}, and nothing is drawn.`,
  tooManyTiles: (f: { held: number; most: number }): string =>
    `Together these hands hold at least ${tiles(f.held)}; only ${f.most} are possible.`,
  tooFewTiles: (f: { hands: number; most: number }): string =>
    `${f.hands} hands need more than the ${tiles(f.most)} that are left for them.`,
  tooManyPips: (f: { pips: number; most: number }): string =>
    `Together that is ${pips(f.pips)}; only ${f.most} are possible.`,
  handAlone: (f: { name: string; pips: number; because: Because; each: number }): string => {
    switch (f.because) {
      case "tiles":
        return `${f.name} cannot hold ${f.pips}: no tiles add up to it.`;
      case "each-at-most":
        return `${f.name} cannot hold ${f.pips}: ${f.each === 1 ? "no single tile makes" : `${tiles(f.each)} cannot add up to`} that.`;
      case "at-most":
        return `${f.name} cannot hold ${f.pips}: that takes more tiles than can be in hands now.`;
    }
  },
  handsClash: (f: {
    names: readonly string[];
    totals: readonly number[];
    because: Because;
    each: number;
    most: number;
  }): string => `${clashingHands(f)}: ${clashReason(f)}.`,
  onlySmallTiles: (f: { tiles: readonly string[]; pips: number }): string =>
    f.tiles.length === 1
      ? `The only tile left worth ${f.pips} or less is ${f.tiles[0]}.`
      : `The only tiles left worth ${f.pips} or less are ${list.format(f.tiles)}.`,
  wouldDo: (f: { hands: readonly { name: string; totals: readonly number[] }[]; alone: boolean }): string => {
    const hands = f.hands.map(
      ({ name, totals }) => `${name} could hold ${choice.format(totals.map(String))}`,
    );
    return f.alone ? `${hands.join("")}.` : `With the other hands as typed, ${choice.format(hands)}.`;
  },

  noTarget: (f: { target: string }): string => `There is no earlier entry ${f.target} to correct.`,
  targetIsCorrection: (f: { target: string }): string =>
    `Entry ${f.target} is itself a correction. Correct the entry that it changed.`,
  innerCorrection: "A correction replaces an entry of the game, not another correction.",
  laterFails: (f: { later: number; described: string; why: string }): string =>
    `This correction would make a later entry impossible (${f.described.replace(/[.]$/, "")}). ${f.why}`,
  endedEarly: "Game ended early.",

  /** What is possible, but unlikely. */
  nobodyOut: "Nobody is marked as out. Was it a block?",
  sameHands: "These are the same hands as last time.",
  farAboveHighest: (f: { name: string; pips: number; highest: number }): string =>
    `${f.pips} is far above ${f.name}'s highest so far, ${f.highest}.`,
  farAboveDeal: (f: { name: string; pips: number; tiles: number; usual: number }): string =>
    `${f.pips} is a lot for ${f.name}: ${tiles(f.tiles)} come to about ${f.usual}.`,

  /** Terms: what a number is made of. */
  atTheStart: "paid at the start",
  handedBack: "the pool, given back",
  handOf: (f: { name: string }): string => `${f.name}'s hand`,
  stillHeld: "still held",
  ownHand: "less their own hand",
  goingOut: "going out",
  dividedAmong: (f: { hands: number }): string => `divided by ${f.hands}, fraction dropped`,
  fromThePool: "from the pool",
  beganWith: "began with",
  comingBack: "coming back",
  stakeBack: "the stake, given back",
  gone: "left",
  hasLeft: (f: { name: string }): string => `${f.name} has left the game.`,
  hasNotLeft: (f: { name: string }): string => `${f.name} has not left the game.`,
  tooManyPlay: (f: { players: number; most: number }): string =>
    `There is no room for one more: this game is for at most ${f.most}.`,
  tooFewPlay: (f: { players: number; least: number }): string =>
    `Nobody else can leave: this game needs at least ${players(f.least)}. You can end it instead.`,
  noStake: (f: { name: string }): string => `${f.name} has nothing in the pool to be given back.`,
  seatedTwice: (f: { name: string }): string => `${f.name} cannot sit in two seats.`,
  seatMissing: (f: { names: readonly string[] }): string => `Where does ${choice.format(f.names)} sit?`,
  joined: (f: {
    name: string;
    behind: string | undefined;
    start: "zero" | "average" | "highest";
    /** Points; undefined in a game for money alone. */
    begins: number | undefined;
  }): string => {
    const seat = f.behind === undefined ? "in the first seat" : `after ${f.behind}`;
    if (f.begins === undefined) return `${f.name} joined, ${seat}.`;
    const why = { zero: "", average: " (the average)", highest: " (the highest total)" }[f.start];
    return `${f.name} joined, ${seat}, beginning with ${f.begins}${why}.`;
  },
  left: (f: { name: string; ranked: boolean; back: boolean }): string =>
    `${f.name} left${f.back ? ", with the stake given back" : ""}${f.ranked ? "" : ", unranked"}.`,
  cameBack: (f: {
    name: string;
    start: "own" | "zero" | "average" | "highest";
    /** Points; undefined in a game for money alone. */
    begins: number | undefined;
  }): string => {
    if (f.begins === undefined) return `${f.name} came back.`;
    const why = { own: "", zero: "", average: " (the average)", highest: " (the highest total)" }[f.start];
    return `${f.name} came back, going on with ${f.begins}${why}.`;
  },
  renamed: (f: { name: string }): string => `The name was corrected to ${f.name}.`,
  reseated: (f: { names: readonly string[] }): string => `The seats are now ${list.format(f.names)}.`,

  sheetFormat: "This is not a Pipkeeper scoresheet.",
  sheetVersion: (f: { known: number }): string =>
    `Only version ${f.known} scoresheets can be read. This one may come from a newer Pipkeeper.`,
  unknownGame: (f: { games: readonly string[] }): string => `"game" should be ${choice.format(f.games)}.`,
  playerCount: (f: { players: number; least: number; most: number }): string => {
    if (f.players < f.least) return `Add at least ${inWords[f.least] ?? f.least} players.`;
    return `Too many: this game is for ${f.least === f.most ? f.least : `${f.least} to ${f.most}`}.`;
  },
  playerId: "A player's id is 1 to 64 letters, digits, _ or -.",
  playerIdTwice: (f: { id: string }): string => `Two players have the id "${f.id}".`,
  playerName: "A player's name has 1 to 40 characters; an emoji can count as several.",
  playerNameTwice: (f: { name: string }): string =>
    `Two players are called ${f.name}. Give one of them another name.`,
};
