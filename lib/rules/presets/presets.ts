import { seatsInSides } from "../people/parties";
import type { Problem } from "../problem";
import type { OptionAsk } from "../prompts";
import { err, ok, type Result } from "../result";
import type { Text } from "../text";
import { kernelProblem, kernelText } from "../texts";
import * as z from "../zod";
import { familyHandSizes, handSize, numberAsk } from "./option-asks";
import { presetOption } from "./preset-option";

/** The games of a family: a name each, and the options in which it differs from the first, which is the default. */
export type Presets<Options> = Readonly<Record<string, Partial<Options>>>;

/** `preset`: one of these names. */
export const presetField = (presets: Presets<unknown>) => z.optional(z.enum(Object.keys(presets)));

/** What may be written for a game of a family whose players may sit in sides: a preset, and any of its `rules`. */
export const familyOptions = <Shape extends z.core.$ZodShape>(
  presets: Presets<unknown>,
  rules: z.ZodMiniObject<Shape>,
) =>
  z.extend(z.partial(rules), {
    preset: presetField(presets),
    handSize: handSize(familyHandSizes),
  });

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

/** Why this many players cannot take this many tiles each while `spare` tiles are not dealt. */
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

type ChoiceAsk = Extract<OptionAsk, { type: "choice" }>;

/** The fields of these options whose values are of a type. */
type FieldOf<Options, Value> = {
  [Field in keyof Options]: Options[Field] extends Value ? Field : never;
}[keyof Options] &
  string;

/**
 * Questions about a family's options. Their texts are `preset/<name>`, `option/<field>` and `<field>/<choice>`: the
 * family's, or the kernel's for options that several games have (`kernelText`).
 */
export const asksAbout = <Options extends object>(options: Options, texts: (id: never) => Text) => {
  const text = texts as (id: string) => Text;
  const oneOf = <Value extends string | boolean>(
    field: FieldOf<Options, Value>,
    values: readonly Value[],
    nameOf = (value: Value): Text => text(`${field}/${value}`),
  ): ChoiceAsk => ({
    type: "choice",
    field,
    label: text(`option/${field}`),
    choices: values.map((value) => ({ value, label: nameOf(value) })),
    value: options[field] as Value,
  });
  return {
    preset: (presets: Presets<unknown>, written: string | undefined): ChoiceAsk => {
      const names = Object.keys(presets);
      const choices = names.map((value) => ({ value, label: text(`preset/${value}`) }));
      const value = written ?? names[0] ?? "";
      return { type: "choice", field: presetOption, label: kernelText("preset"), choices, value };
    },
    oneOf,
    yesOrNo: (field: FieldOf<Options, boolean>): ChoiceAsk => {
      const value = options[field] as boolean;
      return oneOf<boolean>(field, [value, !value], (each) => kernelText(each ? "yes" : "no"));
    },
    points: (field: FieldOf<Options, number>, range: { readonly min: number; readonly max: number }) =>
      numberAsk(field, text(`option/${field}`), range, options[field] as number, "points"),
  };
};

/** The questions before the game, without impossible answers and without questions that have only one answer left. */
export function playable<Written>(
  asks: readonly OptionAsk[],
  written: Written,
  fits: (written: Written) => boolean,
): OptionAsk[] {
  return asks.flatMap((ask): OptionAsk[] => {
    if (ask.type !== "choice") return [ask];
    const choices = ask.choices.filter(({ value }) => fits({ ...written, [ask.field]: value }));
    return choices.length > 1 ? [{ ...ask, choices }] : [];
  });
}
