import type { EveningWithAnswers, LeagueReply } from "../replies";
import { membersOn, namesOn, personIn } from "../roster/roster";
import { type EveningAnswer, isEveningAnswer } from "./answer";

interface Given {
  readonly player: string;
  readonly answer: string;
}

/** Sorts the answers to an evening by name. They are expected in the order in which they were given. */
export function answersBy(
  players: LeagueReply["players"],
): (given: readonly Given[]) => EveningWithAnswers["answers"] {
  const person = personIn(players);
  const names = namesOn(membersOn(players));
  return (given) => {
    const answers = new Map<string, EveningAnswer>();
    // A player who was merged may have two answers: the later one counts.
    for (const { player, answer } of given) if (isEveningAnswer(answer)) answers.set(person(player), answer);
    return [...answers]
      .flatMap(([player, answer]) => {
        const name = names.get(player);
        return name === undefined ? [] : [{ player, name, answer }];
      })
      .sort((a, b) => a.name.localeCompare(b.name));
  };
}
