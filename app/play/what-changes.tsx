"use client";

import type { GameView, WouldBe } from "@/lib/client/games";
import { useLanguage, useWords } from "@/lib/i18n/use-words";
import type { ReplayResult } from "@/lib/rules/replay-result";
import { moneyText } from "@/lib/ui/money-text";

/** What a correction changes, before it is saved: totals, places, money, who wins, whether the game goes on. */
export function WhatChanges({ game, would }: { readonly game: GameView; readonly would: WouldBe }) {
  const say = useWords();
  const language = useLanguage();
  const before = game.result;
  const { result, headline } = would;
  const stand = (of: ReplayResult, id: string) => {
    const rank = of.standings.find(({ player }) => player === id)?.rank;
    const money = of.balances[id];
    return {
      total: of.totals[id] ?? 0,
      place: rank === undefined ? "" : say.table.place({ rank }),
      money: money === undefined ? "" : moneyText(money, language, true),
    };
  };
  const changed = game.players
    .map(({ id, name }) => ({ id, name: name.trim(), was: stand(before, id), is: stand(result, id) }))
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));
  const names = (ids: readonly string[]) =>
    game.players.filter(({ id }) => ids.includes(id)).map(({ name }) => name.trim());
  const otherWinners = result.winners.length > 0 && String(before.winners) !== String(result.winners);
  const cell = ({ total, place, money }: ReturnType<typeof stand>) =>
    [total, money, place].filter((part) => part !== "").join(" · ");
  return (
    <section aria-label={say.history.changes} className="panel grid gap-2 p-3">
      <h3 className="text-lead">{say.history.changes}</h3>
      {changed.length === 0 ? (
        <p className="text-ink-soft">{say.history.noChange}</p>
      ) : (
        <table className="w-full text-left">
          <thead className="text-fine text-ink-soft">
            <tr>
              <th scope="col">{say.history.player}</th>
              <th scope="col">{say.history.before}</th>
              <th scope="col">{say.history.after}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ id, name, was, is }) => (
              <tr key={id}>
                <th scope="row" className="max-w-32 truncate pr-2 font-semibold">
                  {name}
                </th>
                <td className="pr-2 text-ink-soft">{cell(was)}</td>
                <td className="font-semibold">{cell(is)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {before.status === "finished" && result.status === "playing" && <p>{say.history.reopens}</p>}
      {before.pool !== result.pool && (
        <p>{say.history.poolNow({ pool: moneyText(result.pool, language) })}</p>
      )}
      {result.status === "playing" && headline !== game.position.headline() && (
        <p>{say.history.nextNow({ headline })}</p>
      )}
      {otherWinners && <p>{say.history.winnerNow({ names: names(result.winners) })}</p>}
    </section>
  );
}
