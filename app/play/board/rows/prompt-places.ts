import { type Ask, isAsked, type Prompt } from "@/lib/rules/prompts";
import type { Text } from "@/lib/rules/text";

type PlayerAsk = Extract<Ask, { type: "player" }>;
type ChoiceAsk = Extract<Ask, { type: "choice" }>;
type ScoreAsk = Extract<Ask, { type: "score" }>;

/**
 * A prompt that is answered with one tap on a player's row: it asks for the player, and for at most a score or a
 * choice, whose answers may lead to another choice.
 */
export interface QuickPlay {
  readonly prompt: Prompt;
  readonly player: PlayerAsk;
  readonly score?: ScoreAsk;
  readonly choice?: readonly QuickAnswer[];
}

/** What one key answers: the fields of the entry, and the labels of the answers. */
interface QuickAnswer {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly labels: readonly Text[];
}

/**
 * A form that is also opened by tapping, beside a name, who went out; or saved by that tap, if nothing else is asked
 * then.
 */
export interface OutAsked {
  readonly prompt: Prompt;
  readonly among: readonly string[];
  readonly saves: boolean;
}

/**
 * Where a prompt is answered: on the players' rows, on a card of its own, or in a form behind a button. Rulings are
 * under More.
 */
interface PromptPlaces {
  readonly rows: readonly QuickPlay[];
  readonly cards: readonly Prompt[];
  readonly forms: readonly Prompt[];
  readonly outs: readonly OutAsked[];
  readonly rulings: readonly Prompt[];
}

export function placesOf(prompts: readonly Prompt[]): PromptPlaces {
  const rulings = prompts.filter(({ when }) => when === "ruling");
  const forms = prompts.filter(
    (prompt) => !quickPlay(prompt) && !isOffer(prompt) && !rulings.includes(prompt),
  );
  return {
    rows: prompts.flatMap((prompt) => quickPlay(prompt) ?? []),
    cards: prompts.filter(isOffer),
    forms,
    outs: forms.flatMap((prompt) =>
      prompt.asks.flatMap((ask) =>
        ask.type === "out" && ask.onBoard
          ? { prompt, among: ask.among, saves: isAllOnceOut(prompt, ask.among[0]) }
          : [],
      ),
    ),
    rulings,
  };
}

const isAllOnceOut = ({ asks }: Prompt, out: string | undefined): boolean =>
  asks.every((ask) => ask.type === "out" || ask.type === "given" || !isAsked(ask, { out, fields: {} }));

const askedIn = ({ asks }: Prompt): Ask[] => asks.filter(({ type }) => type !== "given");

function quickPlay(prompt: Prompt): QuickPlay | undefined {
  const asked = askedIn(prompt);
  const player = asked.find((ask) => ask.type === "player");
  const score = asked.find((ask) => ask.type === "score");
  const choice = asked.find((ask) => ask.type === "choice");
  const more = asked.find((ask) => ask.type === "choice" && choice && followsOn(ask, choice)) as
    | ChoiceAsk
    | undefined;
  const besides = [score, choice].filter((ask) => ask !== undefined).length;
  const questions = 1 + besides + (more ? 1 : 0);
  if (prompt.when !== "play" || !player || besides > 1 || asked.length !== questions) return undefined;
  return { prompt, player, ...(score && { score }), ...(choice && { choice: answersTo(choice, more) }) };
}

const followsOn = ({ once }: ChoiceAsk, { field }: ChoiceAsk): boolean =>
  typeof once === "object" && once.field === field;

/** The answers to a choice; where one leads to another choice, that one's answers with it. */
const answersTo = (choice: ChoiceAsk, more: ChoiceAsk | undefined): QuickAnswer[] =>
  choice.choices.flatMap(({ value, label }): QuickAnswer[] => {
    const fields = { [choice.field]: value };
    if (!more || typeof more.once !== "object" || more.once.is !== value)
      return [{ fields, labels: [label] }];
    return more.choices.map((each) => ({
      fields: { ...fields, [more.field]: each.value },
      labels: [label, each.label],
    }));
  });

const isOffer = (prompt: Prompt): boolean =>
  prompt.when === "offer" &&
  askedIn(prompt).every(({ type }) => type === "offer") &&
  askedIn(prompt).length === 1;
