import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ApiDescription } from "./requests";

/** Returns what is wrong with a problem document, or "" when nothing is. */
export function problemCheck(description: ApiDescription): (body: unknown) => string {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...description, $id: "api" });
  const check = ajv.compile({ $ref: "api#/components/schemas/Problem" });
  return (body) => (check(body) ? "" : ajv.errorsText(check.errors));
}
