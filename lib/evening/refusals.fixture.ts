import { eveningOf, pairOf } from "../../tests/support/evening/sheets";

type Refusal = readonly [sheet: unknown, ...expected: readonly (readonly [code: string, path: string])[]];

const eight = eveningOf("abcdefgh", "partners", {});
const seven = eveningOf("abcdefg", "table", {}, "hands");
const pairs = eveningOf("pqrst", "pairs", {});
const train = eveningOf("abcdefg", "alone", { size: 3, max: 4 }, "mexican-train");

const round = (number: number, sides: readonly (readonly string[])[], more: object = {}) => ({
  kind: "round",
  round: number,
  tables: sides.map((side, index) => ({ table: index + 1, sides: side.map((both) => [...both]) })),
  ...more,
});
const first = round(1, [
  ["ab", "cd"],
  ["ef", "gh"],
]);
const at = (table: number, more: object) => ({ round: 1, table, ...more });
const result = (table: number, points: readonly number[], more: object = {}) =>
  at(table, { kind: "result", points, ...more });
const done = [first, result(1, [100, 40]), result(2, [100, 80])];
const second = round(2, [
  ["ac", "bd"],
  ["eg", "fh"],
]);
const atHome = round(1, [["ab", "cd"]], { rest: ["e", "f", "g"] });
const seated = {
  kind: "round",
  round: 1,
  tables: [
    { table: 1, seats: ["a", "b", "c"] },
    { table: 2, seats: ["d", "e", "f", "g"] },
  ],
};

const documents: Readonly<Record<string, Refusal>> = {
  "no object": [null, ["wrong-type", ""]],
  "an empty object": [{}, ["not-an-eveningsheet", "/format"]],
  "a scoresheet": [
    { ...eight, format: "pipkeeper/scoresheet", nonsense: 1 },
    ["not-an-eveningsheet", "/format"],
  ],
  "another version": [{ ...eight, version: 2, people: 1 }, ["other-version", "/version"]],
  "another form": [{ ...eight, form: "teams", people: 1 }, ["wrong-choice", "/form"]],
  "no form": [{ ...eight, form: undefined }, ["missing", "/form"]],
  "an unknown key": [{ ...eight, note: "x" }, ["unknown-key", "/note"]],
  "pairs in a form without": [{ ...eight, pairs: [] }, ["unknown-key", "/pairs"]],
  "no entries, people or id": [
    { ...eight, entries: undefined, people: undefined, id: undefined },
    ["missing", "/entries"],
    ["missing", "/people"],
    ["missing", "/id"],
  ],
  "a bad id": [{ ...eight, id: "a b" }, ["player-id", "/id"]],
  "bad ids and names of people": [
    {
      ...eight,
      people: [
        { id: "a", name: "Ana" },
        { id: "a", name: "ana " },
        { id: "é", name: "" },
        { id: "c", name: "C", age: 7 },
      ],
    },
    ["player-id-twice", "/people/1/id"],
    ["player-name-twice", "/people/1/name"],
    ["player-id", "/people/2/id"],
    ["player-name", "/people/2/name"],
    ["unknown-key", "/people/3/age"],
  ],
  "a pair with the id of a person, and one of three": [
    {
      ...pairs,
      pairs: [pairOf("p"), { ...pairOf("q"), id: "p1" }, { id: "r", people: [{ id: "r1", name: "r" }] }],
    },
    ["player-id-twice", "/pairs/1/id"],
    ["wrong-type", "/pairs/2/people"],
  ],
  "seventeen people at one table": [eveningOf("abcdefghijklmnopq", "table", {}), ["wrong-type", "/people"]],
  "too many entries": [{ ...eight, entries: Array(4_001).fill(0) }, ["too-many", "/entries"]],
  "a game of a later version": [{ ...eight, game: "chess" }, ["unknown-game", "/game"]],
  "a game that is not played in sides": [{ ...eight, game: "mexican-train" }, ["not-for-this-form", "/game"]],
  "a game that is only played in sides": [{ ...train, game: "forty-two" }, ["not-for-this-form", "/game"]],
  "a game for money": [{ ...train, game: "domino-pool" }, ["not-for-this-form", "/game"]],
  "Baneberry for money": [
    { ...train, game: "baneberry", options: { mode: "cash" } },
    ["not-for-this-form", "/options"],
  ],
  "a preset that everybody plays alone": [
    { ...eight, options: { preset: "draw" } },
    ["not-for-this-form", "/options"],
  ],
  "a preset in sides for people alone": [
    eveningOf("abcdefg", "alone", {}, "count"),
    ["not-for-this-form", "/options"],
  ],
  "an unknown preset, and an option that forty-two does not have": [
    { ...eight, game: "forty-two", options: { preset: "texas", sides: true } },
    ["wrong-choice", "/options/preset"],
    ["unknown-key", "/options/sides"],
  ],
  "settings that are no object": [{ ...eight, settings: [] }, ["wrong-type", "/settings"]],
  "settings that are null": [{ ...eight, settings: null }, ["wrong-type", "/settings"]],
  "settings of another form, and wrong ones": [
    {
      ...eight,
      settings: {
        limit: 2,
        draw: "climb",
        tables: 0,
        cap: 0,
        forfeit: [1],
        order: ["wins", "for", "wins"],
        warn: 5,
        partnerAgain: 21,
        least: "2",
      },
    },
    ["unknown-key", "/settings/limit"],
    ["wrong-choice", "/settings/draw"],
    ["out-of-range", "/settings/tables"],
    ["out-of-range", "/settings/cap"],
    ["wrong-type", "/settings/forfeit"],
    ["wrong-choice", "/settings/order/2"],
    ["out-of-range", "/settings/warn"],
    ["out-of-range", "/settings/partnerAgain"],
    ["wrong-type", "/settings/least"],
  ],
  "an empty order": [{ ...eight, settings: { order: [] } }, ["wrong-type", "/settings/order"]],
  "an order of six": [
    { ...pairs, settings: { order: ["wins", "difference", "for", "opponents", "head-to-head", "lot"] } },
    ["wrong-type", "/settings/order"],
  ],
  "a warning that comes after the time": [
    { ...eight, settings: { minutes: 30, warn: 30 } },
    ["out-of-range", "/settings/warn"],
  ],
  "a larger table than the game takes": [
    eveningOf("abc", "alone", { max: 8 }, "pip"),
    ["out-of-range", "/settings/max"],
  ],
};

const withEntries = (sheet: object, entries: readonly unknown[]) => ({ ...sheet, entries });

const entries: Readonly<Record<string, Refusal>> = {
  "no object as an entry": [withEntries(eight, [null]), ["wrong-type", ""]],
  "an entry without a kind": [withEntries(eight, [{}]), ["missing", "/kind"]],
  "an entry of no kind": [withEntries(eight, [{ kind: 1 }]), ["wrong-type", "/kind"]],
  "an entry of another form": [withEntries(seven, [{ kind: "sit", who: "a" }]), ["unknown-kind", "/kind"]],
  "a confirmation at home": [
    withEntries(seven, [at(1, { kind: "confirm", by: "a" })]),
    ["unknown-kind", "/kind"],
  ],
  "a forfeit of people alone": [
    withEntries(train, [at(1, { kind: "forfeit", absent: 0 })]),
    ["unknown-kind", "/kind"],
  ],
  "an id twice": [
    withEntries(eight, [
      { kind: "sit", who: "a", id: "018f3c1e-7a2b-7c3d-8e4f-000000000001" },
      { kind: "sit", who: "b", id: "018F3C1E-7a2b-7c3d-8e4f-000000000001" },
    ]),
    ["id-used", "/id"],
  ],
  "here twice": [withEntries(eight, [{ kind: "here", who: "a" }]), ["is-here", "/who"]],
  "away twice": [
    withEntries(eight, [
      { kind: "away", who: "a" },
      { kind: "away", who: "a" },
    ]),
    ["is-away", "/who"],
  ],
  "a rest of somebody away": [
    withEntries(eight, [
      { kind: "away", who: "a" },
      { kind: "sit", who: "a" },
    ]),
    ["not-here", "/who"],
  ],
  "a stranger": [withEntries(eight, [{ kind: "away", who: "z" }]), ["no-such-player", "/who"]],
  "a person in place of a pair": [
    withEntries(pairs, [{ kind: "away", who: "p1" }]),
    ["no-such-player", "/who"],
  ],
  "a newcomer with the id and name of another": [
    withEntries(eight, [{ kind: "add", person: { id: "a", name: "NAME OF B" } }]),
    ["player-id-twice", "/person/id"],
    ["player-name-twice", "/person/name"],
  ],
  "a new pair with the person of another": [
    withEntries(pairs, [{ kind: "add", pair: { ...pairOf("u"), people: pairOf("p").people } }]),
    ["player-id-twice", "/pair/people/0/id"],
    ["player-name-twice", "/pair/people/0/name"],
    ["player-id-twice", "/pair/people/1/id"],
    ["player-name-twice", "/pair/people/1/name"],
  ],
  "a seventeenth at one table": [
    withEntries(eveningOf("abcdefghijklmnop", "table", {}), [
      { kind: "add", person: { id: "q", name: "Q" } },
    ]),
    ["too-many", "/person"],
  ],
  "a hundred and first pair": [
    withEntries({ ...pairs, pairs: Array.from({ length: 100 }, (_, index) => pairOf(`p${index}x`)) }, [
      { kind: "add", pair: pairOf("last") },
    ]),
    ["too-many", "/pair"],
  ],
  "a rest of somebody who went home": [
    withEntries(seven, [{ kind: "away", who: "g" }, round(1, [["ab", "cd"]], { rest: ["e", "f", "g"] })]),
    ["not-here", "/rest/2"],
  ],
  "another's name": [
    withEntries(eight, [{ kind: "rename", person: "a", name: "Name of b" }]),
    ["player-name-twice", "/name"],
  ],
  "a name for a stranger": [
    withEntries(eight, [{ kind: "rename", person: "z", name: "Zoe" }]),
    ["no-such-player", "/person"],
  ],
  "another round": [withEntries(eight, [{ ...first, round: 2 }]), ["wrong-round", "/round"]],
  "round 0": [withEntries(eight, [{ ...first, round: 0 }]), ["out-of-range", "/round"]],
  "a round before the last has its results": [
    withEntries(eight, [first, result(1, [100, 40]), second]),
    ["round-open", ""],
  ],
  "another round, before its predecessor has its results": [
    withEntries(eight, [first, { ...second, round: 4 }]),
    ["wrong-round", "/round"],
  ],
  "fifty-one tables": [
    withEntries(eight, [{ ...first, tables: Array(51).fill(first.tables[0]) }]),
    ["wrong-type", "/tables"],
  ],
  "wrong seats of people alone, all at once": [
    withEntries(train, [
      {
        kind: "round",
        round: 1,
        tables: [
          { table: 1, seats: ["a"] },
          { table: 2, seats: ["b", "b", "z"] },
        ],
        rest: ["y"],
      },
    ]),
    ["table-size", "/tables/0"],
    ["seated-twice", "/tables/1/seats/1"],
    ["no-such-player", "/tables/1/seats/2"],
    ["no-such-player", "/rest/0"],
  ],
  "somebody at a late table who rests": [
    withEntries(eight, [
      first,
      result(1, [100, 40]),
      at(2, { kind: "late" }),
      round(2, [["ac", "bd"]], { rest: ["e"] }),
    ]),
    ["at-late-table", "/rest/0"],
  ],
  "no tables": [withEntries(eight, [{ ...first, tables: [] }]), ["wrong-type", "/tables"]],
  "a lot of 1,001": [withEntries(eight, [{ ...first, lot: 1_001 }]), ["out-of-range", "/lot"]],
  "wrong seats, all at once": [
    withEntries(eight, [
      { kind: "away", who: "h" },
      {
        kind: "round",
        round: 1,
        tables: [
          { table: 1, sides: [["a", "b"], ["z"]] },
          {
            table: 1,
            sides: [
              ["a", "h"],
              ["e", "f"],
            ],
          },
        ],
        rest: ["e"],
      },
    ]),
    ["table-size", "/tables/0"],
    ["no-such-player", "/tables/0/sides/1/0"],
    ["table-twice", "/tables/1/table"],
    ["seated-twice", "/tables/1/sides/0/0"],
    ["not-here", "/tables/1/sides/0/1"],
    ["seated-twice", "/rest/0"],
  ],
  "a late table, and who sits there": [
    withEntries(eight, [
      first,
      result(1, [100, 40]),
      at(2, { kind: "late" }),
      {
        ...round(2, [["ac", "be"]]),
        tables: [
          {
            table: 2,
            sides: [
              ["a", "c"],
              ["b", "e"],
            ],
          },
        ],
        rest: ["d"],
      },
    ]),
    ["table-busy", "/tables/0/table"],
    ["at-late-table", "/tables/0/sides/1/1"],
  ],
  "somebody left out": [
    withEntries(eight, [round(1, [["ab", "cd"]], { rest: ["e"] })]),
    ["left-out", "/rest"],
  ],
  "two tables at home": [withEntries(eveningOf("abcdefgh", "table", {}), [first]), ["table-size", "/tables"]],
  "a table for one pair": [withEntries(pairs, [round(1, [["p"]])]), ["table-size", "/tables/0"]],
  "five at a table for four": [
    withEntries(train, [
      { ...seated, tables: [{ table: 1, seats: ["a", "b", "c", "d", "e"] }], rest: ["f", "g"] },
    ]),
    ["table-size", "/tables/0"],
  ],
  "a round that is not there": [
    withEntries(eight, [{ kind: "time", round: 1 }]),
    ["no-such-round", "/round"],
  ],
  "a result of such a round": [
    withEntries(eight, [first, { ...result(9, [1, 2]), round: 2 }]),
    ["no-such-round", "/round"],
  ],
  "a table that is not there": [withEntries(eight, [first, result(9, [1, 2])]), ["no-such-table", "/table"]],
  "table 100": [withEntries(eight, [first, result(100, [1, 2])]), ["out-of-range", "/table"]],
  "a bad id of a game": [
    withEntries(eight, [first, at(1, { kind: "game", game: "a/b" })]),
    ["player-id", "/game"],
  ],
  "a bad id of a game, at a table that is not there": [
    withEntries(eight, [first, result(9, [1, 2], { game: "a/b" })]),
    ["player-id", "/game"],
  ],
  "one number of points": [withEntries(eight, [first, result(1, [1])]), ["wrong-type", "/points"]],
  "far too many points": [
    withEntries(eight, [first, result(1, [100_001, 0])]),
    ["out-of-range", "/points/0"],
  ],
  "no points": [withEntries(eight, [first, at(1, { kind: "result", won: 0 })]), ["missing", "/points"]],
  "a winner where the points say who": [
    withEntries(eight, [first, result(1, [100, 40], { won: 1 })]),
    ["won-not-needed", "/won"],
  ],
  "a third side": [withEntries(eight, [first, result(1, [1, 1], { won: 2 })]), ["out-of-range", "/won"]],
  "level points where somebody must win": [
    withEntries(eveningOf("abcdefgh", "partners", { level: "until-decided" }), [first, result(1, [90, 90])]),
    ["level", "/points"],
  ],
  "level points at home": [
    withEntries(seven, [atHome, at(1, { kind: "result", points: [3, 3] })]),
    ["level", "/points"],
  ],
  "nobody won at home": [withEntries(seven, [atHome, at(1, { kind: "result" })]), ["missing", "/won"]],
  "nobody as the one who says it": [
    withEntries(eight, [first, result(1, [1, 2], { by: "z" })]),
    ["no-such-player", "/by"],
  ],
  "somebody of another table": [
    withEntries(eight, [first, result(1, [1, 2], { by: "e" })]),
    ["not-at-table", "/by"],
  ],
  "points of somebody else, of nobody, and none": [
    withEntries(train, [seated, at(1, { kind: "result", points: { a: 1, b: "2", d: 3, "/~": 4 } })]),
    ["missing", "/points/c"],
    ["wrong-type", "/points/b"],
    ["not-at-table", "/points/d"],
    ["not-at-table", "/points/~1~0"],
  ],
  "a winner of people alone": [
    withEntries(train, [seated, at(1, { kind: "result", points: { a: 1, b: 2, c: 3 }, won: 0 })]),
    ["unknown-key", "/won"],
  ],
  "another result of a table that has one": [
    withEntries(eight, [first, result(1, [100, 40]), result(1, [100, 41])]),
    ["confirmed", ""],
  ],
  "a result after a forfeit": [
    withEntries(eight, [first, at(1, { kind: "forfeit", absent: 1 }), result(1, [100, 50])]),
    ["confirmed", ""],
  ],
  "a forfeit after a result": [
    withEntries(eight, [first, result(1, [100, 40]), at(1, { kind: "forfeit", absent: "both" })]),
    ["confirmed", ""],
  ],
  "a dispute of what is confirmed": [
    withEntries(eight, [first, result(1, [100, 40]), at(1, { kind: "dispute", by: "c" })]),
    ["confirmed", ""],
  ],
  "an answer to nothing": [
    withEntries(eight, [first, at(1, { kind: "confirm", by: "c" })]),
    ["nothing-entered", ""],
  ],
  "an answer of one's own side": [
    withEntries(eight, [first, result(1, [100, 40], { by: "a" }), at(1, { kind: "confirm", by: "b" })]),
    ["own-side", "/by"],
  ],
  "an answer of somebody of another table": [
    withEntries(eight, [first, result(1, [100, 40], { by: "a" }), at(1, { kind: "dispute", by: "e" })]),
    ["not-at-table", "/by"],
  ],
  "an answer without a name": [
    withEntries(eight, [first, result(1, [100, 40], { by: "a" }), at(1, { kind: "confirm" })]),
    ["missing", "/by"],
  ],
  "an answer of whoever said it, alone": [
    withEntries(train, [
      seated,
      at(1, { kind: "result", points: { a: 1, b: 2, c: 3 }, by: "a" }),
      at(1, { kind: "confirm", by: "a" }),
    ]),
    ["own-side", "/by"],
  ],
  "far too many points of somebody alone": [
    withEntries(train, [seated, at(1, { kind: "result", points: { a: 1, b: 2, c: 100_001 } })]),
    ["out-of-range", "/points/c"],
  ],
  "a dispute with a long reason": [
    withEntries(eight, [
      first,
      result(1, [100, 40], { by: "a" }),
      at(1, { kind: "dispute", by: "c", why: "x".repeat(81) }),
    ]),
    ["reason-length", "/why"],
  ],
  "a late table with a result": [withEntries(eight, [...done, at(1, { kind: "late" })]), ["has-result", ""]],
  "an adjustment of nothing, without a reason": [
    withEntries(eight, [{ kind: "adjust", who: "a", why: " " }]),
    ["adjusts-nothing", ""],
    ["reason-length", "/why"],
  ],
  "too much of an adjustment": [
    withEntries(eight, [{ kind: "adjust", who: "a", wins: 2, points: 1_001, why: "x" }]),
    ["out-of-range", "/wins"],
    ["out-of-range", "/points"],
  ],
  "anything after the end": [withEntries(eight, [{ kind: "end" }, null]), ["evening-over", ""]],
  "an id twice, after the end": [
    withEntries(eight, [
      { kind: "end", id: "018f3c1e-7a2b-7c3d-8e4f-000000000001" },
      { kind: "sit", who: "a", id: "018f3c1e-7a2b-7c3d-8e4f-000000000001" },
    ]),
    ["evening-over", ""],
  ],
  "a round after the end": [withEntries(eight, [{ kind: "end" }, first]), ["evening-over", ""]],
  "a correction of nothing": [withEntries(eight, [{ kind: "void", target: 0 }]), ["no-target", "/target"]],
  "a round taken back that has a result": [
    withEntries(eight, [first, result(1, [100, 40]), { kind: "void", target: 0 }]),
    ["later-entry-fails", "/target"],
  ],
  "a result taken back below a later round": [
    withEntries(eight, [...done, second, { kind: "void", target: 1 }]),
    ["later-entry-fails", "/target"],
  ],
  "a round corrected so that somebody is left out": [
    withEntries(eight, [first, { kind: "amend", target: 0, entry: round(1, [["ab", "cd"]]) }]),
    ["left-out", "/entry/rest"],
  ],
};

/** Sheets that are refused, or whose last entry is, with every problem they have. */
export const refusals: Readonly<Record<string, Refusal>> = { ...documents, ...entries };
