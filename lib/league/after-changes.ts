import { byStart } from "./evenings/evenings";
import type { LeagueReply, MoneyReply } from "./replies";
import { normalizedName } from "./roster/names";
import { personIn, sameAs } from "./roster/roster";
import { defaultCounting } from "./standings/ranking";
import type { LeagueChange } from "./wire";

type Payment = MoneyReply["payments"][number];

/** The settings that a league's managers have chosen. */
export type LeagueSettings = Pick<
  LeagueReply,
  "name" | "slug" | "points" | "currency" | "timeZone" | "players" | "seasons" | "rules" | "evenings"
>;

export type Season = LeagueSettings["seasons"][number];

/** A league after valid changes, on the server or a device. Parts that did not change stay the same objects. */
export const afterChanges = <League extends LeagueSettings>(
  league: League,
  changes: readonly LeagueChange[],
): League => ({ ...league, ...changes.reduce<LeagueSettings>(settingsAfter, league) });

/** The list with this item instead of the one with its id, or in addition. */
const withItem = <Item extends { readonly id: string }>(
  list: readonly Item[],
  item: Item,
  order: (a: Item, b: Item) => number,
): Item[] => [...without(list, item.id), item].sort(order);

const without = <Item extends { readonly id: string }>(list: readonly Item[], id: string): Item[] =>
  list.filter((each) => each.id !== id);

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name);

const byFirstDay = (a: Season, b: Season): number => (a.from < b.from ? -1 : 1);

function settingsAfter(settings: LeagueSettings, change: LeagueChange): LeagueSettings {
  const { players, seasons, rules = [], evenings = [] } = settings;
  const withPlayer = (id: string, made: (before: (typeof players)[number]) => (typeof players)[number]) => ({
    ...settings,
    players: players.map((each) => (each.id === id ? made(each) : each)),
  });
  switch (change.change) {
    case "name":
      return { ...settings, name: normalizedName(change.name) };
    case "slug":
      return { ...settings, slug: change.slug };
    case "points":
      return { ...settings, points: change.points };
    case "currency":
      return { ...settings, currency: change.currency };
    case "time-zone":
      return { ...settings, timeZone: change.timeZone };
    case "player": {
      const before = players.find(({ id }) => id === change.player);
      const player = { ...before, id: change.player, name: normalizedName(change.name) };
      return { ...settings, players: withItem(players, player, byName) };
    }
    case "remove-player":
      return { ...settings, players: without(players, change.player) };
    case "merge":
      return withPlayer(change.player, (each) => ({ ...each, mergedInto: personIn(players)(change.into) }));
    case "unmerge":
      return withPlayer(change.player, ({ mergedInto: _, ...each }) => each);
    case "erase-player": {
      const isMeant = sameAs(players, change.player);
      const erased = (each: (typeof players)[number]) =>
        isMeant(each.id) && each.name !== "" ? { ...each, name: "" } : each;
      return { ...settings, players: players.map(erased) };
    }
    case "restore-player": {
      const isMeant = sameAs(players, change.player);
      // Only the server knows their names; its reply has them.
      const restored = ({ erasedUntil: _, ...each }: (typeof players)[number]) => each;
      return {
        ...settings,
        players: players.map((each) =>
          isMeant(each.id) && each.erasedUntil !== undefined ? restored(each) : each,
        ),
      };
    }
    case "season": {
      const { season: id, from, to, counting = defaultCounting, points } = change;
      const season = { id, name: normalizedName(change.name), from, to, counting, ...(points && { points }) };
      return { ...settings, seasons: withItem(seasons, season, byFirstDay) };
    }
    case "remove-season":
      return { ...settings, seasons: without(seasons, change.season) };
    case "rules": {
      const { rules: id, game, options } = change;
      const named = { id, name: normalizedName(change.name), game, options };
      return { ...settings, rules: withItem(rules, named, byName) };
    }
    case "remove-rules":
      return { ...settings, rules: without(rules, change.rules) };
    case "evening": {
      const { evening: id, on, at, place } = change;
      const evening = { id, on, at, place: normalizedName(place) };
      return { ...settings, evenings: withItem(evenings, evening, byStart) };
    }
    case "remove-evening":
      return { ...settings, evenings: without(evenings, change.evening) };
    case "game":
    case "remove-game":
    case "payment":
    case "remove-payment":
    case "comment":
    case "paper-result":
      return settings;
  }
}

/** The payments of a league after these changes, latest first. `currency`: the league's. */
export const paymentsAfter = (
  payments: readonly Payment[],
  changes: readonly LeagueChange[],
  currency: string,
): readonly Payment[] =>
  changes.reduce((before, change) => {
    if (change.change !== "payment" && change.change !== "remove-payment") return before;
    const others = before.filter(({ payment }) => payment !== change.payment);
    if (change.change === "remove-payment") return others;
    const { payment, from, to, amount, on } = change;
    const made = { payment, from, to, amount, on, currency: change.currency ?? currency };
    return [...others, made].sort((a, b) => (`${a.on} ${a.payment}` < `${b.on} ${b.payment}` ? 1 : -1));
  }, payments);

/** The games of a league after these changes, by id. */
export const gamesAfter = (games: Iterable<string>, changes: readonly LeagueChange[]): ReadonlySet<string> =>
  changes.reduce((there, change) => {
    if (change.change === "remove-game") there.delete(change.game);
    if (change.change === "game" || change.change === "paper-result") there.add(change.game);
    return there;
  }, new Set(games));
