import type { Position } from "../../../lib/rules/game";
import type { Json } from "../../../lib/rules/rules";
import type { Dice } from "./dice";
import type { RawEntry } from "./keeper";

const newcomers = ["Max", "Nia", "Oli", "Pia", "Quin", "Rosa", "Sol", "Tom", "Uma", "Vic", "Wes", "Zoe"];

/** A random valid entry in which somebody joins, leaves, returns or changes name or seat. */
export function somePeopleEntry(dice: Dice, position: Position): RawEntry {
  const { substitutes, seatsProblems, joinProblems, leaving, returning, own } = position.people();
  const given = () => dice.from(Math.max(own.min, -60), Math.min(own.max, 200));
  const free = newcomers.filter((name) => !position.players.some(({ id }) => id === name.toLowerCase()));
  const mayLeave = leaving.filter(({ not }) => not.length === 0);
  const mayReturn = returning.filter(({ not }) => not.length === 0);
  const kinds = [
    "rename",
    ...(seatsProblems.length === 0 ? ["seats"] : []),
    ...(joinProblems.length === 0 && free.length > 0 ? ["join", "join"] : []),
    ...(mayLeave.length > 0 ? ["leave"] : []),
    ...(substitutes && substitutes.length > 0 && free.length > 0 ? ["substitute", "substitute"] : []),
    ...(mayReturn.length > 0 ? ["return"] : []),
  ];
  const playing = position.players.filter(({ id }) => !position.gone.has(id)).map(({ id }) => id);
  switch (dice.pick(kinds)) {
    case "join": {
      const name = dice.pick(free);
      const after = dice.pick<Json | undefined>([undefined, null, ...playing]);
      const start = dice.pick([undefined, "zero", "average", "highest", given()]);
      return {
        kind: "join",
        player: { id: name.toLowerCase(), name },
        ...(after !== undefined && { after }),
        ...(start !== undefined && { start }),
      };
    }
    case "leave": {
      const { player, stake } = dice.pick(mayLeave);
      const score = dice.chance(0.3) ? { score: "unranked" } : {};
      return {
        kind: "leave",
        player: player.id,
        ...score,
        ...(stake !== undefined && dice.chance(0.5) ? { stake: "back" } : {}),
      };
    }
    case "return": {
      const start = dice.pick([undefined, "own", "zero", "average", "highest", given()]);
      return {
        kind: "return",
        player: dice.pick(mayReturn).player.id,
        ...(start !== undefined && { start }),
      };
    }
    case "substitute": {
      const { player, back } = dice.pick(substitutes ?? []);
      const name = dice.pick(free);
      const comes = dice.pick([
        ...back.map(({ id, name }) => ({ id, name })),
        { id: name.toLowerCase(), name },
      ]);
      return { kind: "substitute", out: player.id, player: comes };
    }
    case "seats":
      return { kind: "seats", order: dice.shuffled(playing) };
    default: {
      const { id } = dice.pick(position.players);
      return { kind: "rename", player: id, name: `${id} ${dice.from(1, 9)}` };
    }
  }
}
