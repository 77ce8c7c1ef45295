import type { LeagueChange } from "@/lib/league/changes/registry";
import { finishedGames } from "@/lib/league/pages/games";
import { figureOf, partiesIn } from "@/lib/league/pages/parties";
import type { FinishedGame } from "@/lib/league/replies";
import type { LeagueValue } from "@/lib/league/value/value";
import type { Store } from "../../store/store";
import { answerLanguage, gameCalled, messages } from "../../words/words";
import type { LeagueRow } from "../league-row";
import { lastEntries } from "../playing";
import { type AtomEntry, atomFeed, markedUp } from "./atom";

/** The number of games in the feed. */
const size = 30;

/** A league's results, the latest first, as a feed (RFC 4287). `self`: the feed's own address. */
export async function resultsFeed(
  store: Store,
  value: LeagueValue,
  league: LeagueRow,
  page: URL,
  self: URL,
): Promise<string> {
  const { results: t } = messages();
  const games = finishedGames(value, value.games.slice(-size).reverse());
  const ids = games.map(({ game }) => game);
  const changed = new Map([...(await replacedOnPaper(store, league.id)), ...(await lastEntries(store, ids))]);
  const entries = games.map((game) => entryOf(league, game, page, changed.get(game.game)));
  return atomFeed({
    id: `urn:uuid:${league.id}`,
    title: t.title({ league: league.name }),
    entries,
    language: answerLanguage(),
    author: league.name,
    self: self.href,
    link: page.href,
    updated:
      entries
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? (await madeAt(store, league.id)),
  });
}

function entryOf(
  league: LeagueRow,
  game: FinishedGame,
  page: URL,
  changed: string = game.finishedAt,
): AtomEntry {
  const { results: t } = messages();
  const parties = partiesIn(game.players);
  const namesOf = (party: readonly { readonly name: string }[]) => party.map(({ name }) => name);
  const winners = game.players.filter(({ place }) => place === 1);
  const withTotals = figureOf(game) === "total";
  const items = parties.map((party) => {
    const [{ place, total }] = party;
    const line = t.place({ place, names: namesOf(party), total: withTotals ? total : undefined });
    return `<li>${markedUp(line)}</li>`;
  });
  return {
    // With the league's id, since a game may be in several leagues.
    id: `urn:uuid:${league.id}#${game.game}`,
    title: t.won({ names: namesOf(winners), game: gameCalled(game) }),
    link: `${page.href}/games/${game.game}`,
    published: game.finishedAt,
    // A correction is an entry too.
    updated: changed < game.finishedAt ? game.finishedAt : changed,
    html: `<ul>${items.join("")}</ul>`,
  };
}

/** The most changes that are looked through for results from paper: some for each game of the feed. */
const changesBack = 200;

/** When single results from paper were replaced, by game: entered once, they are as old as their evening. */
async function replacedOnPaper(store: Store, leagueId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await store.leagueChange.findMany({
    where: { leagueId, body: { contains: '"paper-result"' } },
    orderBy: { createdAt: "desc" },
    take: changesBack,
  });
  const [entered, replaced] = [new Set<string>(), new Map<string, string>()];
  for (const { body, createdAt } of rows.reverse()) {
    const change: LeagueChange = JSON.parse(body);
    if (change.change !== "paper-result") continue;
    const game = change.game.toLowerCase();
    if (entered.has(game)) replaced.set(game, createdAt.toISOString());
    entered.add(game);
  }
  return replaced;
}

async function madeAt(store: Store, id: string): Promise<string> {
  const row = await store.league.findUnique({ where: { id }, select: { createdAt: true } });
  return (row?.createdAt ?? new Date(0)).toISOString();
}
