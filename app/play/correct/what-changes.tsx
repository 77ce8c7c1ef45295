"use client";

import type { GameView, WouldBe } from "@/lib/client/game/games";
import type { Words } from "@/lib/i18n/catalogue-names";
import { useSpeaker } from "@/lib/i18n/hooks/use-speaker";
import { useLanguage, useWords } from "@/lib/i18n/hooks/use-words";
import type { ReplayResult } from "@/lib/rules/document/replay-result";
import { counterpart } from "@/lib/rules/people/parties";
import type { Player } from "@/lib/rules/people/table";
import { sameJson } from "@/lib/rules/same-json";
import { numberText } from "@/lib/ui/text/fixed-text";
import { moneyText } from "@/lib/ui/text/money-text";
import { namedParties } from "@/lib/ui/text/party-name";
import { otherWinners } from "./other-winners";

/**
 * What a correction changes, before it is saved: totals, places, money, players, the winner, whether the game
 * continues.
 */
export function WhatChanges({ game, would }: { readonly game: GameView; readonly would: WouldBe }) {
  const t = useWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const before = game.result;
  const { result, headline, players } = would;
  /** Points, money and place, as far as the game has them; undefined for players who were not in the game. */
  const standing = (of: ReplayResult, id: string): readonly string[] | undefined => {
    if (!Object.hasOwn(of.totals, id)) return undefined;
    const rank = of.standings.find(({ player }) => player === id)?.rank;
    const money = of.balances[id];
    return [
      ...(game.position.about.rankedBy === "points" ? [numberText(of.totals[id] ?? 0, language)] : []),
      ...(money === undefined ? [] : [moneyText(money, language, true)]),
      ...(rank === undefined ? [] : [t.table.place({ rank })]),
    ];
  };
  const newcomers = players.filter(({ id }) => !game.players.some((player) => player.id === id));
  const everybody = { players: [...game.players, ...newcomers], sides: result.sides };
  const changed = namedParties(everybody, language)
    .map(({ id, name }) => {
      const was = standing(before, counterpart(before, result, id));
      return { id, name, was, is: standing(result, id) };
    })
    .filter(({ was, is }) => !sameJson(was, is));
  const winners = otherWinners(game, would);
  return (
    <section aria-label={t.history.changes} className="panel grid grid-cols-1 gap-2 p-3">
      <h3 className="text-lead">{t.history.changes}</h3>
      {changed.length === 0 ? (
        <p className="text-ink-soft">{t.history.noChange}</p>
      ) : (
        <table className="w-full text-right">
          <thead className="text-fine text-ink-soft">
            <tr>
              <th scope="col" className="text-left">
                {t.history.player}
              </th>
              <th scope="col">{t.history.before}</th>
              <th scope="col">{t.history.after}</th>
            </tr>
          </thead>
          <tbody className="align-baseline">
            {changed.map(({ id, name, was, is }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-2 text-left font-semibold wrap-anywhere">
                  {name}
                </th>
                <StandingCell parts={was} other={is} className="text-ink-soft" />
                <StandingCell parts={is} other={was} className="font-bold" />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {peopleChanges(game, would, t.history).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {before.status === "finished" && result.status === "playing" && <p>{t.history.reopens}</p>}
      {before.pool !== result.pool && <p>{t.history.poolNow({ pool: moneyText(result.pool, language) })}</p>}
      {result.status === "playing" && !sameJson(headline, game.position.headline()) && (
        <p>{t.history.nextNow({ headline: speaker.text(headline) })}</p>
      )}
      {winners && <p>{t.history.winnerNow(winners)}</p>}
    </section>
  );
}

interface StandingCellProps {
  readonly parts: readonly string[] | undefined;
  /** The same value on the other side of the change. */
  readonly other: readonly string[] | undefined;
  /** How a changed part is drawn. */
  readonly className: string;
}

/** A player's standing, one part below the other; unchanged parts are small and pale. */
function StandingCell({ parts, other, className }: StandingCellProps) {
  const t = useWords().history;
  return (
    <td className="py-1.5 pl-3 leading-tight">
      {(parts ?? [t.notThere]).map((part, index) => (
        <span
          key={part}
          className={`block whitespace-nowrap ${index === 0 ? "font-display text-lead" : "text-fine"} ${other?.includes(part) ? "text-ink-soft" : className}`}
        >
          {part}
        </span>
      ))}
    </td>
  );
}

/** What a correction changes about the players: who plays, their names and seats. */
function peopleChanges(game: GameView, would: WouldBe, t: Words["history"]): string[] {
  const here = (players: readonly Player[], gone: ReadonlySet<string>) =>
    players.filter(({ id }) => !gone.has(id));
  const was = here(game.players, game.position.gone);
  const is = here(would.players, would.gone);
  const nameOf = ({ name }: Player) => name.trim();
  const without = (list: readonly Player[], others: readonly Player[]) =>
    list.filter(({ id }) => !others.some((player) => player.id === id));
  const order = (list: readonly Player[], others: readonly Player[]) =>
    list.filter(({ id }) => others.some((player) => player.id === id)).map(({ id }) => id);
  const renamed = would.players.flatMap((player) => {
    const before = game.players.find(({ id }) => id === player.id);
    if (!before || nameOf(before) === nameOf(player)) return [];
    return [t.nameNow({ before: nameOf(before), name: nameOf(player) })];
  });
  return [
    ...renamed,
    ...without(is, was).map((player) => t.playsNow({ name: nameOf(player) })),
    ...without(was, is).map((player) => t.playsNoMore({ name: nameOf(player) })),
    ...(String(order(was, is)) === String(order(is, was)) ? [] : [t.seatsNow({ names: is.map(nameOf) })]),
  ];
}
