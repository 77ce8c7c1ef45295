import { isPlayerId } from "../../rules/people/player-problems";
import type { Problem } from "../../rules/problem";
import { adjustReason } from "../../rules/score/adjust";
import { kernelProblem } from "../../rules/texts";
import { rosterOf, rosterProblems, type Written, writtenPair } from "../roster";
import { maxUnits, type Setup } from "../setup";
import { type EveningState, indexOf, unitOf } from "../state";
import { eveningProblem } from "../texts";
import { roundProblems } from "./check-round";
import { answerProblems, forfeitProblems, hasResultProblems, resultProblems, tableOf } from "./check-table";
import { unitName } from "./names";
import type { Add, EveningEntry, Rename } from "./schemas";

/** Why an entry of the right shape could not have happened. */
export function entryProblems(setup: Setup, state: EveningState, entry: EveningEntry): Problem[] {
  switch (entry.kind) {
    case "add":
      return addProblems(setup, state, entry);
    case "here":
      return whoProblems(state, entry.who, true, (name) => eveningProblem("is-here", "/who", { name }));
    case "away":
      return whoProblems(state, entry.who, false, (name) => eveningProblem("is-away", "/who", { name }));
    case "sit":
      return whoProblems(state, entry.who, false, (name) => eveningProblem("not-here", "/who", { name }));
    case "rename":
      return renameProblems(state, entry);
    case "round":
      return roundProblems(setup, state, entry);
    case "time":
      return state.rounds[entry.round - 1]
        ? []
        : [eveningProblem("no-such-round", "/round", { round: entry.round })];
    case "adjust": {
      const { who, wins = 0, points = 0, why } = entry;
      return [
        ...(indexOf(state, who) === undefined ? [stranger(who, "/who")] : []),
        ...(wins === 0 && points === 0 ? [eveningProblem("adjusts-nothing/evening", "")] : []),
        ...adjustReason(why),
      ];
    }
    case "end":
      return [];
    case "game":
    case "result":
    case "confirm":
    case "dispute":
    case "forfeit":
    case "late":
      return ofTable(setup, state, entry);
  }
}

const stranger = (id: string, path: string): Problem =>
  eveningProblem("no-such-player/evening", path, { id });

/** Who must not be here, or away, for this to happen. */
function whoProblems(
  state: EveningState,
  who: string,
  isWrongHere: boolean,
  wrong: (name: string) => Problem,
): Problem[] {
  const index = indexOf(state, who);
  if (index === undefined) return [stranger(who, "/who")];
  return state.now[index]?.here === isWrongHere ? [wrong(unitName(state, index))] : [];
}

function addProblems({ form }: Setup, state: EveningState, entry: Add): Problem[] {
  const path = "pair" in entry ? "/pair" : "/person";
  const most = maxUnits[form];
  if (state.units.length >= most) return [eveningProblem("too-many", path, { most })];
  const added: Written[] = "pair" in entry ? writtenPair(entry.pair, path) : [{ value: entry.person, path }];
  return rosterProblems([...rosterOf(state.units), ...added]);
}

function renameProblems(state: EveningState, { person, name }: Rename): Problem[] {
  if (unitOf(state, person) === undefined) return [stranger(person, "/person")];
  const others = rosterOf(state.units).filter(({ value }) => !isPerson(value, person));
  return rosterProblems([...others, { value: { name }, path: "" }]);
}

const isPerson = (value: unknown, id: string): boolean =>
  typeof value === "object" && value !== null && "id" in value && value.id === id;

type OfTable = Extract<
  EveningEntry,
  { kind: "game" | "result" | "confirm" | "dispute" | "forfeit" | "late" }
>;

function ofTable(setup: Setup, state: EveningState, entry: OfTable): Problem[] {
  const { round, table } = entry;
  // The id of a game is part of the shape, which is checked before anything that has happened.
  if ("game" in entry && entry.game !== undefined && !isPlayerId(entry.game))
    return [kernelProblem("player-id", "/game")];
  if (!state.rounds[round - 1]) return [eveningProblem("no-such-round", "/round", { round })];
  const found = tableOf(state, entry);
  if (!found) return [eveningProblem("no-such-table", "/table", { round, table })];
  switch (entry.kind) {
    case "game":
      return [];
    case "result":
      return resultProblems(setup, state, found, entry);
    case "confirm":
    case "dispute":
      return answerProblems(state, found, entry);
    case "forfeit":
      return forfeitProblems(found, entry);
    case "late":
      return hasResultProblems(found, entry);
  }
}
