import type { Ask, Prompt } from "@/lib/rules/prompts";

type PlayerAsk = Extract<Ask, { type: "player" }>;
type ChoiceAsk = Extract<Ask, { type: "choice" }>;
type ScoreAsk = Extract<Ask, { type: "score" }>;

/**
 * A prompt that is answered with one tap on a player's row: it asks for the player, and for at most a score or a
 * choice.
 */
export interface QuickPlay {
  readonly prompt: Prompt;
  readonly player: PlayerAsk;
  readonly score?: ScoreAsk;
  readonly choice?: ChoiceAsk;
}

/** A form that is also opened by tapping, beside a name, who went out. */
export interface OutAsked {
  readonly kind: string;
  readonly among: readonly string[];
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
    outs: forms.flatMap(({ kind, asks }) =>
      asks.flatMap((ask) => (ask.type === "out" && ask.onBoard ? { kind, among: ask.among } : [])),
    ),
    rulings,
  };
}

const askedIn = ({ asks }: Prompt): Ask[] => asks.filter(({ type }) => type !== "given");

function quickPlay(prompt: Prompt): QuickPlay | undefined {
  const asked = askedIn(prompt);
  const player = asked.find((ask) => ask.type === "player");
  const score = asked.find((ask) => ask.type === "score");
  const choice = asked.find((ask) => ask.type === "choice");
  const besides = [score, choice].filter((ask) => ask !== undefined).length;
  if (prompt.when !== "play" || !player || besides > 1 || asked.length !== 1 + besides) return undefined;
  return { prompt, player, ...(score && { score }), ...(choice && { choice }) };
}

const isOffer = (prompt: Prompt): boolean =>
  prompt.when === "offer" &&
  askedIn(prompt).every(({ type }) => type === "offer") &&
  askedIn(prompt).length === 1;
