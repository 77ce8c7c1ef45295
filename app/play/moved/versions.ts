import type { Words } from "@/lib/i18n/catalogue-names";
import type { Language } from "@/lib/i18n/language";
import type { Speaker } from "@/lib/i18n/text";
import type { Position } from "@/lib/rules/game";
import { type Ask, isAsked, type Prompt } from "@/lib/rules/prompts";
import { numberText } from "@/lib/ui/text/fixed-text";
import { answersIn, type Body, handRows, showsOutAmongHands } from "./hand-versions";
import { nameOf, rowsOf, type VersionRow } from "./version-row";

/** What answers are put into words with. */
interface Telling {
  readonly t: Words;
  readonly speaker: Speaker;
  readonly language: Language;
}

/** Two versions of an entry side by side, as far as both answer the same questions; undefined if they do not. */
export function versionRows(
  before: Position,
  there: Body,
  mine: Body,
  wording: Telling,
): VersionRow[] | undefined {
  const prompt = before.prompts().find(({ kind }) => kind === there.kind);
  const bodies = [there, mine];
  if (!prompt || mine.kind !== there.kind) return undefined;
  if (!bodies.every((body) => answersOnly(prompt, body))) return undefined;
  const isOutAmongHands = showsOutAmongHands(before, prompt, bodies);
  const all = { ...wording, before, isOutAmongHands };
  return prompt.asks.flatMap((ask) => {
    if (ask.type === "hands") return handRows(ask, there, mine, all);
    if (ask.type === "out" && isOutAmongHands) return [];
    if (bodies.every((body) => answerTo(ask, body) === undefined)) return [];
    return rowsOf(labelOf(ask, all), answerText(ask, there, all), answerText(ask, mine, all));
  });
}

/** The fields of every entry besides the answers. */
const ownFields = ["kind", "id", "at", "version"];

/** Whether an entry has only answers to this prompt: not points, say, if the prompt asks whether a bid was made. */
function answersOnly({ asks }: Prompt, body: Body): boolean {
  const asked = asks.flatMap((ask) => (ask.type === "score" ? [ask.field, "ends"] : [ask.field]));
  return Object.keys(body).every((field) => ownFields.includes(field) || asked.includes(field));
}

type Answered = Exclude<Ask, { type: "hands" }>;

function labelOf(ask: Answered, { t, speaker }: Telling): string {
  switch (ask.type) {
    case "out":
      return t.entry.whoWentOut;
    case "engine":
      return t.entry.engine;
    case "score":
      return ask.label ? speaker.text(ask.label) : t.entry.points;
    case "player":
    case "choice":
    case "number":
    case "text":
      return speaker.text(ask.label);
    case "offer":
    case "given":
      return "";
  }
}

/** A score may be given as the two ends of the chain. */
const answerTo = (ask: Answered, body: Body): unknown =>
  ask.type === "score" && Array.isArray(body.ends) ? body.ends.join(" + ") : body[ask.field];

/** The answer to one question in words; undefined if there is none. */
function answerText(
  ask: Answered,
  body: Body,
  { before, t, speaker, language }: Telling & { readonly before: Position },
): string | undefined {
  const value = answerTo(ask, body);
  switch (ask.type) {
    case "out":
      return value === null ? t.entry.blocked : nameOf(before, value);
    case "engine":
      return typeof value === "number" ? t.entry.double({ number: value }) : undefined;
    case "score":
    case "number":
    case "text":
      if (typeof value === "number") return numberText(value, language);
      return value === undefined ? undefined : String(value);
    case "player":
      return value === null ? speaker.text(ask.nobody) : nameOf(before, value);
    case "choice":
      return choiceText(ask, body, speaker);
    case "offer":
    case "given":
      return undefined;
  }
}

/** No choice means the usual one. */
function choiceText(ask: Extract<Ask, { type: "choice" }>, body: Body, speaker: Speaker): string | undefined {
  const value = body[ask.field];
  const chosen = ask.choices.find((choice) => choice.value === value)?.label;
  const usual =
    value === undefined && isAsked(ask, answersIn(body)) ? (ask.none ?? ask.choices[0]?.label) : undefined;
  const label = chosen ?? usual;
  return label && speaker.text(label);
}
