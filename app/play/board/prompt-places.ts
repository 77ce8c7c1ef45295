import type { Ask, Prompt } from "@/lib/rules/prompts";

type PlayerAsk = Extract<Ask, { ask: "player" }>;
type ChoiceAsk = Extract<Ask, { ask: "choice" }>;
type ScoreAsk = Extract<Ask, { ask: "score" }>;

/** A prompt that one tap on a player's row answers: it asks for the player, and at most for a score or one of a few. */
export interface QuickPlay {
  readonly prompt: Prompt;
  readonly player: PlayerAsk;
  readonly score?: ScoreAsk;
  readonly choice?: ChoiceAsk;
}

/** A form that is also opened by saying, beside a name, who went out. */
export interface OutAsked {
  readonly kind: string;
  readonly among: readonly string[];
}

/** Where a prompt is answered: on the players' rows, on a card of its own, or in a form behind a button. A ruling's is out of the way. */
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
      asks.flatMap((ask) => (ask.ask === "out" && ask.onBoard ? { kind, among: ask.among } : [])),
    ),
    rulings,
  };
}

const askedIn = ({ asks }: Prompt): Ask[] => asks.filter(({ ask }) => ask !== "given");

function quickPlay(prompt: Prompt): QuickPlay | undefined {
  const asked = askedIn(prompt);
  const player = asked.find((ask) => ask.ask === "player");
  const score = asked.find((ask) => ask.ask === "score");
  const choice = asked.find((ask) => ask.ask === "choice");
  const besides = [score, choice].filter((ask) => ask !== undefined).length;
  if (prompt.when !== "play" || !player || besides > 1 || asked.length !== 1 + besides) return undefined;
  return { prompt, player, ...(score && { score }), ...(choice && { choice }) };
}

const isOffer = (prompt: Prompt): boolean =>
  prompt.when === "offer" &&
  askedIn(prompt).every(({ ask }) => ask === "offer") &&
  askedIn(prompt).length === 1;
