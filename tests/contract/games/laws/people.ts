import type { Position, Standing } from "../../../../lib/rules/game";
import { returnStarts, starts } from "../../../../lib/rules/people/people";
import { inEnglish } from "../../../support/english";
import { Dice } from "../../../support/simulate/dice";
import { type Law, positionsOf, same, somePlay } from "./law";

/** The position after an entry, or why it was refused. */
function after(position: Position, entry: object): Position | string {
  const played = position.play(entry);
  return played.ok ? played.value.position : played.error.map(inEnglish.problem).join(" ");
}

const joins = (start: string) => ({ kind: "join", player: { id: "newcomer", name: "Newcomer" }, start });

const offeredIsTrue: Law = {
  name: "exactly the players offered to join, leave or return can do so, with the stated score and price",
  breaks: (game, seed) =>
    positionsOf(game, somePlay(game, seed)).flatMap((position) => {
      const { substitutes, joinProblems, begins, pays, leaving, returning } = position.people();
      if (substitutes)
        return [...position.gone].filter((id) =>
          position.standing().standings.some(({ player }) => player === id),
        );
      const newcomers = starts.flatMap((start) => {
        const now = after(position, joins(start));
        if (typeof now === "string") return joinProblems.length > 0 ? [] : [`cannot join: ${now}`];
        const { totals, balances } = now.standing();
        const paid = pays === undefined ? undefined : 0 - pays;
        return [
          ...(joinProblems.length > 0 ? ["somebody joins although nobody may"] : []),
          ...(totals.newcomer === begins[start]
            ? []
            : [`begins with ${totals.newcomer}, not ${begins[start]}`]),
          ...((balances.newcomer ?? 0) === (paid ?? 0) ? [] : [`has ${balances.newcomer}, not ${paid}`]),
        ];
      });
      const leavers = leaving.flatMap(({ player, not, stake }) => {
        const now = after(position, { kind: "leave", player: player.id });
        const back = after(position, { kind: "leave", player: player.id, stake: "back" });
        const may = not.length === 0;
        return [
          ...(may === (typeof now !== "string") ? [] : [`${player.id} may leave: ${may}, and ${typeof now}`]),
          ...((may && stake !== undefined) === (typeof back !== "string") ? [] : [`${player.id}’s stake`]),
        ];
      });
      const returners = returning.flatMap(({ player: { id }, not, begins: goesOn, pays: paying }) =>
        returnStarts.flatMap((start) => {
          const now = after(position, { kind: "return", player: id, start });
          if (typeof now === "string") return not.length > 0 ? [] : [`${id} cannot come back: ${now}`];
          const { totals, balances } = now.standing();
          const paid = (position.standing().balances[id] ?? 0) - (balances[id] ?? 0);
          return [
            ...(not.length > 0 ? [`${id} returns although they may not`] : []),
            ...(totals[id] === goesOn[start] ? [] : [`goes on with ${totals[id]}, not ${goesOn[start]}`]),
            ...(paid === (paying ?? 0) ? [] : [`pays ${paid}, not ${paying}`]),
          ];
        }),
      );
      const gone = [...position.gone].filter((id) => !returning.some(({ player }) => player.id === id));
      return [...newcomers, ...leavers, ...returners, ...(position.over ? [] : gone)];
    }),
};

const leftPlayersKeepScore: Law = {
  name: "a player who left keeps their score and is not prompted for",
  breaks: (game, seed) => {
    const positions = positionsOf(game, somePlay(game, seed));
    return positions.flatMap((position, index) => {
      const before = positions[index - 1];
      const asked = JSON.stringify([position.prompts(), position.next()]);
      const hands = position.hands({ kind: position.prompts().find(({ when }) => when === "hand")?.kind });
      return [...position.gone].flatMap((id) => {
        const seat = position.players.findIndex((player) => player.id === id);
        const has = (of: Position) => [of.standing().totals[id], of.standing().balances[id]];
        return [
          ...(before?.gone.has(id) && !same(has(before), has(position))
            ? [`${id} won or lost something`]
            : []),
          ...(asked.includes(`"${id}"`) || hands?.holders.includes(seat) ? [`${id} is asked for`] : []),
        ];
      });
    });
  },
};

const backAsBefore: Law = {
  name: "a player who leaves and returns continues as if they had stayed",
  breaks: (game, seed) =>
    positionsOf(game, somePlay(game, seed)).flatMap((position) =>
      position.people().leaving.flatMap(({ player, not, stake }) => {
        const stakes = stake === undefined ? [{}] : [{}, { stake: "back" }];
        return stakes.flatMap((how) => {
          const left = after(position, { kind: "leave", player: player.id, ...how });
          if (not.length > 0 || typeof left === "string" || left.over) return [];
          const back = after(left, { kind: "return", player: player.id });
          // A player who was eliminated stays out.
          if (typeof back === "string")
            return left.people().returning.some((each) => each.not.length > 0) ? [] : [back];
          const money = ({ balances, pool }: Standing) => ("stake" in how ? [] : [balances, pool]);
          // A lead that was lost by leaving does not come back.
          const { leads: led } = position.next();
          const hadLead = JSON.stringify(led ?? null).includes(`"${player.id}"`);
          const next = ({ leads, ...others }: ReturnType<Position["next"]>) =>
            hadLead ? others : { leads, ...others };
          const facts = (of: Position) => [
            of.standing().totals,
            ...money(of.standing()),
            next(of.next()),
            of.deal?.each,
            [...of.gone],
          ];
          return same(facts(back), facts(position)) ? [] : [`${player.id} returns to another position`];
        });
      }),
    ),
};

const seatsScoreNothing: Law = {
  name: "changing seats changes nobody’s score or place",
  breaks: (game, seed) => {
    const dice = new Dice(seed);
    return positionsOf(game, somePlay(game, seed)).flatMap((position) => {
      if (position.people().seatsProblems.length > 0) return [];
      const playing = position.players.filter(({ id }) => !position.gone.has(id)).map(({ id }) => id);
      const order = dice.shuffled(playing);
      const now = after(position, { kind: "seats", order });
      if (typeof now === "string") return [now];
      const sit = now.players.filter(({ id }) => !now.gone.has(id)).map(({ id }) => id);
      const back = after(now, { kind: "seats", order: playing });
      const shown = (of: Position) => {
        const { standings, winners, ...rest } = of.standing();
        return [
          rest,
          Object.fromEntries(standings.map(({ player, rank }) => [player, rank])),
          winners.length,
        ];
      };
      return [
        ...(same(sit, order) ? [] : ["the seats are different"]),
        ...(same(shown(now), shown(position)) ? [] : [`${order}: scores or places changed`]),
        ...(typeof back !== "string" &&
        same(back.standing(), position.standing()) &&
        same(back.next(), position.next())
          ? []
          : ["changing the seats back gives another position"]),
      ];
    });
  },
};

const namesScoreNothing: Law = {
  name: "correcting a name changes nothing else",
  breaks: (game, seed) =>
    positionsOf(game, somePlay(game, seed)).flatMap((position) => {
      const [first] = position.players;
      const now = after(position, { kind: "rename", player: first?.id, name: "Somebody Else" });
      if (typeof now === "string") return [now];
      const facts = (of: Position) => [of.standing(), of.next(), of.over, of.early, of.deal?.each];
      return [
        ...(same(facts(now), facts(position)) ? [] : ["more than the name changed"]),
        ...(now.players[0]?.name === "Somebody Else" ? [] : ["the name is the old one"]),
      ];
    }),
};

const nameless = { id: "newcomer", name: "Newcomer" };

const substitutesTakeOver: Law = {
  name: "exactly those offered can take a place, which has its total and rank from then on",
  breaks: (game, seed) =>
    positionsOf(game, somePlay(game, seed)).flatMap((position) => {
      const { substitutes } = position.people();
      const playing = position.players.filter(({ id }) => !position.gone.has(id));
      const gone = position.players.filter(({ id }) => position.gone.has(id));
      return playing.flatMap(({ id: out }) => {
        const offered = substitutes?.find(({ player }) => player.id === out);
        const mayComeBack = offered?.back.map(({ id }) => id) ?? [];
        return [nameless, ...gone].flatMap(({ id, name }) => {
          const may = offered !== undefined && (id === nameless.id || mayComeBack.includes(id));
          const now = after(position, { kind: "substitute", out, player: { id, name } });
          if (typeof now === "string") return may ? [`${id} for ${out}: ${now}`] : [];
          if (!may) return [`${id} takes the place of ${out} without being offered`];
          const before = position.standing();
          const { totals, standings } = now.standing();
          const rank = (of: Standing["standings"], who: string) =>
            of.find(({ player }) => player === who)?.rank;
          const seat = now.players.findIndex((player) => player.id === id);
          return [
            ...(totals[id] === before.totals[out] && totals[out] === before.totals[out]
              ? []
              : ["other totals"]),
            ...(rank(standings, id) === rank(before.standings, out) ? [] : ["another place"]),
            ...(rank(standings, out) === undefined ? [] : [`${out} still has a place`]),
            ...(now.players[seat + 1]?.id === out ? [] : [`${out} is not behind ${id}`]),
          ];
        });
      });
    }),
};

export const peopleLaws: readonly Law[] = [
  offeredIsTrue,
  leftPlayersKeepScore,
  backAsBefore,
  seatsScoreNothing,
  namesScoreNothing,
  substitutesTakeOver,
];
