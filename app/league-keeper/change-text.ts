import type { MyLeague } from "@/lib/client/leagues/my-leagues";
import { catalogue } from "@/lib/i18n/catalogues";
import { findGameWords } from "@/lib/i18n/game-words";
import type { Language } from "@/lib/i18n/language";
import { speaker } from "@/lib/i18n/text";
import type { Written } from "@/lib/league/change/kind";
import * as leagueChange from "@/lib/league/change/league-change";
import type { LeagueChange } from "@/lib/league/changes/registry";
import { moneyIn } from "@/lib/ui/text/money-text";
import { calendarDay, startOnDevice } from "@/lib/ui/text/when-text";

/** A change of a league in words. */
export function changeText(change: LeagueChange, { stored, league }: MyLeague, language: Language): string {
  const t = catalogue("keeping", language);
  const written = (value: Written): string => {
    if ("kitty" in value) return t.kitty;
    if ("amount" in value) return moneyIn(value.amount, value.currency, language);
    if ("ruleset" in value) return findGameWords(value.ruleset, language)?.name ?? value.ruleset;
    return value.time === undefined
      ? calendarDay(value.day, language)
      : startOnDevice(value.day, value.time, language);
  };
  const said = leagueChange.changeText(change, { league, known: stored.known }, written);
  return speaker(language, t.changes).text(said);
}
