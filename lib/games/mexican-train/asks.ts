import { allSets, doubleBlankAsk, handSizeAsk, numberAsk, setAsk } from "../../rules/presets/option-asks";
import { handSizeProblems } from "../../rules/presets/presets";
import type { Problem } from "../../rules/problem";
import type { OptionAsk } from "../../rules/prompts";
import { err, ok, type Result } from "../../rules/result";
import { kernelProblem } from "../../rules/texts";
import { engineKinds, enginesOf } from "./engines";
import { cardPoints, handSizes, type MexicanTrainOptions, maxRounds } from "./options";
import { onTable, orderIn, tilesIn, trainSeats } from "./table";
import { type CardText, problem, text } from "./texts";

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
