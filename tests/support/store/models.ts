import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A table as the schema declares it. */
export interface Model {
  readonly name: string;
  readonly columns: readonly {
    name: string;
    type: string | undefined;
    required: boolean;
    standard: boolean;
  }[];
  readonly key: readonly string[];
  readonly unique: readonly (readonly string[])[];
  readonly indexed: readonly (readonly string[])[];
}

/**
 * The models of schema.prisma, which uses only a simple part of Prisma's language. `columnTypes`: an engine's type
 * names.
 */
export function readModels(columnTypes: Readonly<Record<string, string>>): Model[] {
  const schema = readFileSync(join(import.meta.dirname, "../../../prisma/schema.prisma"), "utf8");
  return [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name = "", body = ""]) => {
    const lines = body.split("\n").map((line) => line.trim());
    const fields = lines.flatMap((line) => {
      const [, field = "", type = "", mark = "", rest = ""] =
        /^(\w+)\s+([A-Z]\w*)(\?|\[\])?\s*(.*)$/.exec(line) ?? [];
      return type in columnTypes ? [{ name: field, type, required: mark !== "?", rest }] : [];
    });
    const listIn = (attribute: string): string[][] =>
      lines.flatMap((line) => {
        const list = new RegExp(`^@@${attribute}\\(\\[([^\\]]+)\\]`).exec(line)?.[1];
        return list ? [list.split(/,\s*/).map((column) => column.replace(/\(.*/, ""))] : [];
      });
    const marked = (attribute: string) =>
      fields.filter(({ rest }) => rest.includes(attribute)).map(({ name }) => name);
    return {
      name,
      columns: fields.map(({ name, type, required, rest }) => ({
        name,
        type: columnTypes[type],
        required,
        standard: rest.includes("@default"),
      })),
      key: listIn("id")[0] ?? marked("@id"),
      unique: [...marked("@unique").map((name) => [name]), ...listIn("unique")],
      indexed: listIn("index"),
    };
  });
}
