import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { catalogue } from "@/lib/i18n/catalogues";
import { type BaseLanguage, languages } from "@/lib/i18n/language";
import { afterChanges, besideAfter } from "@/lib/league/change/league-change";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { kitty } from "@/lib/league/money/kitty";
import { unsentOf } from "@/lib/league/record/unsent";
import type { RecordedGame } from "@/lib/league/value/record";
import { leagueValue } from "@/lib/league/value/value";
import { moneyIn } from "@/lib/ui/text/money-text";
import { uuid } from "@/tests/support/entries";
import { leagueReply } from "@/tests/support/league/league-reply";
import { type Drawn, drawnFrom } from "../drawn";
import { allTime, type Query } from "../league-query";
import { notesHere } from "./notes-here";
import { pageHere } from "./page-here";

/** ISO 8601. */
const now = "2026-11-21T20:00:00.000Z";
const players = [
  { id: "ana", name: "Ana" },
  { id: "bo", name: "Bo" },
  { id: "bob", name: "Bob" },
  { id: "dev", name: "Dev" },
  { id: "eva", name: "Eva" },
];
const league = leagueReply({ slug: "cellar", players });

const gameOn = (gameId: string, on: string): RecordedGame => ({
  gameId,
  rulesetId: "pip",
  currency: "",
  seats: { ana: "ana", bo: "bo" },
  paper: {
    on,
    rankedBy: "fewest",
    players: [
      { player: "ana", points: 7 },
      { player: "bo", points: 31 },
    ],
  },
});

const waiting: readonly LeagueChange[] = [
  {
    change: "payment",
    id: uuid(),
    payment: "p1",
    from: "ana",
    to: "bo",
    amount: 350,
    on: "2026-11-20",
    currency: "EUR",
  },
  { change: "season", id: uuid(), season: "s1", name: "Autumn", from: "2026-09-01", to: "2026-11-30" },
  { change: "comment", id: uuid(), about: "2026-11-13", text: "By candlelight" },
  { change: "merge", id: uuid(), player: "bob", into: "bo" },
];

/** What the pages are drawn from; the second game was not sent yet, nor what waits. */
function drawnIn(
  language: BaseLanguage,
  games: readonly RecordedGame[],
  query: Query = {},
  changes: readonly LeagueChange[] = [],
): Drawn {
  const t = catalogue("leaguePages", language);
  const value = leagueValue({
    league: afterChanges(league, changes),
    games,
    ...besideAfter({}, changes, ""),
  });
  const unsent = unsentOf(changes, [{ gameId: "g2", isUnsent: true }]);
  const here = { id: league.id, value, at: now, own: [], ...unsent };
  return drawnFrom({
    words: { language, t, texts: catalogue("leagueEvenings", language) },
    value,
    query,
    now,
    artOf: () => null,
    aimOf: () => "few",
    notes: notesHere(here, t),
    Once: Fragment,
  });
}

const drawnAt = (drawn: Drawn, path?: string, item?: string): string =>
  renderToStaticMarkup(pageHere(drawn, path, item)?.body);

const played = [gameOn("g1", "2026-11-13"), gameOn("g2", "2026-11-20")];

/** An evening of two rounds, whose first three places Ana, Bo and Cleo have. */
const eveningOn = (gameId: string, on: string): RecordedGame => ({
  gameId,
  rulesetId: "evening",
  currency: "",
  seats: {},
  sheet: {
    game: "hands",
    form: "partners",
    perGame: true,
    finishedAt: `${on}T21:00:00.000Z`,
    people: ["ana", "bo", "dev", "eva"],
    rounds: [
      {
        rest: [],
        tables: [
          {
            table: 1,
            sides: [
              [0, 1],
              [2, 3],
            ],
            points: [30, 12],
            won: 0,
            game: "g1",
          },
        ],
      },
      {
        rest: [],
        tables: [
          {
            table: 1,
            sides: [
              [0, 2],
              [1, 3],
            ],
            points: [25, 31],
            won: 1,
          },
        ],
      },
    ],
    standings: [
      { who: [1], place: 1, games: 2, wins: 4, for: 61, against: 37, rests: 0 },
      { who: [0], place: 2, games: 2, wins: 2, for: 55, against: 43, rests: 0, separates: "wins" },
      { who: [3], place: 3, games: 2, wins: 2, for: 43, against: 55, rests: 0, separates: "difference" },
      { who: [2], games: 1, wins: 0, for: 37, against: 61, rests: 0, separates: "least" },
    ],
    adjustments: [{ who: [0], wins: 0, points: -5 }],
    fairness: { seated: [2, 2], rests: [0, 0], partnersAgain: 0, rivals: [1, 1], neverMet: 0 },
  },
});

describe.each(languages)("pages of a league that a device draws in %s", (language) => {
  const { here, noGamesTitle, wonOf } = catalogue("leaguePages", language);
  const one = here.unsentOf({ games: 1 });
  const times = (said: string, page: string): number => page.split(said).length - 1;

  it("say what has not been sent yet, of the game, its evening and its players", () => {
    const drawn = drawnIn(language, played);
    const standings = drawnAt(drawn);
    expect(standings).toContain(wonOf({ won: 2, played: 2 }));
    expect(times(one, standings)).toBe(2);
    expect(times(one, drawnAt(drawn, "players"))).toBe(2);
    expect(times(one, drawnAt(drawn, "evenings"))).toBe(1);
    expect(times(here.notSent, drawnAt(drawn, "games"))).toBe(1);
    expect(times(here.notSent, drawnAt(drawn, "games", "g1"))).toBe(0);
    expect(times(here.notSent, drawnAt(drawn, "games", "g2"))).toBe(1);
    expect(drawnAt(drawn, "evenings", "2026-11-20")).toContain(here.notSent);
    const bo = drawnAt(drawn, "players", "bo");
    expect(bo).toContain(wonOf({ won: 0, played: 2 }));
    expect(bo).toContain(one);
  });

  it("say nothing of it in a table that the game is not in", () => {
    expect(drawnAt(drawnIn(language, played, { season: allTime, kind: "doubles" }))).not.toContain(one);
  });

  it("say which changes of the league have not been sent yet", () => {
    const told = (path?: string, item?: string): number => {
      const before = times(here.notSent, drawnAt(drawnIn(language, played), path, item));
      return times(here.notSent, drawnAt(drawnIn(language, played, {}, waiting), path, item)) - before;
    };
    expect(told("money")).toBe(1);
    expect(told("seasons")).toBe(1);
    expect(told("seasons", "s1")).toBe(1);
    expect(told("evenings")).toBe(1);
    expect(told("evenings", "2026-11-13")).toBe(1);
    expect(told("games")).toBe(1);
    expect(told("evenings", "2026-11-20")).toBe(0);
    const alone = drawnIn(language, [], {}, waiting);
    expect(times(here.notSent, drawnAt(alone, "players"))).toBe(1);
  });

  it("show an empty league as one", () => {
    const drawn = drawnIn(language, []);
    for (const path of [undefined, "games", "evenings", "records", "cross-table"])
      expect(drawnAt(drawn, path)).toContain(noGamesTitle);
    expect(drawnAt(drawn, "players")).toContain("Ana");
  });

  it("tell the records, seasons and ledger, too", () => {
    const drawn = drawnIn(language, played, {}, waiting);
    const { texts } = drawn.words;
    expect(drawnAt(drawn, "records")).toContain("/l/cellar/games/g2");
    expect(drawnAt(drawn, "cross-table")).toContain(texts.crossCell({ ahead: 2, behind: 0, tied: 0 }));
    expect(drawnAt(drawn, "seasons", "s1")).toContain(texts.leaders({ names: ["Ana"] }));
    expect(drawnAt(drawn, "money")).toContain("ledger-EUR");
  });

  it("tell dues that were not sent yet, what is in the kitty, and who came when", () => {
    const entry = { change: "payment" as const, on: "2026-11-20", amount: 500, currency: "EUR" };
    const dues = ["ana", "bo"].map(
      (to): LeagueChange => ({ ...entry, id: uuid(), payment: uuid(), from: kitty, to, owedFor: "2026" }),
    );
    const paid: LeagueChange = { ...entry, id: uuid(), payment: uuid(), from: "ana", to: kitty };
    const drawn = drawnIn(language, played, {}, [...dues, paid]);
    const { t, texts } = drawn.words;
    const amount = moneyIn(500, "EUR", language);
    const money = drawnAt(drawn, "money");
    expect(money).toContain(t.inKitty({ amounts: [amount] }));
    expect(money).toContain(t.owe({ names: ["Ana", "Bo"], to: t.kitty, amount, owedFor: "2026" }));
    expect(money).toContain(t.paid({ from: "Ana", to: t.kitty, amount }));
    expect(money).toContain(t.pays({ from: "Bo", to: t.kitty, amount }));
    expect(times(here.notSent, money)).toBe(2);
    const attendance = drawnAt(drawn, "attendance");
    expect(times(`>${texts.came}<`, attendance)).toBe(4);
    expect(attendance).toContain("/l/cellar/evenings/2026-11-20");
  });

  it("tell an evening with its rounds, who with whom, and what its places are worth in the season", () => {
    const drawn = drawnIn(language, [eveningOn("g2", "2026-11-20")], {}, waiting);
    const { texts } = drawn.words;
    const club = catalogue("club", language);
    const page = drawnAt(drawn, "evenings", "2026-11-20");
    expect(page).toContain(texts.wonBy({ names: ["Bo"], isOver: true }));
    expect(page).toContain(club.noPlace.least);
    expect(page).toContain(club.beat({ partner: ["Ana"], rivals: ["Dev", "Eva"], points: "30–12" }));
    expect(page).toContain(texts.partnersWere({ names: ["Ana", "Eva"] }));
    expect(page).toContain(
      texts.rivalsWere({ names: [texts.metTimes({ name: "Eva", times: 2 }), "Dev", "Bo"] }),
    );
    expect(page).toContain(texts.refereed({ wins: "", points: "−5" }));
    expect(page).toContain(`${club.fairnessOf} `);
    expect(page).toContain(here.notSent);
    // The game at a table is linked where the league has it.
    expect(page).not.toContain("/games/g1");
    const list = drawnAt(drawn, "evenings");
    expect(list).toContain(texts.playedRounds({ rounds: 2 }));
    expect(list).toContain("/l/cellar/evenings/2026-11-20");
    for (const shown of [list, drawnAt(drawn, "seasons", "s1")]) {
      expect(shown).toContain(texts.pointsOfEvenings);
      expect(shown).toContain(texts.eveningsPlaced({ evenings: 1, won: 1 }));
    }
    expect(drawnAt(drawn)).toContain(`${texts.wonBy({ names: ["Bo"], isOver: true })}.`);
    const both = drawnIn(language, [eveningOn("g2", "2026-11-13"), gameOn("g1", "2026-11-13")]);
    expect(drawnAt(both, "evenings", "2026-11-13")).toContain("/l/cellar/games/g1");
  });

  it("show the list if there is nothing at an address", () => {
    const drawn = drawnIn(language, played);
    expect(drawnAt(drawn, "players", "nobody")).toContain("/l/cellar/players/bo");
    expect(drawnAt(drawn, "games", "nothing")).toContain("/l/cellar/games/g1");
    expect(drawnAt(drawn, "evenings", "2026-11-14")).toContain("/l/cellar/evenings/2026-11-13");
  });
});
