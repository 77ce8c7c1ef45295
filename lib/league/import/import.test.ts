import { describe, expect, it } from "vitest";
import { leagueReply } from "@/tests/support/league/league-reply";
import { type PaperResult, placeOf } from "../paper/paper-result";
import type { LeagueRecord } from "../value/record";
import { batchChanges } from "./batch-changes";
import { kindKey } from "./columns";
import { type Choices, understood } from "./import";
import { linesOf } from "./source";

const kinds = new Map(
  Object.entries({ Doubles: "doubles", Dobles: "doubles", "All fives": "fives" }).map(([name, id]) => [
    kindKey(name),
    id,
  ]),
);
const recordOf = (players: readonly string[] = [], more: Partial<LeagueRecord> = {}): LeagueRecord => ({
  league: leagueReply({ players: players.map((name) => ({ id: name, name })) }),
  games: [],
  payments: [],
  comments: new Map(),
  ...more,
});

function found(text: string, choices: Partial<Choices>, record: LeagueRecord) {
  const lines = linesOf(text);
  if (!lines.ok) throw new Error(lines.error.code);
  const aims = { doubles: "many", pip: "few" } as const;
  return understood(
    lines.value,
    { kind: "doubles", people: {}, ...choices },
    { record, kinds, aims, today: "2026-11-27", idOf: (key) => `new ${key}` },
  );
}

/** How a text is understood, with the figures of each of its games. */
function read(text: string, choices: Partial<Choices> = {}, record = recordOf()) {
  const { seated, understood: seen } = found(text, choices, record);
  const names = new Map(seated.league.players.map(({ id, name }) => [id, name]));
  const line = (game: PaperResult) =>
    game.players
      .map((each) => {
        const side = each.side === undefined ? "" : `/${each.side}`;
        const points = each.points === undefined ? "" : `:${each.points}`;
        const money = each.balance === undefined ? "" : ` ${each.balance}`;
        return `${placeOf(game, each)} ${names.get(each.player)}${side}${points}${money}`;
      })
      .join(", ");
  const { games } = seated;
  return {
    ...seen,
    results: games.map((game) => [game.on, line(game), game.currency].filter(Boolean).join(" ")),
    games,
    faults: seen.problems.map(({ line: at, problem }) => `${at} ${problem.code}`),
  };
}

describe("a table of results is understood", () => {
  it.each<[string, string, Partial<Choices>, string[]]>([
    [
      "one line a game, one column a player",
      "Date;Ana;Bo;Cleo\n2019-05-01;10;7;\n2019-05-02;3;;9\n;4;4;1",
      {},
      ["2019-05-01 1 Ana:10, 2 Bo:7", "2019-05-02 2 Ana:3, 1 Cleo:9", "2019-05-02 1 Ana:4, 1 Bo:4, 3 Cleo:1"],
    ],
    [
      "places instead of points",
      "Fecha\tAna\tBo\tCleo\n1/2/2019\t1\t2\t2\n13/2/2019\t3\t1\t2",
      {},
      ["2019-02-01 1 Ana, 2 Bo, 2 Cleo", "2019-02-13 3 Ana, 1 Bo, 2 Cleo"],
    ],
    [
      "one line a player, games by number",
      "data,partida,jogador,pontos\n2019-05-01,1,Ana,10\n2019-05-01,1,Bo,7\n2019-05-01,2,Ana,1\n2019-05-01,2,Bo,8",
      {},
      ["2019-05-01 1 Ana:10, 2 Bo:7", "2019-05-01 2 Ana:1, 1 Bo:8"],
    ],
    [
      "one line a player, games where a name comes again",
      "2019-05-01,Ana,10\n2019-05-01,Bo,7\n2019-05-01,Ana,1\n2019-05-01,Bo,8\n2019-05-02,Bo,3\n2019-05-02,Ana,1",
      {},
      ["2019-05-01 1 Ana:10, 2 Bo:7", "2019-05-01 2 Ana:1, 1 Bo:8", "2019-05-02 1 Bo:3, 2 Ana:1"],
    ],
    [
      "one line a player, a place and points that stand together",
      "day,place,name,points\n2019-05-01,1,Ana,10\n2019-05-01,2,Bo,10",
      {},
      ["2019-05-01 1 Ana:10, 2 Bo:10"],
    ],
    [
      "a place beside what has nothing to do with the game",
      "day,place,name,age\n2019-05-01,1,Ana,70\n2019-05-01,2,Bo,71",
      {},
      ["2019-05-01 1 Ana, 2 Bo"],
    ],
    [
      "what this program saves as CSV, with the totals of everybody",
      "partida;juego;terminada;día;puesto;id de jugador;nombre;total;saldo;moneda;pareja;en papel\ng;dobles;2019-05-01T21:00:00.000Z;2019-05-01;1;;Ana;10;1,50;EUR;;\ng;dobles;2019-05-01T21:00:00.000Z;2019-05-01;2;;Bo;7;-1,50;EUR;;",
      {},
      ["2019-05-01 1 Ana:10 150, 2 Bo:7 -150 EUR"],
    ],
    [
      "an evening with its people down and its games across",
      "Friday\t1\t2\t3\nAna\t10\t4\t\nBo\t7\t9\t3\nCleo\t\t1\t5",
      { day: "2019-05-03" },
      ["2019-05-03 1 Ana:10, 2 Bo:7", "2019-05-03 2 Ana:4, 1 Bo:9, 3 Cleo:1", "2019-05-03 2 Bo:3, 1 Cleo:5"],
    ],
    ["winner and loser", "Date,Winner,Loser\n2019-05-01,Ana,Bo", {}, ["2019-05-01 1 Ana, 2 Bo"]],
    [
      "names in the order of places",
      "Date,1st,2nd,3rd\n2019-05-01,Ana,Bo,Cleo\n2019-05-02,Bo,Ana,",
      {},
      ["2019-05-01 1 Ana, 2 Bo, 3 Cleo", "2019-05-02 1 Bo, 2 Ana"],
    ],
    [
      "names with points, latest first, a star for who won a tie",
      "2021-03-17 : Ana 10, Bo 6, Cleo 6\n2021-03-15 : Bo 10 * , Ana 10 , Cleo 9",
      {},
      ["2021-03-15 1 Bo:10, 2 Ana:10, 3 Cleo:9", "2021-03-17 1 Ana:10, 2 Bo:6, 2 Cleo:6"],
    ],
    [
      "two names and an outcome, as programs list them, under dates of their own",
      "var game = [\n [\n // 2022-09-06 at Joe's\n ['Ana', 'Bo', 'W'],\n ['Bo', 'Cleo', 'D'],\n ],\n [\n // 2022-09-13\n ['Ana', 'Cleo', 'L']\n ]\n]",
      {},
      ["2022-09-06 1 Ana, 2 Bo", "2022-09-06 1 Bo, 1 Cleo", "2022-09-13 2 Ana, 1 Cleo"],
    ],
    [
      "JSON with everybody's totals, and a winner whom the table decided",
      JSON.stringify([
        { date: "2025-12-28T19:53:03.6", totals: { Ana: 340, Bo: 245 }, winner: "Ana", finished: true },
        {
          date: "2025-12-29T02:13:15",
          rounds: [{ player: "Bo" }],
          totals: { Bo: 275, Ana: 275 },
          winner: "Bo",
        },
        { date: "2025-12-29T22:00:00", totals: { Bo: 20, Ana: 20 }, winner: "Tie Game" },
      ]),
      {},
      ["2025-12-28 1 Ana:340, 2 Bo:245", "2025-12-28 2 Ana:275, 1 Bo:275", "2025-12-29 1 Ana:20, 1 Bo:20"],
    ],
    [
      "JSON of plays with ids",
      JSON.stringify({
        players: [
          { id: 7, name: "Ana" },
          { id: 9, name: "Bo" },
        ],
        games: [{ id: 3, name: "Doubles" }],
        plays: [
          {
            playDate: "2025-12-28 20:00:00",
            gameRefId: 3,
            playerScores: [
              { playerRefId: 7, score: "12", winner: false, rank: 0 },
              { playerRefId: 9, score: "31", winner: true, rank: 0 },
            ],
          },
        ],
      }),
      {},
      ["2025-12-28 2 Ana:12, 1 Bo:31"],
    ],
    [
      "partners",
      "Fecha;Ganadores;Perdedores\n01.05.2019;Ana y Bo;Cleo y Dev\n02.05.2019;Ana & Cleo;Bo & Dev",
      {},
      ["2019-05-01 1 Ana/0, 1 Bo/0, 2 Cleo/1, 2 Dev/1", "2019-05-02 1 Ana/0, 1 Cleo/0, 2 Bo/1, 2 Dev/1"],
    ],
    [
      "partners with the points of each side",
      "Date,Player 1,Score 1,Player 2,Score 2\n2019-05-01,Ana/Bo,200,Cleo/Dev,1.140",
      {},
      ["2019-05-01 2 Ana/0:200, 2 Bo/0:200, 1 Cleo/1:1140, 1 Dev/1:1140"],
    ],
    [
      "teams called A and B, with the points of each beside it",
      "Fecha;Pareja A;Puntos A;Pareja B;Puntos B\n13/02/2021;Ana y Bo;200;Cleo y Dev;150",
      {},
      ["2021-02-13 1 Ana/0:200, 1 Bo/0:200, 2 Cleo/1:150, 2 Dev/1:150"],
    ],
    [
      "the names first, and then the points of each",
      "Date,Team 1,Team 2,Score 1,Score 2\n2021-02-01,Ana & Bo,Cleo & Dev,100,80\n2021-02-02,Eva,Fay,7,9",
      {},
      ["2021-02-01 1 Ana/0:100, 1 Bo/0:100, 2 Cleo/1:80, 2 Dev/1:80", "2021-02-02 2 Eva:7, 1 Fay:9"],
    ],
    ["the same without headings", "2021-02-01,Ana,Bo,10,8", {}, ["2021-02-01 1 Ana:10, 2 Bo:8"]],
    [
      "who won, with the points of both",
      "Date,Winner,Loser,Winner score,Loser score\n2021-02-01,Ana,Bo,10,8",
      {},
      ["2021-02-01 1 Ana:10, 2 Bo:8"],
    ],
    [
      "home and away, and the points of both in one cell",
      "Fecha;Local;Visitante;Resultado\n13/02/2021;Ana;Bo;5-4\n14/02/2021;Cleo;Ana;3 - 3\n15/02/2021;Bo;Ana;2 x 5",
      {},
      ["2021-02-13 1 Ana:5, 2 Bo:4", "2021-02-14 1 Cleo:3, 1 Ana:3", "2021-02-15 2 Bo:2, 1 Ana:5"],
    ],
    [
      "the winner with the points of both, after who won is known",
      "Date,Winner,Loser,Score\n2021-02-01,Ana,Bo,100:80",
      {},
      ["2021-02-01 1 Ana:100, 2 Bo:80"],
    ],
    [
      "places with the names of those who had them, and where it was",
      "Fecha;Puesto 1;Puesto 2;Puesto 3;Lugar\n13/02/2021;Bo;Ana;Cleo;Casa de Ana",
      {},
      ["2021-02-13 1 Bo, 2 Ana, 3 Cleo"],
    ],
    [
      "Portuguese outcomes, and a day for all",
      "jogador;jogador;resultado\nAna;Bo;V\nAna;Bo;E\nAna;Bo;D",
      { day: "2018-01-01" },
      ["2018-01-01 1 Ana, 2 Bo", "2018-01-01 1 Ana, 1 Bo", "2018-01-01 2 Ana, 1 Bo"],
    ],
    [
      "a kind in each line, and the fewest points winning",
      'date,game,Ana,Bo\n3 Mar 2019,Dobles,10,7\n"March 4, 2019 9:30 pm",All Fives,1,2',
      { rankedBy: "fewest" },
      ["2019-03-03 2 Ana:10, 1 Bo:7", "2019-03-04 1 Ana:1, 2 Bo:2"],
    ],
    [
      "money won and lost, with commas, signs and brackets",
      "Fecha;Ana;Bo;Cleo\n2019-05-01;3,50 €;-1,50 €;−2,00 €\n2019-05-02;€1.200,00;(1.200,00);",
      {},
      ["2019-05-01 1 Ana 350, 2 Bo -150, 3 Cleo -200 EUR", "2019-05-02 1 Ana 120000, 2 Bo -120000 EUR"],
    ],
    [
      "money beside places, in a currency of its own",
      "data,jogador,posição,saldo,moeda\n2019-05-01,Ana,2,-2000,COP\n2019-05-01,Bo,1,2000,cop",
      {},
      ["2019-05-01 2 Ana -200000, 1 Bo 200000 COP"],
    ],
    [
      "money after each name",
      "2019-05-01,Ana,R$ 2.50,Bo,-R$ 2.50",
      {},
      ["2019-05-01 1 Ana 250, 2 Bo -250 BRL"],
    ],
    [
      "the days of a spreadsheet",
      'date,Ana,Bo\n43586,10,7\n17 de marzo de 2019,"1,0","2,0"\n20190318,1,2',
      {},
      ["2019-05-01 1 Ana:10, 2 Bo:7", "2019-03-17 2 Ana:1, 1 Bo:2", "2019-03-18 2 Ana:1, 1 Bo:2"].sort(),
    ],
  ])("%s", (_, text, choices, expected) => expect(read(text, choices).results).toEqual(expected));

  it("with roles as somebody corrects them", () => {
    const text = "2019-05-01,x,Ana,5,Bo,3";
    expect(read(text).results).toEqual(["2019-05-01 1 Ana:5, 2 Bo:3"]);
    expect(read(text, { roles: { 3: "place", 5: "place" } }).results).toEqual(["2019-05-01 2 Ana, 1 Bo"]);
  });

  it("asks for the order of dates that can be read in two ways", () => {
    const text = (day: string) => `date,Ana,Bo\n${day},10,7\n05/06/2019,1,2`;
    expect(read(text("04/06/2019"))).toMatchObject({ isOrderSure: false, order: "day-first" });
    expect(read(text("13/06/2019"))).toMatchObject({ isOrderSure: true, order: "day-first" });
    expect(read(text("06/13/2019"))).toMatchObject({ isOrderSure: true, order: "month-first" });
    expect(read(text("04/06/2019"), { order: "month-first" }).days).toEqual(["2019-04-06", "2019-05-06"]);
  });
});

describe("what cannot be brought in is said line by line, and the rest is read", () => {
  it.each<[string, string, string[], number]>([
    ["only one name", "Date,Winner,Points\n2019-05-01,Ana,10", ["2 line-one-player"], 0],
    ["an impossible day", "date,Ana,Bo\n2019-02-30,1,2\n2019-03-01,1,2", ["2 line-day"], 1],
    ["no day", "Ana,Bo\n1,2", ["2 line-day-missing"], 0],
    ["a day to come", "date,Ana,Bo\n2031-01-01,1,2", ["2 in-future"], 0],
    ["half a point", 'date,Ana,Bo\n2019-03-01,5,"0,5"\n2019-03-01,5,2', ["2 line-fraction"], 1],
    [
      "a word for points",
      "date,Ana,Bo\n2019-03-01,1,two\n2019-03-02,1,2\n2019-03-02,3,2\n2019-03-02,3,4\n2019-03-02,3,5",
      ["2 line-number"],
      4,
    ],
    ["points with decimals, which are no money", "date,Ana,Bo\n2019-03-01,7.50,3.25", ["2 line-fraction"], 0],
    ["half of the money", "date,Ana,Bo\n2019-03-01,€5.00,€-4.50\n2019-03-02,€1,€-1", ["2 paper-sum"], 1],
    ["money of some", "date,name,place,money\n2019-03-01,Ana,1,2\n2019-03-01,Bo,2,", ["2 paper-balance"], 0],
    ["a word for money", "date,name,money\n2019-03-01,Ana,a lot\n2019-03-01,Bo,2", ["2 line-money"], 0],
    [
      "one amount for two",
      "date,winners,money,losers,money\n2019-03-01,A & B,2,C & D,-2",
      ["2 line-money-partners"],
      0,
    ],
    [
      "points of nobody",
      "Date,Team 1,Team 2,Score 1,Score 2\n2021-02-01,Ana,,10,8\n2021-02-01,Ana,Bo,10,8",
      ["2 line-name"],
      1,
    ],
    [
      "the points of two where three play",
      "Date,Player 1,Player 2,Player 3,Score\n2021-02-01,Ana,Bo,Cleo,5-4\n2021-02-01,Ana,Bo,,5-4",
      ["2 line-number"],
      1,
    ],
    ["two currencies", "date,Ana,Bo\n2019-03-01,€5.00,£-5.00", ["2 line-currencies"], 0],
    [
      "a currency that is none",
      "date,name,money,currency\n2019-03-01,Ana,5,coins\n2019-03-01,Bo,-5,coins",
      ["2 not-a-currency"],
      0,
    ],
    ["a formula for a name", "date,winner,loser\n2019-03-01,=CMD|' /C calc'!A0,Bo", ["2 line-formula"], 0],
    [
      "a formula that failed, for a name",
      "date,winner,loser\n2019-03-01,#REF!,Bo\n2019-03-01,Ana,#¿NOMBRE?\n2019-03-01,#1,Bo",
      ["2 line-formula", "3 line-formula"],
      1,
    ],
    ["a sum below", "date,Ana,Bo\n2019-03-01,1,2\nTotal,1,2", ["3 line-total"], 1],
    ["a formula for money", "date,name,money\n2019-03-01,Ana,=2+3\n2019-03-01,Bo,-5", ["2 line-money"], 0],
    [
      "a game of another kind",
      "date,game,Ana,Bo\n2019-03-01,doubles,1,2\n2019-03-01,poker,1,2\n2019-03-01,doubles,1,2\n2019-03-01,doubles,1,3\n2019-03-01,doubles,1,4",
      ["3 line-kind"],
      4,
    ],
    ["a winner who did not win", "date,Ana,Bo,winner\n2019-03-01,1,2,Ana", ["2 line-winner"], 0],
    ["somebody twice", "date,player 1,player 2,result\n2019-03-01,Ana,ana,W", ["2 line-name-twice"], 0],
    ["three sides", "date,winners,losers,third\n2019-03-01,A & B,C & D,E & F", ["2 line-sides"], 0],
    ["names without figures", "date,player 1,player 2\n2019-03-01,Ana,Bo", ["2 line-figure-missing"], 0],
    ["a long name", `date,winner,loser\n2019-03-01,${"x".repeat(61)},Bo`, ["2 line-name"], 0],
    [
      "a wrong line of a game, which is left out whole",
      "date,player,points\n2019-03-01,Ana,1\n2019-03-01,Bo,?\n2019-03-01,Cleo,3\n2019-03-02,Ana,1\n2019-03-02,Bo,4\n2019-03-02,Cleo,3",
      ["3 line-number"],
      1,
    ],
    [
      "a wrong day, and the game to which the line may belong",
      "date,player,points\n2019-03-01,Ana,1\n2019-03-01,Bo,2\n2019-02-31,Ana,3\n2019-03-03,Bo,4\n2019-03-03,Cleo,3\n2019-03-04,Bo,4\n2019-03-04,Cleo,3",
      ["4 line-day"],
      2,
    ],
  ])("%s", (_, text, faults, games) => {
    const found = read(text);
    expect(found.faults).toEqual(faults);
    expect(found.games).toHaveLength(games);
  });
});

it("names are matched: equal ones, those that differ in accents, and similar ones, which somebody chooses", () => {
  const text = "date,winner,loser\n2019-03-01,rosa ,José\n2019-03-02,Rosa,Jose Luis\n2019-03-03,Bohdan,Ann";
  const record = recordOf(["Rosa", "Jose", "Ana", "Bogdan"]);
  const found = read(text, {}, record);
  expect(found.people.map(({ name, games, player, near }) => [name, games, player, near])).toEqual([
    ["rosa", 2, "Rosa", []],
    ["José", 1, "Jose", ["Jose"]],
    ["Jose Luis", 1, undefined, ["Jose"]],
    ["Bohdan", 1, undefined, ["Bogdan"]],
    ["Ann", 1, undefined, ["Ana"]],
  ]);
  const people = { bohdan: "Bogdan", josé: "" };
  expect(read(text, { people }, record).results.at(-1)).toBe("2019-03-03 1 Bogdan, 2 Ann");
  expect(read(text, { people: { bohdan: "Ana", ann: "Ana" } }, record).faults).toEqual(["4 seat-twice"]);
});

it("people of past years come in as what somebody says", () => {
  const text = "date,winner,loser\n2019-03-01,Ana,Bo";
  const record = recordOf(["Ana"]);
  const newOnes = (newcomers?: "former" | "guests") =>
    batchChanges(found(text, { ...(newcomers && { newcomers }) }, record).seated, "batch").filter(
      ({ change }) => change === "player",
    );
  const bo = { change: "player", player: "new bo", name: "Bo" };
  expect(newOnes()).toEqual([bo]);
  expect(newOnes("former")).toEqual([{ ...bo, former: true }]);
  expect(newOnes("guests")).toEqual([{ ...bo, guest: true }]);
});

it("people may be called as parts of objects are", () => {
  const text = JSON.stringify([
    { date: "2020-01-01", totals: JSON.parse('{"__proto__":3,"constructor":4}') },
    { date: "2020-01-02", totals: { valueOf: 3, constructor: 4 } },
  ]);
  expect(read(text).results).toEqual([
    "2020-01-01 2 __proto__:3, 1 constructor:4",
    "2020-01-02 1 constructor:4, 2 valueOf:3",
  ]);
});

it("a long list of people with figures is no evening, whose games would be as many columns", () => {
  const text = Array.from({ length: 2_000 }, (_, at) => `Player ${at}\t${at}\t3`).join("\n");
  expect(read(text).columns).toHaveLength(3);
});

it("money needs a currency, which the league or the table has", () => {
  const record = recordOf([], { league: leagueReply({ players: [], currency: "" }) });
  const table = (sign: string) => `date,Ana,Bo\n2019-03-01,${sign}5.50,${sign}-5.50`;
  expect(read(table("$"), {}, record)).toMatchObject({ faults: ["2 no-currency"], forMoney: 0 });
  expect(read(table("€"), {}, record)).toMatchObject({ faults: [], forMoney: 1 });
  const plain = "date,Ana,Bo\n2019-03-01,5,-5";
  expect(read(plain, {}, record)).toMatchObject({ faults: [], forMoney: 0, rankedBy: "most" });
  const paid = recordOf([], { league: leagueReply({ players: [], currency: "EUR" }) });
  // Cents of which some are lost are money without any sign.
  expect(read("date,Ana,Bo\n2019-03-01,3.50,-3.50\n2019-03-02,-1.00,1.00", {}, paid).results).toEqual([
    "2019-03-01 1 Ana 350, 2 Bo -350",
    "2019-03-02 2 Ana -100, 1 Bo 100",
  ]);
  expect(read(plain, { rankedBy: "money" }, record).faults).toEqual(["2 no-currency"]);
  expect(read(plain, { rankedBy: "money" }, paid).results).toEqual(["2019-03-01 1 Ana 500, 2 Bo -500"]);
});

it("games that the league has are left out, as often as it has them", () => {
  const text = "date,winner,loser\n2019-03-01,Ana,Bo\n2019-03-01,Ana,Bo\n2019-03-01,Bo,Ana";
  const players = [
    { player: "Ana", points: 9 },
    { player: "Bo", points: 2 },
  ];
  const paper: PaperResult = { on: "2019-03-01", rankedBy: "most", players };
  const game = { gameId: "g", rulesetId: "doubles", currency: "", seats: { Ana: "Ana", Bo: "Bo" }, paper };
  const record = recordOf(["Ana", "Bo"], { games: [game] });
  expect(read(text, {}, record)).toMatchObject({ doubles: 1, games: { length: 2 } });
  expect(read(text, { withDoubles: true }, record)).toMatchObject({ doubles: 1, games: { length: 3 } });
  const [table] = read(text, {}, record).tables;
  expect(table?.rows).toEqual([
    { person: "Ana", before: { place: 1, points: 5 * 27_720 }, after: { place: 1, points: 13 * 27_720 } },
    { person: "Bo", before: { place: 2, points: 3 * 27_720 }, after: { place: 2, points: 11 * 27_720 } },
  ]);
});
