import type { GameTypes } from "../game-types";
import { type PeopleEntry, type PeopleKind, peopleEntries } from "../people/people";
import type { Table } from "../people/table";
import type { Moment } from "../play/moment";
import type { Problem } from "../problem";
import { isRecord } from "../record";
import type { Rules } from "../rules";
import { type Adjust, adjustEntry } from "../score/adjust";
import { kernelProblem } from "../texts";
import type * as z from "../zod";
import { type Draft, type EntryBody, endEntry, thisEntry } from "./entry";
import { lift } from "./lift";
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

const adjustKind = "adjust";

/** Whether points can be adjusted in this game, and in its mode. */
export const mayAdjust = <G extends GameTypes>(rules: Rules<G>, table: Table<G["options"]>): boolean =>
  rules.adjust !== undefined && !rules.about(table).withoutAdjust;

const comeAndGo: readonly PeopleKind[] = ["join", "leave", "return"];

/** The entries about people that can be made in a game, by kind. */
const peopleKinds = <G extends GameTypes>({
  rules: { people },
  table,
}: Pick<Moment<G>, "rules" | "table">): readonly PeopleKind[] => [
  ...(people.isFixed?.(table) ? (["substitute"] as const) : comeAndGo),
  "rename",
  "seats",
];

/** Reads any value as an entry of this game: its valid part, and every problem of its shape. */
export function readEntry<G extends GameTypes>(
  { rules, table }: Pick<Moment<G>, "rules" | "table">,
  written: unknown,
): ReadEntry<G["entry"]> {
  const lifted = lift(rules, written);
  if (!lifted.ok) return { type: "none", problems: [lifted.error] };
  const raw = lifted.value;
  const kind = isRecord(raw) ? raw.kind : undefined;
  if (kind === endEntry.shape.kind.def.values[0]) {
    const { problems } = readObject(endEntry, raw, thisEntry);
    return problems.length === 0 ? { type: "end" } : { type: "none", problems };
  }
  // Where nobody comes or goes, that is the reason for the refusal, and not an unknown kind.
  const about = [...peopleKinds({ rules, table }), ...comeAndGo].find((each) => each === kind);
  if (about) {
    const schema: z.ZodMiniType<PeopleEntry> = peopleEntries[about];
    return { type: "people", ...readAs(about, schema, raw) };
  }
  if (kind === adjustKind && mayAdjust(rules, table))
    return { type: "adjust", ...readAs<Adjust>(adjustKind, adjustEntry, raw) };
  const own = rules.kinds(table).find((each): each is G["entry"]["kind"] => each === kind);
  if (own === undefined) return { type: "none", problems: [unknownKind({ rules, table }, raw, kind)] };
  return { type: "own", ...readAs<G["entry"]>(own, rules.entries[own], raw) };
}

function readAs<Body extends EntryBody>(kind: Body["kind"], schema: z.ZodMiniType<Body>, raw: unknown) {
  const reading = readObject(schema, raw, thisEntry);
  const { problems, value } = reading;
  return { problems, draft: draftOf(kind, reading), value };
}

function unknownKind<G extends GameTypes>(
  { rules, table }: Pick<Moment<G>, "rules" | "table">,
  raw: unknown,
  kind: unknown,
): Problem {
  if (!isRecord(raw)) return kernelProblem("wrong-type/no-object", "", { what: thisEntry });
  if (kind === undefined) return kernelProblem("missing", "/kind", { field: "kind" });
  if (typeof kind !== "string")
    return kernelProblem("wrong-type", "/kind", { field: "kind", expected: "text" });
  const adjust = mayAdjust(rules, table) ? [adjustKind] : [];
  const kinds = [...rules.kinds(table), ...adjust, "end", ...peopleKinds({ rules, table }), "amend", "void"];
  return kernelProblem("unknown-kind", "/kind", { kind: kind.slice(0, 40), kinds });
}

/** The known part of an entry: all of it, or its valid fields. */
function draftOf<Body extends EntryBody>(kind: Body["kind"], reading: Reading<Body>): Draft<Body> {
  const wrong = Object.fromEntries(reading.wrongFields.map((field) => [field, undefined]));
  return (reading.value ?? { ...reading.rightFields, ...wrong, kind }) as Draft<Body>;
}
