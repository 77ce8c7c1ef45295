import * as z from "../rules/zod";

/**
 * The fields of replies about leagues. Their descriptions are part of the API's: what an id belongs to, and the unit of
 * every number.
 */
export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

export const text = (description: string) => described(z.string(), description);
export const count = (description: string) => described(z.int().check(z.minimum(0)), description);
export const flag = (description: string) => described(z.boolean(), description);

export const seasonId = text("The season's id; empty for all time.");

export const time = text("RFC 3339, in UTC.");

export const place = described(z.int().check(z.minimum(1)), "1 is first. Equals share a place.");
export const pointParts = described(z.int(), "Whole 27,720ths of a point: divide by `pointUnit`.");
export const gamePoints = described(z.int(), "In points of the game.");
export const minorUnits = described(z.int(), "Minor units of the currency: 125 with EUR is 1.25.");
export const currency = text("ISO 4217; empty if nothing is played for money.");
export const rating = described(z.number(), "Of OpenSkill; new players have 25 and 8.33.");
