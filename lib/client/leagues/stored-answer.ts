import { isEveningAnswer } from "@/lib/league/evenings/answer";
import type { AnswerRequest } from "@/lib/league/wire";
import { allTraces, localKeys } from "../store/local-keys";
import { leagueCalls } from "./session/league-calls";

/** An answer of a player, on their own phone or on one that several players share. */
export interface OwnAnswer extends AnswerRequest {
  /** The league's address. */
  readonly slug: string;
  /** The player's id. */
  readonly player: string;
}

type Asked = Pick<OwnAnswer, "slug" | "evening" | "player">;

const allAnswers = `${allTraces}answer/`;
const placeOf = ({ evening, player }: Asked): string => `${allAnswers}${evening}/${player}`;
/** Earlier versions did not store whose answer it was. */
const formerPlaceOf = ({ slug, evening }: Asked): string => `${allAnswers}${slug}/${evening}`;

/** How many answers this phone has not been able to send yet. */
export const unsentAnswers = (): number => localKeys(allAnswers).length;

/** The answer this phone has not been able to send yet. */
export function storedAnswer(asked: Asked): AnswerRequest["answer"] | undefined {
  try {
    const stored = localStorage.getItem(placeOf(asked)) ?? localStorage.getItem(formerPlaceOf(asked)) ?? "";
    return isEveningAnswer(stored) ? stored : undefined;
  } catch {
    // A browser that forbids storage.
    return undefined;
  }
}

function store(answer: OwnAnswer): void {
  try {
    localStorage.setItem(placeOf(answer), answer.answer);
    localStorage.removeItem(formerPlaceOf(answer));
  } catch {
    // It is sent while the page is open.
  }
}

function forget(asked: Asked): void {
  try {
    localStorage.removeItem(placeOf(asked));
  } catch {
    // There was none.
  }
}

/**
 * Sends an answer, and stores it for later if the server cannot be reached. Otherwise returns the code that refused
 * it.
 */
export async function sendAnswer(
  answer: OwnAnswer,
): Promise<"sent" | "stored" | { readonly refused: string }> {
  const { slug, player: _, ...request } = answer;
  store(answer);
  const answered = await leagueCalls.answer(slug, request);
  if (answered.outcome === "unreachable") return "stored";
  // The player may have given another answer since.
  if (storedAnswer(answer) === answer.answer) forget(answer);
  return answered.outcome === "answered" ? "sent" : { refused: answered.code };
}
