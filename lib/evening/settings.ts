import { maxLength, minLength, readObject, wholeNumber } from "../rules/document/read";
import { type Problem, pointer, under } from "../rules/problem";
import { kernelProblem } from "../rules/texts";
import * as z from "../rules/zod";
import { type Form, type Key, maxTables, type Settings } from "./setup";
import { eveningProblem } from "./texts";

const choice = <const Values extends readonly string[]>(...values: Values) => z.optional(z.enum(values));

const maxKeys = 5;

const order = <const Keys extends readonly Key[]>(...keys: Keys) =>
  z.optional(z.array(z.enum(keys)).check(minLength(1), maxLength(maxKeys)));

const common = { rounds: z.optional(wholeNumber(1, 60)), least: z.optional(wholeNumber(1, 30)) };

const hall = {
  tables: z.optional(wholeNumber(1, maxTables)),
  minutes: z.optional(wholeNumber(5, 240)),
  warn: z.optional(wholeNumber(1, 60)),
  atTime: choice("finish-hand", "one-more", "stop"),
  confirm: choice("other-side", "none"),
};

const points = wholeNumber(0, 100_000);

const sides = {
  level: choice("extra-hand", "until-decided", "draw"),
  cap: z.optional(z.nullable(wholeNumber(1, 100_000))),
  forfeit: z.optional(z.array(points).check(minLength(2), maxLength(2))),
  rest: choice("per-game", "half", "win"),
};

/** The settings that each form has. Source: docs/eveningsheet.md, "Settings". */
const settingsSchemas = {
  table: z.strictObject({
    ...common,
    draw: choice("winners", "everybody"),
    limit: z.optional(wholeNumber(0, 9)),
    split: z.optional(z.boolean()),
    order: order("wins", "difference", "for", "lot"),
  }),
  partners: z.strictObject({
    ...common,
    ...hall,
    ...sides,
    draw: choice("mix", "swiss", "ladder", "whist"),
    partnerAgain: z.optional(wholeNumber(0, 20)),
    rivalAgain: z.optional(wholeNumber(0, 20)),
    spare: z.optional(z.string()),
    order: order("wins", "difference", "for", "opponents", "lot"),
  }),
  pairs: z.strictObject({
    ...common,
    ...hall,
    ...sides,
    draw: choice("swiss", "round-robin"),
    repeat: z.optional(z.boolean()),
    order: order("wins", "difference", "for", "opponents", "head-to-head", "lot"),
  }),
  alone: z.strictObject({
    ...common,
    ...hall,
    draw: choice("mix", "swiss", "climb", "stay"),
    size: z.optional(wholeNumber(3, 8)),
    max: z.optional(wholeNumber(3, 8)),
    climb: z.optional(wholeNumber(1, 4)),
    missed: choice("per-game", "worst"),
    order: order("wins", "points", "places", "lot"),
  }),
} as const satisfies Record<Form, z.ZodMiniType>;

/** What is written, of any form. */
export type WrittenSettings = { readonly [Field in keyof Settings]?: unknown } & {
  readonly minutes?: number | undefined;
  readonly warn?: number | undefined;
};

const defaults: Readonly<Record<Form, Pick<Settings, "draw" | "order">>> = {
  table: { draw: "winners", order: ["wins", "difference"] },
  partners: { draw: "mix", order: ["wins", "difference", "for"] },
  pairs: { draw: "swiss", order: ["wins", "difference", "for", "head-to-head"] },
  alone: { draw: "mix", order: ["points", "wins"] },
};

/** What the game says about the settings. `target`: undefined where it has none. */
export interface Played {
  readonly game: string;
  readonly target: number | undefined;
  /** How many people it takes at most. */
  readonly most: number;
}

/** The largest table in form `alone`. */
const maxSize = 8;

/** The written settings, as far as their shape is right, and what is wrong with them. */
export function readSettings(
  form: Form,
  raw: unknown = {},
): { problems: Problem[]; written: WrittenSettings } {
  const reading = readObject<object>(settingsSchemas[form] as z.ZodMiniType<object>, raw, "settings");
  const written: WrittenSettings = reading.value ?? reading.rightFields;
  const problems = [...reading.problems, ...clockProblems(written), ...orderProblems(written)];
  return { problems: under("/settings", problems), written };
}

const clockProblems = ({ minutes, warn }: WrittenSettings): Problem[] =>
  typeof warn === "number" && !(typeof minutes === "number" && warn < minutes)
    ? [eveningProblem("out-of-range/warn", "/warn")]
    : [];

const orderProblems = ({ order }: WrittenSettings): Problem[] =>
  (Array.isArray(order) ? order : []).flatMap((key, index, all) =>
    all.indexOf(key) === index
      ? []
      : [eveningProblem("wrong-choice/twice", pointer("order", index), { key: String(key) })],
  );

/** What is wrong with settings that are right in themselves, in this game. */
export const unfitSettings = ({ max }: WrittenSettings, { most }: Played): Problem[] =>
  typeof max === "number" && max > most
    ? [kernelProblem("out-of-range/too-big", "/settings/max", { field: "max", most })]
    : [];

/** The settings in force: as written, else the defaults. `written` is right. */
export function settingsInForce(form: Form, written: WrittenSettings, played: Played): Settings {
  const { game, target = 0, most } = played;
  const given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
  const cap = written.cap === undefined ? (game === "hands" ? null : target) : (written.cap as number | null);
  const full = cap ?? target;
  return {
    limit: 0,
    split: false,
    tables: form === "table" ? 1 : maxTables,
    minutes: undefined,
    warn: undefined,
    atTime: "finish-hand",
    level: "extra-hand",
    cap,
    forfeit: [full, Math.floor(full / 2)],
    rest: "per-game",
    confirm: form === "table" ? "none" : "other-side",
    partnerAgain: 2,
    rivalAgain: 1,
    spare: undefined,
    repeat: false,
    size: 4,
    max: Math.min(most, maxSize),
    climb: 3,
    missed: "per-game",
    least: undefined,
    ...defaults[form],
    ...given,
  };
}
