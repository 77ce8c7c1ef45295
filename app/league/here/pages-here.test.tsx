import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { catalogue } from "@/lib/i18n/catalogues";
import { type BaseLanguage, languages } from "@/lib/i18n/language";
import type { RecordedGame } from "@/lib/league/value/record";
import { leagueValue } from "@/lib/league/value/value";
import { leagueReply } from "@/tests/support/league/league-reply";
import { allTime, chosenOf, type Query } from "../league-query";
import { EveningHere, EveningsHere } from "./evenings-here";
import { GameHere } from "./game-here";
import { GamesHere } from "./games-here";
import { type DrawnHere, notesOf } from "./notes-here";
import { PlayerHere } from "./player-here";
import { PlayersHere } from "./players-here";
import { StandingsHere } from "./standings-here";

const players = [
  { id: "ana", name: "Ana" },
  { id: "bo", name: "Bo" },
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

/** What the pages are drawn from; the second game was not sent yet. */
function drawnIn(language: BaseLanguage, games: readonly RecordedGame[], query: Query = {}): DrawnHere {
  const t = catalogue("leaguePages", language);
  const value = leagueValue({ league, games, payments: [], comments: new Map() });
  const [slug, at] = [league.slug, "2026-11-20T20:00:00.000Z"];
  const here = { id: league.id, slug, value, at, own: [], unsent: new Set(["g2"]) };
  return {
    words: { language, t, texts: catalogue("leagueEvenings", language) },
    value,
    slug,
    query,
    chosen: chosenOf(query, league, undefined),
    now: at,
    art: {},
    aims: { pip: "few" },
    notes: notesOf(here, t),
  };
}

const played = [gameOn("g1", "2026-11-13"), gameOn("g2", "2026-11-20")];

describe.each(languages)("pages of a league that a device draws in %s", (language) => {
  const { here, noGamesTitle, wonOf } = catalogue("leaguePages", language);
  const one = here.unsentOf({ games: 1 });

  it("say what has not been sent yet, of the game, its evening and its players", () => {
    const drawn = drawnIn(language, played);
    const standings = renderToStaticMarkup(<StandingsHere {...drawn} />);
    expect(standings).toContain(wonOf({ won: 2, played: 2 }));
    expect(standings.split(one)).toHaveLength(3);
    expect(renderToStaticMarkup(<PlayersHere {...drawn} />).split(one)).toHaveLength(3);
    expect(renderToStaticMarkup(<EveningsHere {...drawn} />).split(one)).toHaveLength(2);
    expect(renderToStaticMarkup(<GamesHere {...drawn} />).split(here.notSent)).toHaveLength(2);
    for (const [id, times] of [
      ["g1", 1],
      ["g2", 2],
    ] as const)
      expect(renderToStaticMarkup(<GameHere {...drawn} id={id} />).split(here.notSent)).toHaveLength(times);
    expect(renderToStaticMarkup(<EveningHere {...drawn} day="2026-11-20" />)).toContain(here.notSent);
    const bo = renderToStaticMarkup(<PlayerHere {...drawn} id="bo" />);
    expect(bo).toContain(wonOf({ won: 0, played: 2 }));
    expect(bo).toContain(one);
  });

  it("say nothing of it in a table that the game is not in", () => {
    const other = renderToStaticMarkup(
      <StandingsHere {...drawnIn(language, played, { season: allTime, kind: "doubles" })} />,
    );
    expect(other).not.toContain(one);
  });

  it("show an empty league as one", () => {
    const drawn = drawnIn(language, []);
    for (const Page of [StandingsHere, GamesHere, EveningsHere])
      expect(renderToStaticMarkup(<Page {...drawn} />)).toContain(noGamesTitle);
    expect(renderToStaticMarkup(<PlayersHere {...drawn} />)).toContain("Ana");
  });

  it("show the list if there is nothing at an address", () => {
    const drawn = drawnIn(language, played);
    expect(renderToStaticMarkup(<PlayerHere {...drawn} id="nobody" />)).toContain("/l/cellar/players/bo");
    expect(renderToStaticMarkup(<GameHere {...drawn} id="nothing" />)).toContain("/l/cellar/games/g1");
    expect(renderToStaticMarkup(<EveningHere {...drawn} day="2026-11-14" />)).toContain(
      "/l/cellar/evenings/2026-11-13",
    );
  });
});
