import type { EveningWithAnswers, LeagueReply } from "../replies";
import { membersOn, namesOn, personIn } from "../roster/roster";
import { type EveningAnswer, isEveningAnswer } from "./answer";

interface Given {
  readonly player: string;
  readonly answer: string;
}

/**
 * Sorts the answers to an evening by name. They are expected in the order in which they were given: whoever comes after
 * the last of so many `places` was taken waits.
 */
export function answersBy(
  players: LeagueReply["players"],
): (given: readonly Given[], places: number | undefined) => EveningWithAnswers["answers"] {
  const person = personIn(players);
  const names = namesOn(membersOn(players));
  return (given, places = Number.POSITIVE_INFINITY) => {
    const answers = new Map<string, EveningAnswer>();
    // A player who was merged may have two answers: the later one counts.
    for (const { player, answer } of given) if (isEveningAnswer(answer)) answers.set(person(player), answer);
    let coming = 0;
    return [...answers]
      .flatMap(([player, answer]) => {
        const name = names.get(player);
        if (name === undefined) return [];
        if (answer === "coming") coming += 1;
        const waits = answer === "coming" && coming > places;
        return [{ player, name, answer, ...(waits && { waits: true as const }) }];
      })
      .sort((a, b) => a.name.localeCompare(b.name));
  };
}

/** How many places nobody has taken. */
export const placesLeft = (places: number, answers: EveningWithAnswers["answers"]): number =>
  Math.max(0, places - answers.filter(({ answer }) => answer === "coming").length);
