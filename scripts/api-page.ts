import type { JsonSchema } from "../lib/server/api-schemas";
import { openApi } from "../lib/server/openapi";

/** docs/api.md: the API's description, to be read by people. `npm run docs:api` writes it. */
export function apiPage(): string {
  const { info, paths, components } = openApi();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationPart(method, path, operation)),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => schemaPart(name, schema));
  return [
    "# HTTP API",
    "<!-- Made by `npm run docs:api` from the schemas that check requests. Do not edit by hand. -->",
    `${info.description} The same, for programs: \`/api/openapi.json\` (OpenAPI 3.1).`,
    "Writing to a game needs its keeper key, as `Authorization: Bearer KEY`. Reading needs only the game's id.",
    ...operations,
    "# Schemas",
    "A field in *italics* may be missing.",
    ...schemas,
    "",
  ].join("\n\n");
}

function operationPart(method: string, path: string, operation: JsonSchema): string {
  const { summary, description, parameters, requestBody, responses, security } = operation;
  const rows = Object.entries(responses as JsonSchema).map(([status, response]) => {
    const { description, content } = response as { description: string; content: JsonSchema };
    return `| ${status} | ${Number(status) < 400 ? shape(bodyOf(content)) : description} |`;
  });
  return [
    `## ${method.toUpperCase()} ${path}`,
    `${summary}. ${description}`,
    ...((parameters as JsonSchema[] | undefined) ?? []).map(
      (parameter) => `- \`${parameter.name}\` (${parameter.in}): ${parameter.description}`,
    ),
    ...(requestBody ? [`Body: ${shape(bodyOf((requestBody as JsonSchema).content as JsonSchema))}`] : []),
    ...((security as unknown[]).length > 0 ? ["Needs the keeper key."] : []),
    ["| status | answer |", "|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

function bodyOf(content: JsonSchema): JsonSchema {
  const [media] = Object.values(content) as { schema: JsonSchema }[];
  return media?.schema ?? {};
}

function schemaPart(name: string, schema: JsonSchema): string {
  const described = typeof schema.description === "string" ? [schema.description] : [];
  const { properties } = schema;
  if (properties === undefined) return [`## ${name}`, ...described, shape(schema)].join("\n\n");
  const required = new Set(schema.required as string[] | undefined);
  const rows = Object.entries(properties as Record<string, JsonSchema>).map(([field, inner]) => {
    const label = required.has(field) ? `\`${field}\`` : `*\`${field}\`*`;
    const remark = typeof inner.description === "string" ? ` ${inner.description}` : "";
    return `| ${label} | ${shape(inner)}${remark} |`;
  });
  const table = rows.length > 0 ? [["| field | |", "|---|---|", ...rows].join("\n")] : ["No fields."];
  return [`## ${name}`, ...described, ...table].join("\n\n");
}

/** What a schema allows, in a few words. */
function shape(schema: JsonSchema): string {
  const { $ref, const: constant, enum: choices, type, items, anyOf, allOf, additionalProperties } = schema;
  if (typeof $ref === "string") {
    const name = $ref.split("/").at(-1) ?? "";
    return `[${name}](#${name.toLowerCase().replaceAll(".", "")})`;
  }
  if (constant !== undefined) return `\`${JSON.stringify(constant)}\``;
  if (Array.isArray(choices)) return choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(", ");
  if (Array.isArray(anyOf)) return anyOf.map(shape).join(", or ");
  if (Array.isArray(allOf)) return allOf.map(shape).join(" that is also ");
  if (type === "array") return `list of ${shape(items as JsonSchema)}`;
  if (type === "object" && schema.properties) {
    const fields = Object.entries(schema.properties as Record<string, JsonSchema>);
    return `{ ${fields.map(([field, inner]) => `\`${field}\`: ${shape(inner)}`).join("; ")} }`;
  }
  if (type === "object" && additionalProperties)
    return `object of ${shape(additionalProperties as JsonSchema)}`;
  if (Array.isArray(type)) return type.join(" or ");
  return [typeof type === "string" ? type : "any value", range(schema), format(schema)]
    .filter(Boolean)
    .join(" ");
}

function range({ minimum, maximum }: JsonSchema): string {
  const least = typeof minimum === "number" && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined;
  const most = typeof maximum === "number" && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (least === undefined && most === undefined) return "";
  if (most === undefined) return `from ${least}`;
  return least === undefined ? `to ${most}` : `${least} to ${most}`;
}

function format({ format, default: fallback }: JsonSchema): string {
  const named = typeof format === "string" ? `(${format})` : "";
  return fallback === undefined ? named : `${named} (default ${JSON.stringify(fallback)})`.trim();
}
