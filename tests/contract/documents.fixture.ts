/** Invalid scoresheets with all their problems, and valid ones. */

const ana = { id: "a", name: "Ana" };
const bo = { id: "b", name: "Bo" };
const seats = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ id: `p${seat}`, name: `Player ${seat}` }));

const sheet = (changes: object): unknown => ({
  format: "pipkeeper/scoresheet",
  version: 1,
  game: "doubles",
  options: {},
  players: [ana, bo],
  entries: [],
  ...changes,
});
const without = (key: string): unknown => {
  const { [key]: _gone, ...rest } = sheet({}) as Record<string, unknown>;
  return rest;
};
const playing = (game: string, count: number, options: unknown = {}) =>
  sheet({ game, players: seats(count), options });

const json = (text: string): unknown => JSON.parse(text);

export const faulty: Record<string, [raw: unknown, ...problems: [code: string, path: string][]]> = {
  "an unknown preset": [playing("count", 4, { preset: "cluedo" }), ["wrong-choice", "/options/preset"]],
  "a preset of another family": [
    playing("hands", 4, { preset: "latin" }),
    ["wrong-choice", "/options/preset"],
  ],
  "a null preset": [playing("count", 4, { preset: null }), ["wrong-choice", "/options/preset"]],
  "a preset that is a number": [playing("fives", 4, { preset: 1 }), ["wrong-choice", "/options/preset"]],
  "sides of three": [playing("count", 3, { sides: true }), ["sides-need-four", "/options/sides"]],
  "sides of two": [playing("hands", 2, { sides: true }), ["sides-need-four", "/options/sides"]],
  "sides in forty-two, which has no such option": [
    playing("forty-two", 4, { sides: true }),
    ["unknown-key", "/options/sides"],
  ],
  "sides in Chickenfoot": [playing("chickenfoot", 4, { sides: false }), ["unknown-key", "/options/sides"]],
  "forty-two with three": [playing("forty-two", 3), ["player-count", "/players"]],
  "Count with five": [playing("count", 5), ["player-count", "/players"]],
  "Count with fifteen tiles each": [
    playing("count", 2, { set: 9, handSize: 15 }),
    ["out-of-range", "/options/handSize"],
  ],
  "hands of one tile": [playing("hands", 4, { handSize: 1 }), ["out-of-range", "/options/handSize"]],
  "a target of 1001": [playing("fives", 4, { target: 1001 }), ["out-of-range", "/options/target"]],
  "a target of 0": [playing("hands", 4, { target: 0 }), ["out-of-range", "/options/target"]],
  "an opening passed after a double only": [
    playing("count", 4, { openingPassed: { double: 25 } }),
    ["wrong-type", "/options/openingPassed"],
  ],
  "an opening passed of 1001": [
    playing("count", 4, { openingPassed: { double: 25, other: 1001 } }),
    ["out-of-range", "/options/openingPassed/other"],
  ],
  "an opening passed in a third case": [
    playing("count", 4, { openingPassed: { double: 25, other: 50, blank: 5 } }),
    ["unknown-key", "/options/openingPassed/blank"],
  ],
  "a shut-out that counts three times": [
    playing("count", 4, { shutout: "triple" }),
    ["wrong-choice", "/options/shutout"],
  ],
  "a block decided by a duel in the game of hands": [
    playing("hands", 4, { block: "duel" }),
    ["wrong-choice", "/options/block"],
  ],
  "a capicúa of 1001": [playing("count", 4, { capicua: 1001 }), ["out-of-range", "/options/capicua"]],
  "a prize of 1001": [playing("count", 4, { prizes: [1001] }), ["out-of-range", "/options/prizes/0"]],
  "a hand worth 21": [playing("hands", 4, { crossed: 21 }), ["out-of-range", "/options/crossed"]],
  "a double blank of 101": [
    playing("chickenfoot", 4, { doubleBlank: 101 }),
    ["out-of-range", "/options/doubleBlank"],
  ],
  "Chickenfoot with all tiles in four hands": [
    playing("chickenfoot", 4, { set: 6, handSize: 7 }),
    ["out-of-range", "/options/handSize"],
  ],
  "Chickenfoot with 31 each": [
    playing("chickenfoot", 2, { set: 18, handSize: 31 }),
    ["out-of-range", "/options/handSize"],
  ],
  "Count with eight tiles each for four": [
    playing("count", 4, { handSize: 8 }),
    ["out-of-range", "/options/handSize"],
  ],
  "Count in sides with drawing and seven tiles each, which leaves no boneyard": [
    playing("count", 4, { draw: true }),
    ["out-of-range", "/options/handSize"],
  ],
  "eleven prizes": [playing("count", 4, { prizes: Array(11).fill(1) }), ["wrong-type", "/options/prizes"]],
  "half a prize": [playing("count", 4, { prizes: [0.5] }), ["wrong-type", "/options/prizes/0"]],
  "hands of ten for three": [playing("hands", 3, { handSize: 10 }), ["out-of-range", "/options/handSize"]],
  "a spinner in fives and threes": [
    playing("fives", 4, { spinner: "first" }),
    ["no-spinner", "/options/spinner"],
  ],
  "all fives scored as fives and threes, with their spinner": [
    playing("fives", 2, { preset: "all-fives", scores: "fives-and-threes" }),
    ["no-spinner", "/options/spinner"],
  ],
  "Chickenfoot with seventeen": [playing("chickenfoot", 17), ["player-count", "/players"]],
  "Chickenfoot with ten and a double-six set": [
    playing("chickenfoot", 10, { set: 6 }),
    ["out-of-range", "/options/handSize"],
  ],
  "Chickenfoot with fourteen each for four": [
    playing("chickenfoot", 4, { handSize: 14 }),
    ["out-of-range", "/options/handSize"],
  ],
  null: [null, ["wrong-type", ""]],
  "a list": [[], ["wrong-type", ""]],
  "a string": ["pipkeeper/scoresheet", ["wrong-type", ""]],
  "an empty object": [
    {},
    ["not-a-scoresheet", "/format"],
    ["other-version", "/version"],
    ["missing", "/game"],
    ["missing", "/players"],
    ["missing", "/entries"],
  ],
  "another format": [sheet({ format: "other/sheet" }), ["not-a-scoresheet", "/format"]],
  "no format": [without("format"), ["not-a-scoresheet", "/format"]],
  "a later version": [sheet({ version: 2 }), ["other-version", "/version"]],
  "a version that is a string": [sheet({ version: "1" }), ["other-version", "/version"]],
  "an unknown game": [sheet({ game: "whist" }), ["unknown-game", "/game"]],
  "a game called __proto__": [sheet({ game: "__proto__" }), ["unknown-game", "/game"]],
  "no game": [without("game"), ["missing", "/game"]],
  "a game that is not a string": [sheet({ game: ["pip"] }), ["wrong-type", "/game"]],
  "no entries": [without("entries"), ["missing", "/entries"]],
  "entries that are not a list": [sheet({ entries: {} }), ["wrong-type", "/entries"]],
  "entries that are null": [sheet({ entries: null }), ["wrong-type", "/entries"]],
  "no players": [without("players"), ["missing", "/players"]],
  "players that are not a list": [sheet({ players: { a: "Ana" } }), ["wrong-type", "/players"]],
  "options that are null": [sheet({ options: null }), ["wrong-type", "/options"]],
  "options that are a list": [sheet({ options: [] }), ["wrong-type", "/options"]],
  "an unknown key": [sheet({ winner: "a" }), ["unknown-key", "/winner"]],
  "an unknown key with a slash and a tilde": [sheet({ "a/b~c": 1 }), ["unknown-key", "/a~1b~0c"]],
  "__proto__ as a key": [
    json(
      '{"format":"pipkeeper/scoresheet","version":1,"game":"pip","players":[{"id":"a","name":"A"},{"id":"b","name":"B"}],"entries":[],"__proto__":{}}',
    ),
    ["unknown-key", "/__proto__"],
  ],
  "an unknown option": [sheet({ options: { sett: 9 } }), ["unknown-key", "/options/sett"]],
  "__proto__ as an option": [
    sheet({ options: json('{"__proto__":{"set":9}}') }),
    ["unknown-key", "/options/__proto__"],
  ],
  "an unknown key of a player": [
    sheet({ players: [{ ...ana, colour: "red" }, bo] }),
    ["unknown-key", "/players/0/colour"],
  ],
  "a player that is null": [sheet({ players: [ana, null] }), ["wrong-type", "/players/1"]],
  "a player without a name": [sheet({ players: [ana, { id: "b" }] }), ["missing", "/players/1/name"]],
  "a name that is a number": [
    sheet({ players: [ana, { id: "b", name: 5 }] }),
    ["wrong-type", "/players/1/name"],
  ],
  "an empty id": [sheet({ players: [ana, { ...bo, id: "" }] }), ["player-id", "/players/1/id"]],
  "an id of 65 characters": [
    sheet({ players: [ana, { ...bo, id: "x".repeat(65) }] }),
    ["player-id", "/players/1/id"],
  ],
  "an id with a space": [sheet({ players: [ana, { ...bo, id: "b b" }] }), ["player-id", "/players/1/id"]],
  "an id with a line break": [
    sheet({ players: [ana, { ...bo, id: "b\n" }] }),
    ["player-id", "/players/1/id"],
  ],
  "an id with a non-ASCII letter": [
    sheet({ players: [ana, { ...bo, id: "é" }] }),
    ["player-id", "/players/1/id"],
  ],
  "a duplicate id": [sheet({ players: [ana, { ...bo, id: "a" }] }), ["player-id-twice", "/players/1/id"]],
  "a blank name": [sheet({ players: [ana, { ...bo, name: " \t " }] }), ["player-name", "/players/1/name"]],
  "a name of 41 characters": [
    sheet({ players: [ana, { ...bo, name: "x".repeat(41) }] }),
    ["player-name", "/players/1/name"],
  ],
  "a duplicate name": [
    sheet({ players: [ana, { ...bo, name: "Ana" }] }),
    ["player-name-twice", "/players/1/name"],
  ],
  "a duplicate name in different case": [
    sheet({ players: [ana, { ...bo, name: " aNA " }] }),
    ["player-name-twice", "/players/1/name"],
  ],
  "a duplicate name in another Unicode form": [
    sheet({
      players: [
        { ...ana, name: "Zoë" },
        { ...bo, name: "Zoe\u0308" },
      ],
    }),
    ["player-name-twice", "/players/1/name"],
  ],
  "several problems at once": [
    sheet({ version: 0, players: [ana, { id: "a", name: "" }], options: { set: 7, bogus: 1 }, x: 1 }),
    ["other-version", "/version"],
    ["unknown-key", "/x"],
    ["player-id-twice", "/players/1/id"],
    ["player-name", "/players/1/name"],
    ["wrong-choice", "/options/set"],
    ["unknown-key", "/options/bogus"],
  ],

  "Baneberry with one player": [playing("baneberry", 1), ["player-count", "/players"]],
  "Baneberry with eight": [playing("baneberry", 8), ["player-count", "/players"]],
  "Baneberry with five and double-six": [playing("baneberry", 5, { set: 6 }), ["player-count", "/players"]],
  "Baneberry with a double-twelve": [playing("baneberry", 2, { set: 12 }), ["wrong-choice", "/options/set"]],
  "Baneberry to 0": [playing("baneberry", 2, { target: 0 }), ["out-of-range", "/options/target"]],
  "Baneberry to 1001": [playing("baneberry", 2, { target: 1001 }), ["out-of-range", "/options/target"]],
  "Baneberry with an ante of half a cent": [
    playing("baneberry", 2, { mode: "cash", ante: 0.5 }),
    ["wrong-type", "/options/ante"],
  ],
  "Baneberry with a negative ante": [
    playing("baneberry", 2, { mode: "cash", ante: -1 }),
    ["out-of-range", "/options/ante"],
  ],
  "Baneberry with too large an ante": [
    playing("baneberry", 2, { mode: "cash", ante: 1_000_001 }),
    ["out-of-range", "/options/ante"],
  ],
  "Baneberry with an unknown mode": [
    playing("baneberry", 2, { mode: "beans" }),
    ["wrong-choice", "/options/mode"],
  ],
  "a wrong target in a cash game": [
    playing("baneberry", 2, { mode: "cash", target: 0 }),
    ["out-of-range", "/options/target"],
  ],
  "a wrong ante in a points game": [playing("baneberry", 2, { ante: "25" }), ["wrong-type", "/options/ante"]],
  "Mexican Train with one player": [playing("mexican-train", 1), ["player-count", "/players"]],
  "Mexican Train with seventeen": [playing("mexican-train", 17, { set: 18 }), ["player-count", "/players"]],
  "Mexican Train with eight and a double-six set": [
    playing("mexican-train", 8, { set: 6 }),
    ["player-count", "/players"],
  ],
  "Mexican Train with fifteen and a double-nine set": [
    playing("mexican-train", 15, { set: 9 }),
    ["player-count", "/players"],
  ],
  "Mexican Train with fourteen each for two of 28": [
    playing("mexican-train", 2, { set: 6, deal: "custom", handSize: 14 }),
    ["out-of-range", "/options/handSize"],
  ],
  "Mexican Train with thirteen each for three of 28": [
    playing("mexican-train", 3, { set: 6, deal: "custom", handSize: 13 }),
    ["player-count", "/players"],
  ],
  "Mexican Train with a hand size and the usual deal": [
    playing("mexican-train", 2, { handSize: 10 }),
    ["options-apart", "/options/handSize"],
  ],
  "Mexican Train with a deal of its own and no number": [
    playing("mexican-train", 2, { deal: "custom" }),
    ["missing", "/options/handSize"],
  ],
  "Mexican Train with no tiles each": [
    playing("mexican-train", 2, { deal: "custom", handSize: 0 }),
    ["out-of-range", "/options/handSize"],
  ],
  "Mexican Train with 31 tiles each": [
    playing("mexican-train", 2, { set: 18, deal: "custom", handSize: 31 }),
    ["out-of-range", "/options/handSize"],
  ],
  "Mexican Train with a double-ten set": [
    playing("mexican-train", 2, { set: 10 }),
    ["wrong-choice", "/options/set"],
  ],
  "Mexican Train with engines by choice": [
    playing("mexican-train", 2, { engines: "any" }),
    ["wrong-choice", "/options/engines"],
  ],
  "Mexican Train with a first engine that the set has not": [
    playing("mexican-train", 2, { set: 9, first: 10 }),
    ["out-of-range", "/options/first"],
  ],
  "Mexican Train with a first engine where any may be found": [
    playing("mexican-train", 2, { engines: "found", first: 5 }),
    ["options-apart", "/options/first"],
  ],
  "Mexican Train with more rounds than engines": [
    playing("mexican-train", 2, { engines: "falling", first: 5, rounds: 7 }),
    ["out-of-range", "/options/rounds"],
  ],
  "Mexican Train with more rounds than engines, rising": [
    playing("mexican-train", 2, { engines: "rising", first: 5, rounds: 9 }),
    ["out-of-range", "/options/rounds"],
  ],
  "Mexican Train with 101 rounds": [
    playing("mexican-train", 2, { engines: "found", rounds: 101 }),
    ["out-of-range", "/options/rounds"],
  ],
  "Mexican Train with tiles removed from a double-nine set": [
    playing("mexican-train", 2, { set: 9, deal: "removed" }),
    ["options-apart", "/options/deal"],
  ],
  "Mexican Train with tiles removed and engines falling": [
    playing("mexican-train", 2, { engines: "falling", deal: "removed" }),
    ["options-apart", "/options/deal"],
  ],
  "Mexican Train with tiles removed and the first engine named": [
    playing("mexican-train", 2, { first: 7, deal: "removed" }),
    ["options-apart", "/options/deal"],
  ],
  "Mexican Train with tiles removed and a number of rounds": [
    playing("mexican-train", 2, { rounds: 8, deal: "removed" }),
    ["options-apart", "/options/deal"],
  ],
  "Mexican Train with a card that is a list": [
    playing("mexican-train", 2, { card: [] }),
    ["wrong-type", "/options/card"],
  ],
  "Mexican Train with an unknown point on its card": [
    playing("mexican-train", 2, { card: { knock: "yes" } }),
    ["unknown-key", "/options/card/knock"],
  ],
  "Mexican Train with an unknown answer on its card": [
    playing("mexican-train", 2, { card: { draw: "two" } }),
    ["wrong-choice", "/options/card/draw"],
  ],
  "Mexican Train with seven, tiles removed": [
    playing("mexican-train", 7, { deal: "removed" }),
    ["player-count", "/players"],
  ],
  "Mexican Train with an unknown deal": [
    playing("mexican-train", 2, { deal: "all" }),
    ["wrong-choice", "/options/deal"],
  ],
  "Mexican Train with a double blank of 101": [
    playing("mexican-train", 2, { doubleBlank: 101 }),
    ["out-of-range", "/options/doubleBlank"],
  ],
  "Domino Pool with two": [playing("domino-pool", 2), ["player-count", "/players"]],
  "Domino Pool with seven": [playing("domino-pool", 7), ["player-count", "/players"]],
  "Domino Pool with two stars for three": [
    playing("domino-pool", 3, { mode: "hundred-up", stars: 2 }),
    ["out-of-range", "/options/stars"],
  ],
  "too many stars in a simple game": [
    playing("domino-pool", 3, { stars: 2 }),
    ["out-of-range", "/options/stars"],
  ],
  "a negative number of stars": [
    playing("domino-pool", 4, { stars: -1 }),
    ["out-of-range", "/options/stars"],
  ],
  "a star cost that is a string": [
    playing("domino-pool", 3, { starCost: "stake" }),
    ["wrong-type", "/options/starCost"],
  ],
  "drawing that is a string": [playing("domino-pool", 3, { draw: "yes" }), ["wrong-type", "/options/draw"]],
  "Pip with one player": [playing("pip", 1), ["player-count", "/players"]],
  "Pip with eight": [playing("pip", 8), ["player-count", "/players"]],
  "Pip with a target": [playing("pip", 2, { target: 100 }), ["unknown-key", "/options/target"]],
  "Doubles with one player": [playing("doubles", 1), ["player-count", "/players"]],
  "Doubles with thirteen": [playing("doubles", 13, { handSize: 2 }), ["player-count", "/players"]],
  "Doubles with five players and no agreed hand size": [
    playing("doubles", 5),
    ["missing", "/options/handSize"],
  ],
  "Doubles with one tile each": [
    playing("doubles", 2, { handSize: 1 }),
    ["out-of-range", "/options/handSize"],
  ],
  "Doubles with 31 tiles each": [
    playing("doubles", 2, { set: 18, handSize: 31 }),
    ["out-of-range", "/options/handSize"],
  ],
  "Doubles with more tiles dealt than the set has": [
    playing("doubles", 4, { handSize: 8 }),
    ["out-of-range", "/options/handSize"],
  ],
  "Doubles with a double-ten": [playing("doubles", 2, { set: 10 }), ["wrong-choice", "/options/set"]],
  "a wrong option beside a missing one": [
    playing("doubles", 5, { target: 0 }),
    ["out-of-range", "/options/target"],
    ["missing", "/options/handSize"],
  ],
};

export const right: Record<string, unknown> = {
  "without options": without("options"),
  "an id of 64 characters": sheet({ players: [ana, { ...bo, id: "x".repeat(64) }] }),
  "ids that differ in case": sheet({ players: [ana, { ...bo, id: "A" }] }),
  "ids that are JavaScript property names": sheet({
    players: [
      { id: "__proto__", name: "Ana" },
      { id: "constructor", name: "Bo" },
    ],
  }),
  "a name of 40 characters between spaces": sheet({
    players: [ana, { ...bo, name: `  ${"x".repeat(40)}  ` }],
  }),
  "a name of 40 code points outside the Basic Multilingual Plane": sheet({
    players: [ana, { ...bo, name: "🁡".repeat(40) }],
  }),
  "names that differ in an accent": sheet({
    players: [
      { ...ana, name: "Zoë" },
      { ...bo, name: "Zoe" },
    ],
  }),
  "entries that are faulty": sheet({ entries: [null, 5, { kind: "?" }, []] }),
  "Baneberry with seven": playing("baneberry", 7),
  "Baneberry with four and double-six": playing("baneberry", 4, { set: 6, target: 1000, ante: 1_000_000 }),
  "Mexican Train with eight": playing("mexican-train", 8, { doubleBlank: 100 }),
  "Mexican Train with seven and a double-six set": playing("mexican-train", 7, { set: 6 }),
  "Mexican Train with fourteen and a double-nine set": playing("mexican-train", 14, { set: 9 }),
  "Mexican Train with sixteen and one tile each of 28": playing("mexican-train", 16, {
    set: 6,
    deal: "custom",
    handSize: 1,
  }),
  "Mexican Train with a hundred rounds": playing("mexican-train", 2, { engines: "found", rounds: 100 }),
  "Mexican Train with an empty card": playing("mexican-train", 2, { card: {} }),
  "Chickenfoot with nine and a double-six set": playing("chickenfoot", 9, { set: 6 }),
  "Chickenfoot with sixteen": playing("chickenfoot", 16),
  "Mexican Train with six, tiles removed": playing("mexican-train", 6, { deal: "removed" }),
  "Domino Pool with six and four stars": playing("domino-pool", 6, {
    mode: "hundred-up",
    stars: 4,
    starCost: 0,
  }),
  "Domino Pool with three and one star": playing("domino-pool", 3, {
    mode: "hundred-up",
    stars: 1,
    stake: 0,
  }),
  "Pip with seven": playing("pip", 7),
  "Doubles with twelve": playing("doubles", 12, { handSize: 2 }),
  "Doubles with four, seven each of 28": playing("doubles", 4),
  "all fives scored as fives and threes, without a spinner": playing("fives", 2, {
    preset: "all-fives",
    scores: "fives-and-threes",
    spinner: "none",
  }),
  "forty-two with a preset": playing("forty-two", 4, { preset: "points", by: "marks", target: 1000 }),
  "Count with fourteen each": playing("count", 2, { set: 9, handSize: 14 }),
  "Count with the largest prizes": playing("count", 4, { capicua: 1000, prizes: Array(10).fill(1000) }),
  "hands of two, worth twenty": playing("hands", 4, { handSize: 2, target: 1000, plain: 20, blocked: 0 }),
  "Chickenfoot with thirty each": playing("chickenfoot", 2, { set: 18, handSize: 30, doubleBlank: 100 }),
  "Count with drawing and six each": playing("count", 4, { draw: true, handSize: 6 }),
  "Chickenfoot with eight and double-six": playing("chickenfoot", 8, { set: 6 }),
  "Doubles with 30 each": playing("doubles", 2, { set: 18, handSize: 30 }),
};

/** Documents of a megabyte, which must be answered without an exception. */
export const large: Record<string, unknown> = {
  "a deeply nested list": Array.from({ length: 400_000 }).reduce<unknown>((inner) => [inner], 0),
  "four hundred thousand players": sheet({ players: Array(400_000).fill(0) }),
  "a hundred thousand unknown keys": sheet(
    Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i])),
  ),
};
