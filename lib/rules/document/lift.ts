import type { Problem } from "../problem";
import { isRecord } from "../record";
import { err, ok, type Result } from "../result";
import { kernelProblem } from "../texts";

type Body = Readonly<Record<string, unknown>>;

/** Converts a body of one version of its kind to the next. Total: nothing in the body has been checked yet. */
export type Lift = (body: Body) => Body;

/** The part of a game's rules that lists the versions of its entries. */
interface Versioned {
  readonly entries: Readonly<Record<string, unknown>>;
  readonly lifts?: Readonly<Record<string, readonly Lift[] | undefined>>;
}

/** The current version of this kind of entry. */
export const versionOf = ({ lifts }: Versioned, kind: string): number => 1 + (lifts?.[kind]?.length ?? 0);

/**
 * An entry, or the one inside a correction, in the current version of its kind. An error if only a later program knows
 * its version; anything else that is wrong is left to the check.
 */
export function lift(rules: Versioned, raw: unknown): Result<unknown, Problem> {
  if (!isRecord(raw)) return ok(raw);
  if (raw.kind !== "amend") return liftBody(rules, raw);
  const inner = isRecord(raw.entry) ? liftBody(rules, raw.entry) : ok(raw.entry);
  if (!inner.ok) return err({ ...inner.error, path: `/entry${inner.error.path}` });
  return ok(inner.value === raw.entry ? raw : { ...raw, entry: inner.value });
}

function liftBody(rules: Versioned, raw: Body): Result<Body, Problem> {
  const { kind, version = 1 } = raw;
  if (typeof kind !== "string" || !Object.hasOwn(rules.entries, kind)) return ok(raw);
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) return ok(raw);
  const known = versionOf(rules, kind);
  if (version > known) return err(kernelProblem("other-version/entry", "/version", { version, known }));
  if (version === known) return ok(raw);
  const { version: _, id, at, ...body } = raw;
  const steps = rules.lifts?.[kind]?.slice(version - 1) ?? [];
  const lifted = steps.reduce((before, step) => step(before), body);
  return ok({ ...lifted, version: known, ...(id !== undefined && { id }), ...(at !== undefined && { at }) });
}
