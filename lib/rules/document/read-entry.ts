import type * as z from "zod/mini";
import type { GameTypes } from "../game-types";
import { type PeopleEntry, type PeopleKind, peopleEntries } from "../people/people";
import type { Problem } from "../problem";
import { isRecord } from "../record";
import type { Rules } from "../rules";
import { type Adjust, adjustEntry } from "../score/adjust";
import { kernelProblem } from "../texts";
import { type Draft, type EntryBody, endEntry, thisEntry } from "./entry";
import { type Reading, readObject } from "./read";

/** An entry that passed its shape check: the game's own, one about people, an `adjust`, or the kernel's `end`. */
export type ReadEntry<Body extends EntryBody> =
  | {
      readonly end: true;
      readonly about?: never;
      readonly adjust?: never;
      readonly draft?: never;
      readonly body?: never;
    }
  | {
      readonly end: false;
      readonly problems: readonly Problem[];
      readonly about: Draft<PeopleEntry>;
      readonly moves: PeopleEntry | undefined;
      readonly adjust?: never;
      readonly draft?: never;
      readonly body?: never;
    }
  | {
      readonly end: false;
      readonly problems: readonly Problem[];
      readonly about?: never;
      readonly adjust: Draft<Adjust>;
      readonly adjusts: Adjust | undefined;
      readonly draft?: never;
      readonly body?: never;
    }
  | {
      readonly end: false;
      readonly problems: readonly Problem[];
      readonly about?: never;
      readonly adjust?: never;
      readonly draft?: Draft<Body>;
      readonly body?: Body;
    };

/** The entries that a game knows: its own, in its mode, and those about people. `end` goes without saying. */
interface Known<Body extends EntryBody> {
  readonly entries: Rules<GameTypes & { readonly entry: Body }>["entries"];
  readonly kinds: readonly Body["kind"][];
  readonly people: readonly PeopleKind[];
  /** Whether it takes an `adjust`. */
  readonly adjust: boolean;
}

/** Reads an entry that may be anything: what is right of it, and every problem of its shape. */
export function readEntry<Body extends EntryBody>(known: Known<Body>, raw: unknown): ReadEntry<Body> {
  const kind = isRecord(raw) ? raw.kind : undefined;
  if (kind === endEntry.shape.kind.def.values[0]) {
    const { problems } = readObject(endEntry, raw, thisEntry);
    return problems.length === 0 ? { end: true } : { end: false, problems };
  }
  const about = known.people.find((each) => each === kind);
  if (about) return readAbout(about, raw);
  if (kind === adjustKind && known.adjust) {
    const reading = readObject(adjustEntry, raw, thisEntry);
    const { problems, value } = reading;
    return { end: false, problems, adjust: draftOf<Adjust>(adjustKind, reading), adjusts: value };
  }
  const own = known.kinds.find((each): each is Body["kind"] => each === kind);
  if (own === undefined) return { end: false, problems: [unknownKind(known, raw, kind)] };
  const reading = readObject<Body>(known.entries[own], raw, thisEntry);
  const { problems, value } = reading;
  const draft = draftOf<Body>(own, reading);
  return value === undefined ? { end: false, problems, draft } : { end: false, problems, draft, body: value };
}

const adjustKind = "adjust";

function readAbout<Body extends EntryBody>(kind: PeopleKind, raw: unknown): ReadEntry<Body> {
  const schema: z.ZodMiniType<PeopleEntry> = peopleEntries[kind];
  const reading = readObject(schema, raw, thisEntry);
  const { problems, value } = reading;
  return { end: false, problems, about: draftOf<PeopleEntry>(kind, reading), moves: value };
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

/** What is known of an entry: all of it, or what is right of it. */
function draftOf<Body extends EntryBody>(kind: Body["kind"], reading: Reading<Body>): Draft<Body> {
  const wrong = Object.fromEntries(reading.wrongFields.map((field) => [field, undefined]));
  return (reading.value ?? { ...reading.rightFields, ...wrong, kind }) as Draft<Body>;
}
