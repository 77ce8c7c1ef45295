import { expect, it } from "vitest";
import { games } from "../../lib/games/registry";
import { apiSchemas } from "../../lib/server/http/openapi/api-schemas";

type Schema = Readonly<Record<string, unknown>>;

/** Every property of a schema, with its path. */
function* propertiesOf(node: unknown, path: string): Generator<readonly [string, Schema]> {
  if (node === null || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const each of node) yield* propertiesOf(each, path);
    return;
  }
  for (const [key, value] of Object.entries(node))
    if (key !== "properties") yield* propertiesOf(value, path);
    else
      for (const [field, schema] of Object.entries(value as Readonly<Record<string, Schema>>)) {
        yield [`${path}/${field}`, schema];
        yield* propertiesOf(schema, `${path}/${field}`);
      }
}

/** Whether a field is described: in words, by its possible values, by a format, or by its own fields. */
function saysWhatItIs(schema: Schema): boolean {
  const { anyOf, items } = schema as { anyOf?: readonly Schema[]; items?: Schema | false };
  const own = ["description", "enum", "const", "format", "properties", "$ref", "oneOf"];
  if (own.some((key) => key in schema)) return true;
  if (anyOf)
    return (
      anyOf.some(({ type }) => type !== "null") &&
      anyOf.every((each) => each.type === "null" || saysWhatItIs(each))
    );
  return items ? saysWhatItIs(items) : false;
}

it("every field of the API is described, with its unit or its possible values", () => {
  const silent = Object.entries(apiSchemas(games)).flatMap(([name, schema]) =>
    [...propertiesOf(schema, name)].flatMap(([path, field]) => (saysWhatItIs(field) ? [] : [path])),
  );
  expect(silent).toEqual([]);
});
