import type * as z from "../../rules/zod";
import type { LeagueChange } from "../changes/registry";
import { gameOrDay, id, someone } from "./fields";
import { changeSchemas } from "./schemas";

/** What the ids in a change are, by the schemas of its fields. */
type Part = "id" | "someone" | "gameOrDay";

const parts: ReadonlyMap<unknown, Part> = new Map<unknown, Part>([
  [id, "id"],
  [someone, "someone"],
  [gameOrDay, "gameOrDay"],
]);

/** The value of this schema with its ids as `made` gives them. */
function withParts(
  schema: z.core.$ZodType,
  value: unknown,
  made: (id: string, part: Part) => string,
): unknown {
  const part = parts.get(schema);
  if (part) return made(String(value), part);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const each = (fields: object, of: (field: string) => z.core.$ZodType | undefined): object =>
    Object.fromEntries(
      Object.entries(fields).map(([field, inner]) => {
        const schema = of(field);
        return [field, schema ? withParts(schema, inner, made) : inner];
      }),
    );
  switch (def.type) {
    case "object":
      return each(value as object, (field) => def.shape[field]);
    case "record":
      return each(value as object, () => def.valueType);
    case "array":
      return (value as unknown[]).map((inner) => withParts(def.element, inner, made));
    case "optional":
      return value === undefined ? value : withParts(def.innerType, value, made);
    default:
      return value;
  }
}

const withIds = (change: LeagueChange, made: (id: string, part: Part) => string): LeagueChange =>
  withParts(changeSchemas[change.change], change, made) as LeagueChange;

/** The change with its ids as they are stored: in lower case. Days have no case; its own id stays as it was sent. */
export const withLowerCaseIds = (change: LeagueChange): LeagueChange =>
  withIds(change, (id) => id.toLowerCase());

/** What a change is about: what it adds, changes or removes, or the day of an evening; else the people in it. */
export function subjectsOf(change: LeagueChange): string[] {
  const found: { readonly id: string; readonly part: Part }[] = [];
  withIds(change, (id, part) => {
    found.push({ id, part });
    return id;
  });
  const things = found.filter(({ part }) => part !== "someone");
  return (things.length > 0 ? things : found).map(({ id }) => id);
}

/** The roster player that stands for each of these ids from now on. */
export type InPlaceOf = ReadonlyMap<string, string>;

/** A change that says who played, paid or is whom, about the players who stand in for others; other changes as they are. */
export const aboutOthers = (change: LeagueChange, inPlaceOf: InPlaceOf): LeagueChange =>
  withIds(change, (id, part) => (part === "someone" ? (inPlaceOf.get(id) ?? id) : id));
