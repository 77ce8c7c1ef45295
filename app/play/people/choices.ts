import type { PeopleEntry } from "@/lib/rules/people/people";

/** An entry about people that is being made: the values and setters of its fields. */
export type JoinEntry = Extract<PeopleEntry, { kind: "join" }>;
export type LeaveEntry = Extract<PeopleEntry, { kind: "leave" }>;
export type ReturnEntry = Extract<PeopleEntry, { kind: "return" }>;
export type RenameEntry = Extract<PeopleEntry, { kind: "rename" }>;
export type SubstituteEntry = Extract<PeopleEntry, { kind: "substitute" }>;
export type SeatsEntry = Extract<PeopleEntry, { kind: "seats" }>;
