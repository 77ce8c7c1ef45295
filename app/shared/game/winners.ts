import { playersByParty } from "@/lib/rules/people/parties";
import type { Player } from "@/lib/rules/people/table";

/** Who has won. `shared`: more than one player or side. */
export interface Winners {
  readonly names: readonly string[];
  readonly shared: boolean;
}

interface Outcome {
  readonly winners: readonly string[];
  readonly sides?: readonly (readonly string[])[] | undefined;
}

export function winnersOf(players: readonly Player[], { winners, sides }: Outcome): Winners {
  const parties = playersByParty({ players, sides }).filter((party) =>
    party.some(({ id }) => winners.includes(id)),
  );
  return { names: parties.flat().map(({ name }) => name.trim()), shared: parties.length > 1 };
}
