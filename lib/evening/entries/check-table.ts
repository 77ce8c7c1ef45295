import { readObject } from "../../rules/document/read";
import { type Problem, pointer } from "../../rules/problem";
import { adjustReason } from "../../rules/score/adjust";
import { kernelProblem } from "../../rules/texts";
import * as z from "../../rules/zod";
import type { Setup } from "../setup";
import { counts, type EveningState, type TableState, unitAt, unitOf } from "../state";
import { eveningProblem } from "../texts";
import { personName } from "./names";
import { isSaidAgain, outcomeOf, sideOf } from "./outcome";
import { type Answer, onePoints, type WrittenResult } from "./schemas";

interface At {
  readonly round: number;
  readonly table: number;
}

export const tableOf = ({ rounds }: EveningState, { round, table }: At): TableState | undefined =>
  rounds[round - 1]?.tables.find((each) => each.table === table);

const placeOf = ({ round, table }: At): At => ({ round, table });

export function resultProblems(
  setup: Setup,
  state: EveningState,
  found: TableState,
  entry: WrittenResult,
): Problem[] {
  const problems = [
    ...byProblems(state, found, entry.by),
    ...(setup.form === "alone"
      ? alonePoints(state, found, entry.points as Readonly<Record<string, unknown>>)
      : sidedPoints(setup, entry as Sided)),
  ];
  if (problems.length > 0 || found.state !== "confirmed") return problems;
  return isSaidAgain(found, outcomeOf(setup, state, found, entry))
    ? []
    : [eveningProblem("confirmed", "", placeOf(entry))];
}

/** Who says it is somebody at this table. */
function byProblems(state: EveningState, found: TableState, by: string | undefined): Problem[] {
  if (by === undefined || sideOf(state, found, by) !== undefined) return [];
  if (unitOf(state, by) === undefined) return [eveningProblem("no-such-player/evening", "/by", { id: by })];
  return [eveningProblem("not-at-table", "/by", { name: personName(state, by), table: found.table })];
}

const numberOf = z.strictObject({ points: onePoints });

/** Points of everybody at the table, and of nobody else. */
function alonePoints(
  state: EveningState,
  { sides, table }: TableState,
  points: Readonly<Record<string, unknown>>,
): Problem[] {
  const ids = sides.flat().map((unit) => unitAt(state, unit).id);
  const at = new Set(ids);
  return [
    ...ids
      .filter((id) => !Object.hasOwn(points, id))
      .map((id) => kernelProblem("missing", pointer("points", id), { field: `points.${id}` })),
    ...Object.keys(points).flatMap((id) => {
      if (at.has(id)) {
        const { problems } = readObject(numberOf, { points: points[id] }, "points");
        return problems.map((problem) => ({ ...problem, path: pointer("points", id) }));
      }
      const name = personName(state, id) || id.slice(0, 40);
      return [eveningProblem("not-at-table", pointer("points", id), { name, table })];
    }),
  ];
}

type Sided = Extract<WrittenResult, { readonly won?: number | undefined }>;

/** Who won is written where the points do not say it, and nowhere else. */
function sidedPoints({ form, settings }: Setup, { points, won }: Sided): Problem[] {
  const isAtHome = form === "table";
  if (!points) {
    if (!isAtHome) return [kernelProblem("missing", "/points", { field: "points" })];
    return won === undefined ? [kernelProblem("missing", "/won", { field: "won" })] : [];
  }
  const isLevel = points[0] === points[1];
  if (!isLevel) return won === undefined ? [] : [eveningProblem("won-not-needed", "/won")];
  const mustBeWon = isAtHome || settings.level === "until-decided";
  return mustBeWon && won === undefined ? [eveningProblem("level", "/points")] : [];
}

/** The other side agrees or does not. */
export function answerProblems(state: EveningState, found: TableState, entry: Answer): Problem[] {
  const by = byProblems(state, found, entry.by);
  const why = entry.kind === "dispute" && entry.why !== undefined ? adjustReason(entry.why) : [];
  if (by.length > 0 || why.length > 0) return [...by, ...why];
  const at = placeOf(entry);
  if (found.state === "confirmed")
    return entry.kind === "confirm" ? [] : [eveningProblem("confirmed", "", at)];
  if (found.state !== "entered") return [eveningProblem("nothing-entered", "", at)];
  return found.claims.some(({ side }) => side === sideOf(state, found, entry.by))
    ? [eveningProblem("own-side", "/by", { name: personName(state, entry.by) })]
    : [];
}

export const forfeitProblems = (
  found: TableState,
  entry: At & { readonly absent: TableState["forfeit"] },
): Problem[] =>
  found.state === "confirmed" && found.forfeit !== entry.absent
    ? [eveningProblem("confirmed", "", placeOf(entry))]
    : [];

export const hasResultProblems = (found: TableState, entry: At): Problem[] =>
  counts(found) ? [eveningProblem("has-result", "", placeOf(entry))] : [];
