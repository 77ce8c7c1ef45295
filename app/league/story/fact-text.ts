import type { EveningFact } from "@/lib/league/story/evening-facts";
import type { InReach } from "@/lib/league/story/reach";
import { rulesetName } from "../league-query";
import type { LeagueWords } from "../league-words";

type NameOf = (player: string) => string;

/** What happened, as a sentence. `nameOf`: a player's name by id. */
export function factText({ language, t: { story } }: LeagueWords, fact: EveningFact, nameOf: NameOf): string {
  const { facts } = story;
  const names = fact.players.map(nameOf);
  const game = "kind" in fact ? rulesetName(fact.kind, language) : "";
  switch (fact.fact) {
    case "lead":
      return facts.lead({ names, from: fact.from.map(nameOf) });
    case "first-game":
    case "missing":
      return facts[fact.fact]({ names });
    case "record-streak":
      return facts["record-streak"]({ ...fact, names });
    case "streak":
      return facts.streak({ ...fact, names });
    case "all-won":
      return facts["all-won"]({ ...fact, names });
    case "streak-ended":
      return facts["streak-ended"]({ ...fact, names, whose: nameOf(fact.whose) });
    case "close":
      return facts.close({ ...fact, names, game, second: fact.second.map(nameOf) });
    case "comeback":
      return facts.comeback({ ...fact, names, game });
    default:
      return facts[fact.fact]({ ...fact, names, game });
  }
}

/** What the next games may bring, as a sentence. */
export function reachText({ t: { story } }: LeagueWords, reach: InReach, nameOf: NameOf): string {
  const name = nameOf(reach.player);
  switch (reach.reach) {
    case "lead":
      return story.reach.lead({ name, wins: reach.wins });
    case "streak":
      return reach.streak === reach.record
        ? story.reach.streakRecord({ name, next: reach.streak + 1 })
        : story.reach.streakEquals({ name, record: reach.record });
    case "milestone":
      return story.reach[reach.milestone.of === "wins" ? "wins" : "games"]({
        name,
        next: reach.milestone.next,
      });
  }
}
