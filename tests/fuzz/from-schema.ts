import { uuid } from "../support/entries";
import type { Dice } from "../support/simulate/dice";
import { oddKey, oddValue } from "./odd-values";

type Schema = Readonly<Record<string, unknown>>;

/** A value that matches a JSON Schema of the API description, occasionally with something odd in it. */
export function fromSchema(
  dice: Dice,
  schema: Schema,
  all: Readonly<Record<string, Schema>>,
  depth = 0,
): unknown {
  if (depth > 12 || dice.chance(0.01)) return oddValue(dice);
  const next = (inner: unknown) => fromSchema(dice, inner as Schema, all, depth + 1);
  const { $ref, anyOf, oneOf, allOf, const: constant, enum: choices, type } = schema;
  if (typeof $ref === "string") return next(all[$ref.split("/").at(-1) ?? ""] ?? {});
  if (constant !== undefined) return constant;
  if (Array.isArray(choices)) return dice.pick(choices);
  if (Array.isArray(anyOf)) return next(dice.pick(anyOf));
  if (Array.isArray(oneOf)) return next(dice.pick(oneOf));
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map(next));
  switch (Array.isArray(type) ? dice.pick(type) : type) {
    case "object":
      return objectOf(dice, schema, next);
    case "array": {
      const [min, max] = [numberOf(schema.minItems, 0), numberOf(schema.maxItems, 6)];
      return Array.from({ length: dice.from(min, Math.max(min, Math.min(max, 6))) }, () =>
        next(schema.items ?? {}),
      );
    }
    case "integer":
    case "number":
      return numberFrom(dice, numberOf(schema.minimum, -5), numberOf(schema.maximum, 200));
    case "string":
      return textOf(dice, schema);
    case "boolean":
      return dice.chance(0.5);
    case "null":
      return null;
    default:
      return oddValue(dice);
  }
}

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === "number" ? value : otherwise;

function objectOf(dice: Dice, schema: Schema, next: (inner: unknown) => unknown): object {
  const required = new Set(schema.required as string[] | undefined);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const chosen = fields.filter(([name]) => (required.has(name) ? !dice.chance(0.02) : dice.chance(0.5)));
  const made = Object.fromEntries(chosen.map(([name, inner]) => [name, next(inner)]));
  const { additionalProperties: more } = schema;
  if (typeof more === "object" && more !== null)
    for (let count = dice.from(0, 4); count > 0; count--)
      made[dice.chance(0.7) ? dice.pick(["a", "b", "c", "d"]) : oddKey(dice)] = next(more);
  return made;
}

function numberFrom(dice: Dice, min: number, max: number): number {
  if (dice.chance(0.1)) return dice.pick([min, max, min - 1, max + 1]);
  return dice.from(Math.max(min, -1_000), Math.max(Math.min(max, 1_000), Math.max(min, -1_000)));
}

function textOf(dice: Dice, { format, minLength }: Schema): string {
  if (format === "uuid" || format === "guid") return uuid();
  if (format === "date-time") return "2026-11-21T19:30:00.000Z";
  if (dice.chance(0.3)) return String(oddKey(dice));
  const tiles = ["6-6", "5-4", "0-0", "12-3"];
  return dice.pick(["a", "b", "c", "Ana", "2026-11-21", "x".repeat(numberOf(minLength, 3)), ...tiles]);
}
