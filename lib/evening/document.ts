import { maxPlayers } from "../rules/document/house-rules";
import { maxLength, readObject } from "../rules/document/read";
import type { Games } from "../rules/document/scoresheet";
import type { Position } from "../rules/game";
import { isPlayerId } from "../rules/people/player-problems";
import type { Player } from "../rules/people/table";
import { type Problem, pointer } from "../rules/problem";
import { isRecord } from "../rules/record";
import { err, ok, type Result } from "../rules/result";
import { kernelProblem } from "../rules/texts";
import * as z from "../rules/zod";
import { EveningMoment } from "./moment";
import { pairSchema, personSchema } from "./people-schemas";
import { asUnit, rosterProblems, type Unit, type Written, writtenPair } from "./roster";
import { type Played, readSettings, settingsInForce, unfitSettings } from "./settings";
import { type Form, forms, maxEntries, maxUnits, type Setup } from "./setup";
import { beginning } from "./state";
import { eveningProblem, eveningText } from "./texts";

export const eveningFormat = "pipkeeper/eveningsheet";
export const eveningVersion = 1;

const head = {
  format: z.literal(eveningFormat),
  version: z.literal(eveningVersion),
  id: z.string(),
  settings: z.optional(z.unknown()),
  game: z.string(),
  options: z.optional(z.record(z.string(), z.unknown())),
  entries: z.array(z.unknown()),
};

const withPeople = (form: Exclude<Form, "pairs">) =>
  z.strictObject({
    ...head,
    form: z.literal(form),
    people: z.array(personSchema).check(maxLength(maxUnits[form])),
  });

/** An evening sheet: one night of one game, who was there, who sat where, how it ended. Source: docs/eveningsheet.md. */
export const eveningSchemas = {
  table: withPeople("table"),
  partners: withPeople("partners"),
  pairs: z.strictObject({
    ...head,
    form: z.literal("pairs"),
    pairs: z.array(pairSchema).check(maxLength(maxUnits.pairs)),
  }),
  alone: withPeople("alone"),
} as const;

/** A sheet that can be replayed, and the moment before its first entry. */
export interface OpenedEvening {
  readonly entries: readonly unknown[];
  readonly start: EveningMoment;
}

/** Reads an evening sheet, or reports every problem of the document outside its entries. */
export function readEveningSheet(raw: unknown, games: Games): Result<OpenedEvening, readonly Problem[]> {
  if (!isRecord(raw))
    return err([kernelProblem("wrong-type/no-object", "", { what: eveningText("evening-sheet") })]);
  const form = forms.find((each) => each === raw.form);
  if (!form || raw.format !== eveningFormat || raw.version !== eveningVersion) return err([headProblem(raw)]);

  const listed = form === "pairs" ? "pairs" : "people";
  const few = withFew(raw, listed, maxUnits[form] + 1);
  const schema: z.ZodMiniType<object> = eveningSchemas[form];
  const shape = readObject(schema, few, eveningText("evening-sheet")).problems;
  const units = Array.isArray(few[listed]) ? few[listed] : [];
  const { problems: wrongSettings, written } = readSettings(form, raw.settings);
  const problems: Problem[] = [
    ...shape,
    ...(typeof raw.id === "string" && !isPlayerId(raw.id) ? [kernelProblem("player-id", "/id")] : []),
    ...rosterProblems(units.flatMap((value, index) => writtenUnit(form, value, pointer(listed, index)))),
    ...wrongSettings,
    ...(Array.isArray(raw.entries) && raw.entries.length > maxEntries
      ? [eveningProblem("too-many/entries", "/entries", { most: maxEntries })]
      : []),
  ];
  const played = typeof raw.game === "string" ? playedIn(form, raw.game, raw.options, games) : undefined;
  if (!played?.ok) return err([...problems, ...(played?.error ?? [])]);
  problems.push(...unfitSettings(written, played.value));
  if (problems.length > 0) return err(problems);

  const setup = {
    id: String(raw.id),
    form,
    settings: settingsInForce(form, written, played.value),
    aim: played.value.aim,
    shutout: played.value.shutout,
  };
  const people = form === "pairs" ? (units as Unit[]) : (units as Player[]).map(asUnit);
  return ok({ entries: raw.entries as unknown[], start: new EveningMoment(setup, beginning(people)) });
}

/** A document of another format, version or form reports that alone: nothing is known about the rest. */
function headProblem({ format, version, form }: Record<string, unknown>): Problem {
  if (format !== eveningFormat) return eveningProblem("not-an-eveningsheet", "/format");
  if (version !== eveningVersion)
    return eveningProblem("other-version/evening", "/version", { known: eveningVersion });
  if (form === undefined) return kernelProblem("missing", "/form", { field: "form" });
  return kernelProblem("wrong-choice", "/form", { field: "form", choices: forms });
}

/** A list that is far too long is refused for its length, and reading all of it would only make the answer long. */
function withFew(raw: Record<string, unknown>, field: string, most: number): Record<string, unknown> {
  const list = raw[field];
  return Array.isArray(list) && list.length > most ? { ...raw, [field]: list.slice(0, most) } : raw;
}

const writtenUnit = (form: Form, value: unknown, path: string): Written[] =>
  form === "pairs" && isRecord(value) ? writtenPair(value, path) : [{ value, path }];

/** What can be played in two pairs, and by everybody alone. Nothing for money. */
const inSides: readonly string[] = ["count", "hands", "fives", "forty-two"];
const byOneself: readonly string[] = [
  "mexican-train",
  "pip",
  "chickenfoot",
  "doubles",
  "baneberry",
  "count",
  "hands",
  "fives",
];

type PlayedGame = Played & Pick<Setup, "aim" | "shutout">;

/** The game of the evening's tables, or why it cannot be played in this form. */
function playedIn(
  form: Form,
  id: string,
  written: unknown,
  games: Games,
): Result<PlayedGame, readonly Problem[]> {
  const game = games.find(id);
  if (!game) return err([kernelProblem("unknown-game", "/game", { games: games.ids })]);
  const isAlone = form === "alone";
  if (!(isAlone ? byOneself : inSides).includes(id))
    return err([eveningProblem("not-for-this-form", "/game")]);
  const options = isRecord(written) ? written : {};
  const most = isAlone ? maxPlayers(game, options) : ok(4);
  if (!most.ok) return err(most.error);
  const sat = game.sit(options, strangers(most.value));
  if (!sat.ok) return err(sat.error);
  if (!isFor(form, sat.value)) return err([eveningProblem("not-for-this-form/options", "/options")]);
  const { target, shutoutCountsTwice } = sat.value.about;
  const shutout = shutoutCountsTwice ? "twice" : "once";
  return ok({ game: id, target, most: most.value, aim: game.aim, shutout });
}

const isFor = (form: Form, { sides, about }: Position): boolean =>
  about.rankedBy === "points" && (form === "alone") === (sides === undefined);

const strangers = (count: number): Player[] =>
  Array.from({ length: count }, (_, seat) => ({ id: `p${seat}`, name: `${seat + 1}` }));
