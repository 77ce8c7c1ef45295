import type { Speaker } from "@/lib/i18n/text";
import type { Words } from "@/lib/i18n/words";
import type { Position } from "@/lib/rules/game";
import type { Ask } from "@/lib/rules/prompts";
import { pipsOf } from "@/lib/ui/text/held-text";

/** One thing that two versions of an entry say. A text is undefined where that version says nothing of it. */
export interface VersionRow {
  readonly label: string;
  readonly there: string | undefined;
  readonly mine: string | undefined;
  /** Whether they contradict each other. */
  readonly differs: boolean;
}

type Body = Readonly<Record<string, unknown>>;

/** Two versions of an entry side by side, as far as both answer the same questions; undefined where they do not. */
export function versionRows(
  before: Position,
  there: Body,
  mine: Body,
  say: Words,
  speaker: Speaker,
): VersionRow[] | undefined {
  const prompt = before.prompts().find(({ kind }) => kind === there.kind);
  if (!prompt || mine.kind !== there.kind) return undefined;
  return prompt.asks.flatMap((ask) => {
    if (ask.ask === "out") return [];
    if (ask.ask === "hands") return ask.holders.map((player) => handRow(before, player, there, mine, say));
    const [a, b] = [
      answerText(before, ask, there, say, speaker),
      answerText(before, ask, mine, say, speaker),
    ];
    if (a.text === undefined && b.text === undefined) return [];
    return [rowOf(a.label, a.text, b.text)];
  });
}

const rowOf = (label: string, there: string | undefined, mine: string | undefined): VersionRow => ({
  ...{ label, there, mine },
  differs: there !== undefined && mine !== undefined && there !== mine,
});

const nameOf = ({ players }: Position, player: unknown): string =>
  players.find(({ id }) => id === player)?.name.trim() ?? "";

function handRow(before: Position, player: string, there: Body, mine: Body, say: Words): VersionRow {
  const text = (body: Body): string | undefined => {
    const { out, left } = before.hands(body)?.entered ?? {};
    if (out === player) return say.entry.isOut;
    const held = left && Object.hasOwn(left, player) ? left[player] : undefined;
    return held === undefined ? undefined : String(pipsOf(before.counted, held));
  };
  return rowOf(nameOf(before, player), text(there), text(mine));
}

/** The answer to one question, in words. */
function answerText(
  before: Position,
  ask: Ask,
  body: Body,
  say: Words,
  speaker: Speaker,
): { label: string; text?: string } {
  const value = body[ask.field];
  switch (ask.ask) {
    case "engine":
      return {
        label: say.entry.engine,
        ...(typeof value === "number" && { text: say.entry.double({ number: value }) }),
      };
    case "score": {
      const points = value ?? (Array.isArray(body.ends) ? body.ends.join(" + ") : undefined);
      return { label: say.entry.points, ...(points !== undefined && { text: String(points) }) };
    }
    case "player":
      return { label: speaker.text(ask.label), ...(value !== undefined && { text: nameOf(before, value) }) };
    case "choice": {
      const chosen = ask.choices.find((choice) => choice.value === value);
      return { label: speaker.text(ask.label), ...(chosen && { text: speaker.text(chosen.label) }) };
    }
    default:
      return { label: "" };
  }
}
