import { wholeNumber } from "../../rules/document/read";
import type { Table } from "../../rules/people/table";
import {
  allSets,
  doubleBlank,
  doubleBlankAsk,
  handSize,
  handSizeAsk,
  numberAsk,
  setAsk,
} from "../../rules/presets/option-asks";
import { handSizeProblems } from "../../rules/presets/presets";
import type { Problem } from "../../rules/problem";
import type { OptionAsk } from "../../rules/prompts";
import { err, ok, type Result } from "../../rules/result";
import { kernelProblem } from "../../rules/texts";
import * as z from "../../rules/zod";
import { engineKinds, enginesOf } from "./engines";
import { onTable, orderIn, tilesIn, trainSeats } from "./table";
import { type CardText, problem, text } from "./texts";

const handSizes = { min: 1, max: 30 };
const highestOfAll = Math.max(...allSets);
/** `found`: the same doubles come again and again, so any number of rounds can be agreed on. */
const maxRounds = 100;

/** How this table plays where rules differ. Kept with the game, without effect on the score. */
export const cardPoints = {
  doubles: ["close", "anybody", "free"],
  draw: ["one", "until"],
  firstTurn: ["one", "train"],
} as const;

/** Source: docs/scoresheet.md, `mexican-train`. */
export const mexicanTrainOptions = z.strictObject({
  set: z._default(z.literal(allSets), 12),
  engines: z._default(z.enum(engineKinds), "asked"),
  /** The first engine; the doubles on its other side are never engines. */
  first: z.optional(wholeNumber(0, highestOfAll)),
  rounds: z.optional(wholeNumber(1, maxRounds)),
  deal: z._default(z.enum(["table", "removed", "custom"]), "table"),
  handSize: handSize(handSizes),
  doubleBlank,
  card: z.optional(
    z.strictObject({
      doubles: z.optional(z.enum(cardPoints.doubles)),
      draw: z.optional(z.enum(cardPoints.draw)),
      firstTurn: z.optional(z.enum(cardPoints.firstTurn)),
    }),
  ),
});

export type MexicanTrainOptions = z.infer<typeof mexicanTrainOptions>;
export type TrainTable = Table<MexicanTrainOptions>;

/** How many rounds there can be. */
const mostRounds = (options: MexicanTrainOptions): number =>
  options.engines === "found" ? maxRounds : enginesOf(orderIn(options, options.set)).length;

const tooBig = (field: string, most: number): Problem =>
  kernelProblem("out-of-range/too-big", `/${field}`, { field, most });

/** Why these options do not go together, or not with this many players. */
function optionProblems(options: MexicanTrainOptions, players: number): Problem[] {
  const { set, engines, first, rounds, deal, handSize } = options;
  const problems: Problem[] = [];
  if (first !== undefined && engines === "found") problems.push(problem("options-apart/first", "/first"));
  else if (first !== undefined && first > set) problems.push(tooBig("first", set));
  else if (rounds !== undefined && rounds > mostRounds(options))
    problems.push(tooBig("rounds", mostRounds(options)));
  const isChanged = set !== 12 || engines !== "asked" || first !== undefined || rounds !== undefined;
  if (deal === "removed" && isChanged) problems.push(problem("options-apart/removed", "/deal"));
  if (deal === "custom" && handSize === undefined) problems.push(problem("missing/hand-size", "/handSize"));
  else if (handSize !== undefined)
    problems.push(
      ...(deal === "custom"
        ? handSizeProblems(tilesIn(options), players, handSize, onTable)
        : [problem("options-apart/hand-size", "/handSize")]),
    );
  return problems;
}

export function fitTrain(
  options: MexicanTrainOptions,
  players: number,
): Result<MexicanTrainOptions, Problem[]> {
  const problems = optionProblems(options, players);
  return problems.length > 0 ? err(problems) : ok(options);
}

/** The questions before the game; those that the other answers rule out are left out. */
export function trainAsks(options: MexicanTrainOptions, players: number): OptionAsk[] {
  const { set, engines, first, rounds, deal } = options;
  const isRemoved = deal === "removed";
  const removable = set === 12 && engines === "asked" && first === undefined && rounds === undefined;
  const order = orderIn(options, set);
  const deals = (["table", "removed", "custom"] as const).filter(
    (each) => each !== "removed" || (removable && players <= trainSeats({ ...options, deal: each }).max),
  );
  const sets = allSets.filter((each) => players <= trainSeats({ ...options, set: each }).max);
  const course: OptionAsk[] = [
    {
      type: "choice",
      field: "engines",
      label: text("option/engines"),
      choices: engineKinds.map((value) => ({ value, label: text(`engines/${value}`) })),
      value: engines,
    },
    ...(engines === "found"
      ? []
      : [numberAsk("first", text("option/first"), { min: 0, max: set }, order.first, "number")]),
    numberAsk(
      "rounds",
      text("option/rounds"),
      { min: 1, max: mostRounds(options) },
      rounds ?? enginesOf(order).length,
      "rounds",
    ),
  ];
  return [
    setAsk(isRemoved ? [set] : sets, set),
    {
      type: "choice",
      field: "deal",
      label: text("deal"),
      choices: deals.map((value) => ({ value, label: text(`deal-${value}`) })),
      value: deal,
    },
    ...(deal === "custom"
      ? [handSizeAsk(tilesIn(options) - onTable, players, options.handSize, handSizes)]
      : []),
    ...(isRemoved ? [] : course),
    doubleBlankAsk(options.doubleBlank),
    {
      type: "card",
      field: "card",
      label: text("card"),
      points: Object.entries(cardPoints).map(([point, choices]) => ({
        point,
        label: text(`card/${point as keyof typeof cardPoints}`),
        choices: choices.map((value) => ({ value, label: text(`${point}/${value}` as CardText) })),
      })),
      value: Object.fromEntries(
        Object.entries(options.card ?? {}).flatMap(([point, said]) => (said ? [[point, said]] : [])),
      ),
    },
  ];
}
