import { wholeNumber } from "../document/read";
import { seatsInSides } from "../people/parties";
import type { Problem } from "../problem";
import type { OptionAsk } from "../prompts";
import { err, ok, type Result } from "../result";
import type { Text } from "../text";
import { kernelProblem, kernelText } from "../texts";
import { familyHandSizes } from "../tiles/tile-asks";
import * as z from "../zod";
import { presetOption } from "./preset-option";

/** The games of a family: a name each, and the options in which it differs from the first, which is the default. */
export type Presets<Options> = Readonly<Record<string, Partial<Options>>>;

/** `preset`: one of these names. */
export const presetField = (presets: Presets<unknown>) => z.optional(z.enum(Object.keys(presets)));

const targetRange = { min: 1, max: 1000 } as const;

/** The target total. */
export const targetField = z.optional(wholeNumber(targetRange.min, targetRange.max));

/** The options of every family whose players may sit in sides. */
export const familyFields = {
  sides: z.optional(z.boolean()),
  handSize: z.optional(wholeNumber(familyHandSizes.min, familyHandSizes.max)),
  target: targetField,
};

type WrittenOptions<Options> = { readonly [Option in keyof Options]?: Options[Option] | undefined };

/** The effective options: as written, else as the preset says, else as the family's first preset says. */
export const inForce = <Options extends object>(
  first: Options,
  presets: Presets<Options>,
  { preset, ...written }: WrittenOptions<Options> & { readonly preset?: string | undefined },
): Options => {
  const given = Object.entries(written).filter(([, value]) => value !== undefined);
  return { ...first, ...presets[preset ?? ""], ...Object.fromEntries(given) };
};

interface FamilyWritten {
  readonly sides?: boolean | undefined;
  readonly handSize?: number | undefined;
}

/** Whether partners play together: as written, else as the preset says if there are four players. */
function sidesFor(
  written: Pick<FamilyWritten, "sides">,
  preset: boolean,
  players: number,
): Result<boolean, Problem[]> {
  const canBe = players === seatsInSides;
  if (written.sides && !canBe) return err([kernelProblem("sides-need-four", "/sides")]);
  return ok((written.sides ?? preset) && canBe);
}

/** Why this many players cannot take this many tiles each, with `spare` more that nobody is dealt. */
export function handSizeProblems(tiles: number, players: number, handSize: number, spare = 0): Problem[] {
  const max = Math.floor((tiles - spare) / players);
  return handSize <= max
    ? []
    : [kernelProblem("out-of-range/hand-size", "/handSize", { tiles, players, most: max })];
}

/**
 * A family's options for this many players: whether partners play together, and how many tiles each takes. `dealt`:
 * how many tiles there are, how many of them nobody is dealt, and how many each usually takes.
 */
export function fitFamily<Rules extends { readonly sides: boolean }>(
  rules: Rules,
  written: FamilyWritten,
  players: number,
  dealt: (sides: boolean) => { readonly tiles: number; readonly spare?: number; readonly usual: number },
): Result<Rules & { readonly handSize: number }, Problem[]> {
  const sides = sidesFor(written, rules.sides, players);
  if (!sides.ok) return sides;
  const { tiles, spare, usual } = dealt(sides.value);
  const handSize = written.handSize ?? usual;
  const problems = handSizeProblems(tiles, players, handSize, spare);
  return problems.length > 0 ? err(problems) : ok({ ...rules, sides: sides.value, handSize });
}

type ChoiceAsk = Extract<OptionAsk, { ask: "choice" }>;

/** Which preset of the family is played. */
export const presetAsk = (
  presets: Presets<unknown>,
  label: (preset: string) => Text,
  value: string | undefined,
): ChoiceAsk => {
  const names = Object.keys(presets);
  return oneOf(presetOption, kernelText("preset"), names, label, value ?? names[0] ?? "");
};

/** One of these values. */
export const oneOf = <Value extends string | boolean>(
  field: string,
  label: Text,
  values: readonly Value[],
  nameOf: (value: Value) => Text,
  value: Value,
): ChoiceAsk => ({
  ask: "choice",
  field,
  label,
  choices: values.map((each) => ({ value: each, label: nameOf(each) })),
  value,
});

/** Yes or no. */
export const yesOrNo = (field: string, label: Text, value: boolean): ChoiceAsk =>
  oneOf(field, label, [value, !value], (each) => kernelText(each ? "yes" : "no"), value);

/** How many points. */
export const pointsAsk = (
  field: string,
  label: Text,
  { min, max }: { readonly min: number; readonly max: number },
  value: number,
): OptionAsk => ({ ask: "number", field, label, min, max, value, unit: "points" });

/** The target total. */
export const targetAsk = (label: Text, value: number): OptionAsk =>
  pointsAsk("target", label, targetRange, value);

/**
 * The questions before the game, without answers that cannot be played, and without questions that have only one
 * answer left.
 */
export function playable<Written>(
  asks: readonly OptionAsk[],
  written: Written,
  fits: (written: Written) => boolean,
): OptionAsk[] {
  return asks.flatMap((ask): OptionAsk[] => {
    if (ask.ask !== "choice") return [ask];
    const choices = ask.choices.filter(({ value }) => fits({ ...written, [ask.field]: value }));
    return choices.length > 1 ? [{ ...ask, choices }] : [];
  });
}
