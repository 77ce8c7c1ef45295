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
  "name" | "slug" | "points" | "currency" | "players" | "seasons" | "rules" | "evenings"
>;

export type Season = LeagueSettings["seasons"][number];

/** A league after valid changes, on the server or a device. Parts that did not change stay the same objects. */
export const afterChanges = <League extends LeagueSettings>(
  league: League,
  changes: readonly LeagueChange[],
): League => ({ ...league, ...changes.reduce<LeagueSettings>(settingsAfter, league) });

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name);

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
    case "player": {
      const others = players.filter(({ id }) => id !== change.player);
      const before = players.find(({ id }) => id === change.player);
      const player = { ...before, id: change.player, name: normalizedName(change.name) };
      return { ...settings, players: [...others, player].sort(byName) };
    }
    case "remove-player":
      return { ...settings, players: players.filter(({ id }) => id !== change.player) };
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
      const others = seasons.filter((each) => each.id !== id);
      const season = { id, name: normalizedName(change.name), from, to, counting, ...(points && { points }) };
      return { ...settings, seasons: [...others, season].sort((a, b) => (a.from < b.from ? -1 : 1)) };
    }
    case "remove-season":
      return { ...settings, seasons: seasons.filter(({ id }) => id !== change.season) };
    case "rules": {
      const { rules: id, game, options } = change;
      const others = rules.filter((each) => each.id !== id);
      return {
        ...settings,
        rules: [...others, { id, name: normalizedName(change.name), game, options }].sort(byName),
      };
    }
    case "remove-rules":
      return { ...settings, rules: rules.filter(({ id }) => id !== change.rules) };
    case "evening": {
      const { evening: id, on, at, place } = change;
      const others = evenings.filter((each) => each.id !== id);
      const evening = { id, on, at, place: normalizedName(place) };
      return { ...settings, evenings: [...others, evening].sort(byStart) };
    }
    case "remove-evening":
      return { ...settings, evenings: evenings.filter(({ id }) => id !== change.evening) };
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
