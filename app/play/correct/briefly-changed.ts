import type { GameView, WouldBe } from "@/lib/client/game/games";
import type { Words } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import { counterpart } from "@/lib/rules/people/parties";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { namedParties } from "@/lib/ui/text/party-name";
import { otherWinners } from "./other-winners";

/** More than these are counted, not named: the line has to be read at a glance. */
const maxNamed = 2;

/** What a correction changes, in one line that stays visible while it is typed; `WhatChanges` has the details. */
export function brieflyChanged(
  game: GameView,
  would: WouldBe,
  t: Words["history"],
  language: Language,
): string {
  const { result: before, position } = game;
  const { result } = would;
  const byMoney = position.about.rankedBy === "money";
  const scores = byMoney ? [before.balances, result.balances] : [before.totals, result.totals];
  const changed = namedParties({ players: would.players, sides: result.sides }, language).flatMap(
    ({ id, name }) => {
      const was = scores[0]?.[counterpart(before, result, id)] ?? 0;
      const is = scores[1]?.[id] ?? 0;
      if (was === is) return [];
      const text = (value: number) =>
        byMoney ? moneyText(value, language, true) : numberText(value, language);
      return [{ name, was: text(was), is: text(is) }];
    },
  );
  const winners = otherWinners(game, would);
  const totals =
    changed.length === 0
      ? t.noChange
      : changed.length > maxNamed
        ? t.changesMany({ players: changed.length })
        : t.changesFew({ changed });
  return winners ? `${totals} ${t.winnerNow(winners)}` : totals;
}
