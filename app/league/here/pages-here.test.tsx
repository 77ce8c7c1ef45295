import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { catalogue } from "@/lib/i18n/catalogues";
import { type BaseLanguage, languages } from "@/lib/i18n/language";
import { afterChanges, commentsAfter, paymentsAfter } from "@/lib/league/change/league-change";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { unsentOf } from "@/lib/league/record/unsent";
import type { RecordedGame } from "@/lib/league/value/record";
import { leagueValue } from "@/lib/league/value/value";
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
    payments: paymentsAfter([], changes, ""),
    comments: commentsAfter(new Map(), changes),
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

  it("show the list if there is nothing at an address", () => {
    const drawn = drawnIn(language, played);
    expect(drawnAt(drawn, "players", "nobody")).toContain("/l/cellar/players/bo");
    expect(drawnAt(drawn, "games", "nothing")).toContain("/l/cellar/games/g1");
    expect(drawnAt(drawn, "evenings", "2026-11-14")).toContain("/l/cellar/evenings/2026-11-13");
  });
});
