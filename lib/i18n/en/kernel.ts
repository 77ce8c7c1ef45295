import type { Expected, HeldHand, Holder, Instead, KernelProblems, KernelTexts } from "../../rules/texts";
import type { Catalogue } from "../catalogue";
import { characters, choice, list, number, pips, players, tiles } from "./counted";
import { signed } from "./signed";
import type { Terms } from "./terms";

type Clash = KernelProblems["impossible-hands/together"];

const inWords = ["no", "one", "two", "three", "four"];

const expected: Readonly<Record<Expected, string>> = {
  object: "an object",
  list: "a list",
  text: "text",
  "whole-number": "a whole number",
  "yes-or-no": "true or false",
  uuid: "a UUID, such as 018f3c1e-7a2b-7c3d-8e4f-0a1b2c3d4e5f",
  time: "an ISO 8601 time, such as 2026-11-21T19:30:00Z",
  other: "something else",
};

/** "Ana", or "Ana and Cleo" if their hands are entered as one. */
const whose = ({ name, names }: Holder): string => (names ? list(names) : name);
const handOf = (holder: Holder): string => `${whose(holder)}’s ${holder.names ? "hands" : "hand"}`;

const heldHands = (hands: readonly HeldHand[]): string =>
  hands.map((hand) => `${whose(hand)} ${number(hand.pips)}`).join(", ");

const ofThisKind = (target: string | undefined): string => target ?? "of this kind";

const cannotHold = (hand: HeldHand): string => `${whose(hand)} cannot hold ${number(hand.pips)}`;

function handAlone(hand: HeldHand, { because, each }: Clash): string {
  const cannot = cannotHold(hand);
  switch (because) {
    case "tiles":
      return `${cannot}: no tiles add up to it.`;
    case "each-at-most":
      return `${cannot}: ${each === 1 ? "no single tile makes" : `${tiles(each)} cannot add up to`} that.`;
    case "at-most":
      return `${cannot}: that takes more tiles than can be in hands now.`;
  }
}

function clashingHands(hands: readonly HeldHand[]): string {
  const [first] = hands;
  const all = hands.length === 2 ? "both" : "all";
  if (hands.some(({ names }) => names)) return `${heldHands(hands)} cannot ${all} be right`;
  if (first && hands.every((hand) => hand.pips === first.pips))
    return `${list(hands.map(({ name }) => name))} cannot ${all} hold ${number(first.pips)}`;
  return `${list(hands.map((hand) => `${hand.name} with ${number(hand.pips)}`))} cannot ${all} be right`;
}

function clashReason({ because, each, most }: Clash): string {
  switch (because) {
    case "tiles":
      return "there are not enough tiles for that";
    case "each-at-most":
      return `that takes more than ${tiles(each)} in a hand`;
    case "at-most":
      return `that takes more than the ${tiles(most)} these hands can hold`;
  }
}

function clash(f: Clash): string {
  const [only, ...others] = f.hands;
  return only && others.length === 0 ? handAlone(only, f) : `${clashingHands(f.hands)}: ${clashReason(f)}.`;
}

/** Hands too small for the tiles that are left. */
const clashOverSmallTiles = ({ hands }: Clash, small: readonly string[]): string => {
  const worth = number(Math.max(...hands.map(({ pips }) => pips)));
  const [only, ...others] = hands;
  const cannot = only && others.length === 0 ? cannotHold(only) : clashingHands(hands);
  return `${cannot}: ${
    small.length === 1
      ? `the only tile left worth ${worth} or less is ${small[0]}`
      : `the only tiles left worth ${worth} or less are ${list(small)}`
  }.`;
};

function couldHold(instead: readonly Instead[], alone: boolean): string {
  const totalsOf = (hand: Instead) => choice(hand.totals.map(number));
  return alone
    ? `${instead.map((hand) => `${whose(hand)} could hold ${totalsOf(hand)}`).join("")}.`
    : `Possible instead: ${instead.map((hand) => `${whose(hand)} ${totalsOf(hand)}`).join("; or ")}.`;
}

/** Each sentence names who and what, why it is not possible, and what would be. */
const problems = (t: Terms): Catalogue<KernelProblems> => ({
  missing: (f) => `"${f.field}" is missing.`,
  "unknown-key": (f) => {
    const unknown = `"${f.key}" is not known here.`;
    if (f.known === undefined) return unknown;
    if (f.known.length === 0) return `${unknown} No fields are allowed here.`;
    return `${unknown} It can be ${choice(f.known.map((key) => `"${key}"`))}.`;
  },
  "wrong-type": (f) => `"${f.field}" should be ${expected[f.expected]}.`,
  "wrong-type/no-object": (f) => `${f.what} should be an object.`,
  "wrong-type/length": (f) => `"${f.field}" has the wrong number of items.`,
  "wrong-choice": (f) => `"${f.field}" should be ${choice(f.choices)}.`,
  "out-of-range/too-small": (f) => `"${f.field}" should be ${f.least} or more.`,
  "out-of-range/too-big": (f) => `"${f.field}" should be ${number(f.most)} or less.`,
  "out-of-range/too-short": (f) => `"${f.field}" should have ${characters(f.least)} or more.`,
  "out-of-range/too-long": (f) => `"${f.field}" should have ${characters(f.most)} or less.`,

  "unknown-kind": (f) =>
    `This game has no "${f.kind}" entry. It has ${choice(f.kinds.map((kind) => `"${kind}"`))}.`,
  "game-over": "The game is over. Correct or take back an earlier entry to continue.",
  "id-used": (f) => `Another entry of this game already has the id ${f.id}.`,

  "no-such-player": (f) => `Nobody in this game has the id "${f.id}".`,
  "not-in": (f) => `${f.name} is out of the game and holds no tiles.`,
  "not-in/out": (f) => `${f.name} is out of the game and cannot play the last tile.`,
  "hand-missing": (f) => `What does ${f.name} still hold? Enter pips or tiles.`,
  "out-holds-nothing": (f) => `${f.name} ${t.wentOut} and holds nothing, so leave this hand out.`,
  "hands-apart": (f) =>
    `After a block each hand counts by itself: enter the hands of ${list(f.names)} separately.`,
  "hand-twice": (f) => `The hands of ${list(f.names)} are entered both together and separately.`,
  "not-pips": (f) => `${handOf(f)} should be a whole number of pips from 0 to 10,000, or a list of tiles.`,
  "no-tiles": (f) => `${whose(f)}’s list of tiles is empty. Only the player who ${t.wentOut} holds nothing.`,
  "no-tiles/two-hands": (f) =>
    `${whose(f)} hold at least ${number(f.names?.length ?? 2)} tiles between them, one or more each.`,
  "not-a-tile": (f) =>
    `${f.written === undefined ? "Something" : `"${f.written}"`} in ${handOf(f)} is not a tile. Tiles are written like "6-4".`,
  "tile-not-in-set": (f) =>
    `${whose(f)} cannot hold ${f.tile}: the highest number in this set is ${f.highest}.`,
  "tile-twice": (f) => `${f.tile} appears twice in ${handOf(f)}, and there is only one.`,
  "tile-twice/other-hand": (f) =>
    f.others
      ? `${whose(f)} cannot hold ${f.tile}: ${list(f.others)} hold it, and there is only one.`
      : `${whose(f)} cannot hold ${f.tile}: ${f.other} holds it, and there is only one.`,
  "tile-on-table": (f) => `${whose(f)} cannot hold ${f.tile}: it is on the table.`,

  "impossible-hands/hand-too-long": (f) =>
    `${whose(f)} cannot hold ${tiles(f.held)}: each player is dealt ${number(f.most)}, and nothing is drawn.`,
  "impossible-hands/too-many-tiles": (f) =>
    `Together these hands hold at least ${tiles(f.held)}; only ${number(f.most)} are possible.`,
  "impossible-hands/too-few-tiles": (f) =>
    `${f.hands} hands need more than the ${tiles(f.most)} that are left for them.`,
  "impossible-hands/too-many-pips": (f) =>
    `Together that is ${pips(f.pips)}; only ${number(f.most)} are possible.`,
  "impossible-hands/together": (f) =>
    [
      f.small.length > 0 ? clashOverSmallTiles(f, f.small) : clash(f),
      ...(f.instead.length > 0 ? [couldHold(f.instead, f.alone)] : []),
    ].join(" "),

  "adjusts-nothing": "An adjustment adds or takes off at least one point.",
  "reason-length": (f) => `Give a reason of 1 to ${number(f.most)} characters.`,

  "impossible-hands/every-number": (f) =>
    `After a block nobody can hold a number that ended the line. ${
      f.isShown
        ? "These hands show every number."
        : `Any tiles that make ${heldHands(f.hands)} show every number.`
    }`,

  "no-target": (f) => `There is no earlier entry ${ofThisKind(f.target)} to correct.`,
  "target-is-correction": (f) =>
    `Entry ${ofThisKind(f.target)} is itself a correction. Correct the entry that it changed.`,
  "inner-correction": "A correction replaces an entry of the game, not another correction.",
  "later-entry-fails": (f) =>
    `This correction would make a later entry impossible (${f.described.replace(/[.]$/, "")}). ${f.because}`,

  "has-left": (f) => `${f.name} has left the game.`,
  "has-not-left": (f) => `${f.name} has not left the game.`,
  "player-count": (f) => {
    if (f.players < f.least) return `Add at least ${inWords[f.least] ?? f.least} players.`;
    return `Too many: this game is for ${f.least === f.most ? f.least : `${f.least} to ${number(f.most)}`}.`;
  },
  "player-count/no-room": (f) => `There is no room for one more: this game is for at most ${number(f.most)}.`,
  "player-count/too-few": (f) =>
    `Nobody else can leave: this game needs at least ${players(f.least)}. You can end it instead.`,
  "no-stake": (f) => `${f.name} has no stake in the pool to give back.`,
  "seated-twice": (f) => `${f.name} cannot sit in two seats.`,
  "player-count/too-few-tiles": (f) => `There are not enough tiles for ${number(f.players)} players.`,
  "players-fixed": "Nobody can join here. Somebody else can take a player’s place.",
  "players-fixed/leave": (f) =>
    `Nobody can leave here. Somebody else can take ${f.name === undefined ? "a player’s" : `${f.name}’s`} place.`,
  "seats-fixed":
    "A hand has been written, so the sides stay as they are. Somebody else can take a player’s place.",
  "other-side": (f) => `${f.name} played for the other side and can come back only there.`,
  "seat-missing": (f) => `Where does ${choice(f.names)} sit?`,

  "sides-need-four": "Only four players can play in pairs.",
  "out-of-range/hand-size": (f) =>
    `The set has ${tiles(f.tiles)}: ${players(f.players)} can hold at most ${number(f.most)} each here.`,

  "not-a-scoresheet": "This is not a Pipkeeper scoresheet.",
  "other-version": (f) =>
    `Only version ${f.known} scoresheets can be read. This one may come from a newer Pipkeeper.`,
  "other-version/entry": (f) =>
    `This entry comes from a newer Pipkeeper (version ${f.version}; this one can read up to ${f.known}).`,
  "unknown-game": (f) =>
    `This version of Pipkeeper does not have this game; a newer one might. "game" should be ${choice(f.games)}.`,
  "player-id": "A player’s id is 1 to 64 letters, digits, _ or -.",
  "player-id-twice": (f) => `Two players have the id "${f.id}".`,
  "player-name": "A player’s name has 1 to 40 characters; an emoji can count as several.",
  "player-name-twice": (f) => `Two players are called ${f.name}. Give one of them another name.`,
});

const texts = (t: Terms): Catalogue<KernelTexts> => ({
  "this-entry": "The entry",
  "the-sheet": "The scoresheet",

  "went-out": (f) =>
    f.hands.length === 0 ? `${f.name} ${t.wentOut}.` : `${f.name} ${t.wentOut}: ${heldHands(f.hands)}.`,
  blocked: (f) => `${t.blocked}: ${heldHands(f.hands)}.`,
  ended: "Game over.",
  "ended-early": "Game ended early.",
  shutout: (f) => (f.countsTwice ? `${t.toNil(f.won)} It counts as two games.` : t.toNil(f.won)),

  "nobody-out": `Nobody ${t.wentOut}. Was it a block?`,
  "same-hands": "These are the same hands as last time.",
  "far-above-worst": (f) =>
    `${number(f.pips)} is far above ${f.name}’s highest so far, ${number(f.highest)}.`,
  "far-above-deal": (f) =>
    `${number(f.pips)} is a lot for ${f.name}: ${tiles(f.tiles)} ${f.tiles === 1 ? "comes" : "come"} to about ${number(f.usual)}.`,

  "at-the-start": "paid at the start",
  "handed-back": "the pool, given back",
  "hand-of": handOf,
  "still-held": "still held",
  "own-hand": "less their own hand",
  "own-hand-of": (f) => `less ${whose(f)}’s own ${f.names ? "hands" : "hand"}`,
  "going-out": t.goingOut,
  "divided-among": (f) => `divided by ${f.hands}, fraction dropped`,
  "from-the-pool": "from the pool",

  "end-of-hand": "End of the hand",
  "end-of-round": "End of the round",
  preset: "Game",
  yes: "yes",
  no: "no",
  "option/set": "Set",
  "set-name": (f) => `Double-${f.highest} (${f.tiles} tiles)`,
  "option/target": "Play to",
  "option/handSize": "Tiles each",
  "option/doubleBlank": "The double blank counts",
  "option/sides": "In pairs",
  "option/exact": "The target must be hit exactly",
  "option/block": "A block is won by",
  "option/shutout": "A game won to nothing",
  "shutout/none": "counts once",
  "shutout/double": "counts twice",
  "block/low-party": "the side that holds least",
  "block/low-hand": "the lowest single hand",

  "first-to": (f) => `Hand ${f.hand}: first to ${f.exact ? "exactly " : ""}${number(f.target)}`,
  "to-go": (f) =>
    `Hand ${f.hand}: ${f.bothSides ? "both sides" : list(f.leaders)} ${f.leaders.length === 1 ? "needs" : "need"} ${number(f.toTarget)} more`,
  "target-reached": "The target is reached",
  lacks: (f) => `${number(f.missing)} to go`,
  leads: (f) => `${choice(f.names)} ${t.leads}`,
  "leads-unknown": `The table decides who ${t.leads}`,
  "past-target": (f) => `past ${number(f.target)}, so it does not count`,

  adjust: "Adjust a score",
  "adjust-whose": "Whose score",
  "adjust-by": "Points (negative to take off)",
  "adjust-why": "Why",
  adjusted: (f) => `adjusted: ${f.why}`,
  "never-below-zero": "no total falls below 0",
  "described-adjust": (f) => `${list(f.names)}: score adjusted by ${signed(f.points)} (${f.why}).`,
  "began-with": "started with",
  "coming-back": "coming back",
  "stake-back": "the stake, given back",
  gone: "left",

  joined: (f) => {
    const seat = f.behind === undefined ? "in the first seat" : `after ${f.behind}`;
    if (f.begins === undefined) return `${f.name} joined, ${seat}.`;
    const why = { zero: "", average: " (the average)", highest: " (the highest total)" }[f.start];
    return `${f.name} joined, ${seat}, starting with ${number(f.begins)}${why}.`;
  },
  left: (f) => `${f.name} left${f.back ? ", with the stake given back" : ""}${f.ranked ? "" : ", unranked"}.`,
  "came-back": (f) => {
    if (f.begins === undefined) return `${f.name} came back.`;
    const why = { own: "", zero: "", average: " (the average)", highest: " (the highest total)" }[f.start];
    return `${f.name} came back, continuing with ${number(f.begins)}${why}.`;
  },
  renamed: (f) => `The name was corrected to ${f.name}.`,
  substituted: (f) => `${f.name} plays on in ${f.out}’s place.`,
  "taken-over": (f) => `taken over from ${f.name}`,
  reseated: (f) => `The seats are now ${list(f.names)}.`,
});

/** The kernel’s sentences in English. */
export const kernel = (t: Terms) => ({ ...problems(t), ...texts(t) });
