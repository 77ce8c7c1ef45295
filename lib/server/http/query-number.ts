import { pointer } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { refuseFor } from "./http";

/** A whole number in the query; undefined if the field is absent. `wrong`: what the refusal says of anything else. */
export function numberIn(url: URL, field: string, wrong: string): Result<number | undefined, Response> {
  const given = url.searchParams.get(field);
  if (given === null) return ok(undefined);
  if (/^\d{1,9}$/.test(given)) return ok(Number(given));
  return err(refuseFor("bad-request", wrong, pointer(field)));
}
