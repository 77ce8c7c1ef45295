import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { catalogue } from "@/lib/i18n/catalogues";
import { findGameWords } from "@/lib/i18n/game-words";
import type { Language } from "@/lib/i18n/language";
import type { LeagueChange } from "@/lib/league/wire";
import { moneyIn } from "@/lib/ui/text/money-text";
import { calendarDay, startOnDevice } from "@/lib/ui/text/when-text";

/** A change of a league in words. */
export function changeText(change: LeagueChange, { stored, league }: MyLeague, language: Language): string {
  const t = catalogue("keeping", language);
  const plans = catalogue("plans", language);
  const { changes } = t;
  // Removed players are only on the old list, new ones only on the new one.
  const player = (id: string) =>
    [...league.players, ...stored.known.players].find((each) => each.id === id)?.name ?? "?";
  const lineOf = ({ on, at, place }: { on: string; at: string; place: string }) =>
    plans.line({ when: startOnDevice(on, at, language), place });
  switch (change.change) {
    case "name":
      return changes.name(change);
    case "slug":
      return changes.slug(change);
    case "points":
      return changes.points(change);
    case "currency":
      return changes.currency(change);
    case "time-zone":
      return changes.timeZone(change);
    case "player":
      return changes.player(change);
    case "remove-player":
      return t.removed({ name: player(change.player) });
    case "erase-player":
      return changes.erasePlayer;
    case "restore-player":
      return changes.restorePlayer;
    case "merge":
      return t.merged({ name: player(change.player), into: player(change.into) });
    case "unmerge":
      return changes.unmerge({ name: player(change.player) });
    case "season":
      return changes.season(change);
    case "remove-season": {
      const season = stored.known.seasons.find(({ id }) => id === change.season);
      return t.removedSeason({ name: season?.name ?? "?" });
    }
    case "rules":
      return changes.rules(change);
    case "remove-rules": {
      const rules = stored.known.rules?.find(({ id }) => id === change.rules);
      return t.removedRules({ name: rules?.name ?? "?" });
    }
    case "evening":
      return plans.planning({ line: lineOf(change) });
    case "remove-evening": {
      const evening = stored.known.evenings?.find(({ id }) => id === change.evening);
      return plans.removed({ line: evening ? lineOf(evening) : "?" });
    }
    case "game":
      return changes.game;
    case "remove-game":
      return changes.removeGame;
    case "payment":
      return t.paid({
        from: player(change.from),
        to: player(change.to),
        amount: moneyIn(change.amount, change.currency ?? league.currency, language),
        when: calendarDay(change.on, language),
      });
    case "remove-payment":
      return changes.removePayment;
    case "comment":
      return changes.comment(change);
    case "paper-result":
      return changes.paperResult({
        game: findGameWords(change.kind, language)?.name ?? change.kind,
        when: calendarDay(change.on, language),
      });
  }
}
