import { maxLength, minLength } from "../rules/document/read";
import * as z from "../rules/zod";

export const personSchema = z.strictObject({ id: z.string(), name: z.string() });
export const pairSchema = z.strictObject({
  id: z.string(),
  people: z.array(personSchema).check(minLength(2), maxLength(2)),
});
