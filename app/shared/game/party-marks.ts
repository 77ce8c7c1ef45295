import type { Player } from "@/lib/rules/people/table";

/** A note about a player, in words. */
interface Marked {
  readonly player: string;
  readonly mark: string;
}

/** The notes about players who share a row: those that all of them have once, the others separately. */
export function partyMarks(party: readonly Player[], marks: readonly Marked[]) {
  const own = (id: string) => marks.filter(({ player }) => player === id).map(({ mark }) => mark);
  const [first = [], ...others] = party.map(({ id }) => own(id));
  const together = first.filter((mark) => others.every((each) => each.includes(mark)));
  return {
    together: [...new Set(together)],
    ofAlone: (player: Player) => own(player.id).filter((mark) => !together.includes(mark)),
  };
}
