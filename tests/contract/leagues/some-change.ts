import { gameOrDay, id, someone } from "../../../lib/league/change/fields";
import { nameKey } from "../../../lib/league/roster/names";
import type { LeagueSettings } from "../../../lib/league/settings";
import type * as z from "../../../lib/rules/zod";
import { uuid } from "../../support/entries";
import type { Dice } from "../../support/simulate/dice";

// Changes made from their schemas alone, about what a league has, so that a new kind needs nothing here.

const texts = [
  "Ana",
  "Bo",
  "Zoë",
  " ana ",
  "",
  "Spring",
  "2026-03-01",
  "2026-07-31",
  "20:00",
  "EUR",
  "UTC",
  "pip",
  "a1".repeat(32),
];

/** A value of a schema that may be about something in the league. */
function someValue(dice: Dice, schema: z.core.$ZodType, ids: readonly string[]): unknown {
  const next = (inner: z.core.$ZodType) => someValue(dice, inner, ids);
  if (schema === id || schema === someone || schema === gameOrDay)
    return dice.chance(0.7) && ids.length > 0 ? dice.pick(ids) : uuid();
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object": {
      const fields = Object.entries(def.shape as Record<string, z.core.$ZodType>);
      const made = fields.map(([field, inner]) => [field, next(inner)] as const);
      return Object.fromEntries(made.filter(([, value]) => value !== undefined));
    }
    case "record":
      return Object.fromEntries(["a", "b"].map((key) => [key, next(def.valueType)]));
    case "array":
      return Array.from({ length: dice.from(1, 3) }, () => next(def.element))
        .sort()
        .reverse();
    case "optional":
      return dice.chance(0.5) ? undefined : next(def.innerType);
    case "union":
      return next(dice.pick(def.options));
    case "literal":
      return def.values[0];
    case "enum":
      return dice.pick(Object.values(def.entries));
    case "number":
      return dice.from(1, 9);
    case "string":
      // A guid has a check; a text has at most lengths.
      return "format" in def && def.format !== undefined ? uuid() : dice.pick(texts);
    default:
      return dice.from(1, 9);
  }
}

/** A change of this schema, most often one that fits the league. */
export function someChange<Change>(
  dice: Dice,
  schema: z.ZodMiniType<Change>,
  league: LeagueSettings,
): Change {
  const lists = [league.players, league.seasons, league.rules ?? [], league.evenings ?? []];
  const ids = lists.flatMap((list) => list.map((each) => each.id));
  for (;;) {
    const made = someValue(dice, schema, ids);
    const read = schema.safeParse(made);
    if (read.success) return read.data;
  }
}

/** What is wrong with a league that changes have made. */
export function faultsOf({ players, seasons, rules = [], evenings = [] }: LeagueSettings): string[] {
  const faults: string[] = [];
  for (const list of [players, seasons, rules, evenings])
    if (new Set(list.map(({ id }) => id)).size < list.length) faults.push("an id twice");
  const names = players.map(({ name }) => nameKey(name)).filter((name) => name !== "");
  if (new Set(names).size < names.length) faults.push("two players of one name");
  if (new Set(rules.map(({ name }) => nameKey(name))).size < rules.length)
    faults.push("two rules of one name");
  if (players.filter(({ mergedInto }) => mergedInto === undefined).length < 2) faults.push("a league of one");
  if (
    players.some(({ mergedInto }) => mergedInto !== undefined && !players.some(({ id }) => id === mergedInto))
  )
    faults.push("merged into nobody");
  seasons.forEach((season, index) => {
    const before = seasons[index - 1];
    if (season.to < season.from || (before && before.to >= season.from)) faults.push("seasons overlap");
  });
  return faults;
}
