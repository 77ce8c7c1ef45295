import type { Dice } from "../../../support/simulate/dice";

/** A JSON value changed in one place at random, as a bad import or a broken device might send it. */
export function mutated(dice: Dice, value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || dice.chance(0.1))
      return dice.chance(0.5) ? [...value, odd(dice)] : value.slice(1);
    const place = dice.from(0, value.length - 1);
    return value.map((item, index) => (index === place ? mutated(dice, item) : item));
  }
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value);
    if (fields.length === 0 || dice.chance(0.1))
      return Object.fromEntries([...fields, [dice.pick(keys), odd(dice)]]);
    const [field] = dice.pick(fields);
    if (dice.chance(0.1)) return Object.fromEntries(fields.filter(([key]) => key !== field));
    return Object.fromEntries(fields.map(([key, item]) => [key, key === field ? mutated(dice, item) : item]));
  }
  if (typeof value === "number" && dice.chance(0.6)) return value + dice.from(-3, 3);
  return odd(dice);
}

const keys = ["kind", "left", "out", "id", "at", "player", "__proto__", "constructor", "a/b", "~", ""];

const oddities: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e21,
  "",
  "a",
  "6-4",
  "w-w",
  "__proto__",
  "undefined",
  [],
  {},
  [[]],
  ["0-0"],
  { kind: "end" },
  { kind: "void", target: 0 },
];

const odd = (dice: Dice): unknown => dice.pick(oddities);
