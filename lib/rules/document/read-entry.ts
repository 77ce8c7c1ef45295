import type { GameTypes } from "../game-types";
import { type PeopleEntry, type PeopleKind, peopleEntries } from "../people/people";
import type { Problem } from "../problem";
import { isRecord } from "../record";
import type { Rules } from "../rules";
import { type Adjust, adjustEntry } from "../score/adjust";
import { kernelProblem } from "../texts";
import type * as z from "../zod";
import { type Draft, type EntryBody, endEntry, thisEntry } from "./entry";
import { type Reading, readObject } from "./read";

/** The result of reading an entry: its valid part (all of it if its shape is valid), and its problems. */
interface Read<Type, Body extends EntryBody> {
  readonly type: Type;
  readonly problems: readonly Problem[];
  readonly draft: Draft<Body>;
  readonly value: Body | undefined;
}

/** An entry of unknown content: the game's own, one about people, an `adjust`, the kernel's `end`, or none of these. */
export type ReadEntry<Body extends EntryBody> =
  | Read<"own", Body>
  | Read<"people", PeopleEntry>
  | Read<"adjust", Adjust>
  | { readonly type: "end" }
  | { readonly type: "none"; readonly problems: readonly Problem[] };

/** The entries that a game knows: its own, in its mode, and those about people. Every game has `end`. */
interface Known<Body extends EntryBody> {
  readonly entries: Rules<GameTypes & { readonly entry: Body }>["entries"];
  readonly kinds: readonly Body["kind"][];
  readonly people: readonly PeopleKind[];
  /** Whether it accepts an `adjust`. */
  readonly adjust: boolean;
}

/** Reads an entry of unknown content: its valid part, and every problem of its shape. */
export function readEntry<Body extends EntryBody>(known: Known<Body>, raw: unknown): ReadEntry<Body> {
  const kind = isRecord(raw) ? raw.kind : undefined;
  if (kind === endEntry.shape.kind.def.values[0]) {
    const { problems } = readObject(endEntry, raw, thisEntry);
    return problems.length === 0 ? { type: "end" } : { type: "none", problems };
  }
  const about = known.people.find((each) => each === kind);
  if (about) {
    const schema: z.ZodMiniType<PeopleEntry> = peopleEntries[about];
    return { type: "people", ...readAs(about, schema, raw) };
  }
  if (kind === adjustKind && known.adjust)
    return { type: "adjust", ...readAs<Adjust>(adjustKind, adjustEntry, raw) };
  const own = known.kinds.find((each): each is Body["kind"] => each === kind);
  if (own === undefined) return { type: "none", problems: [unknownKind(known, raw, kind)] };
  return { type: "own", ...readAs<Body>(own, known.entries[own], raw) };
}

const adjustKind = "adjust";

function readAs<Body extends EntryBody>(kind: Body["kind"], schema: z.ZodMiniType<Body>, raw: unknown) {
  const reading = readObject(schema, raw, thisEntry);
  const { problems, value } = reading;
  return { problems, draft: draftOf(kind, reading), value };
}

function unknownKind<Body extends EntryBody>(known: Known<Body>, raw: unknown, kind: unknown): Problem {
  if (!isRecord(raw)) return kernelProblem("wrong-type/no-object", "", { what: thisEntry });
  if (kind === undefined) return kernelProblem("missing", "/kind", { field: "kind" });
  if (typeof kind !== "string")
    return kernelProblem("wrong-type", "/kind", { field: "kind", expected: "text" });
  const kinds = [
    ...known.kinds,
    ...(known.adjust ? [adjustKind] : []),
    "end",
    ...known.people,
    "amend",
    "void",
  ];
  return kernelProblem("unknown-kind", "/kind", { kind: kind.slice(0, 40), kinds });
}

/** The known part of an entry: all of it, or its valid fields. */
function draftOf<Body extends EntryBody>(kind: Body["kind"], reading: Reading<Body>): Draft<Body> {
  const wrong = Object.fromEntries(reading.wrongFields.map((field) => [field, undefined]));
  return (reading.value ?? { ...reading.rightFields, ...wrong, kind }) as Draft<Body>;
}
