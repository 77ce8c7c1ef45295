import { figureOf, partiesIn } from "@/lib/league/pages/parties";
import type { FinishedGame } from "@/lib/league/replies";
import type { Store } from "../../store/store";
import { answerLanguage, gameCalled, messages } from "../../words/words";
import type { LeagueRow } from "../league-row";
import { readGames } from "../pages/game-lists";
import { type AtomEntry, atomFeed, markedUp } from "./atom";

/** The number of games in the feed. */
const size = 30;

/** A league's results, the latest first, as a feed (RFC 4287). `self`: the feed's own address. */
export async function resultsFeed(store: Store, league: LeagueRow, page: URL, self: URL): Promise<string> {
  const { results: t } = messages();
  const query = { season: undefined, kind: "", player: "", page: 1, size };
  const { games } = await readGames(store, league, query);
  const entries = games.map((game) => entryOf(league, game, page));
  return atomFeed({
    id: `urn:uuid:${league.id}`,
    title: t.title({ league: league.name }),
    entries,
    language: answerLanguage(),
    author: league.name,
    self: self.href,
    link: page.href,
    updated: entries[0]?.updated ?? (await madeAt(store, league.id)),
  });
}

function entryOf(league: LeagueRow, game: FinishedGame, page: URL): AtomEntry {
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
    updated: game.finishedAt,
    html: `<ul>${items.join("")}</ul>`,
  };
}

async function madeAt(store: Store, id: string): Promise<string> {
  const row = await store.league.findUnique({ where: { id }, select: { createdAt: true } });
  return (row?.createdAt ?? new Date(0)).toISOString();
}
