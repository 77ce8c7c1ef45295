import type { Player } from "@/lib/rules/people/table";

/** Something to know about a player, in words. */
interface Marked {
  readonly player: string;
  readonly mark: string;
}

/** What to know about those who share a row: what all of them have is told once, the rest of each by itself. */
export function partyMarks(party: readonly Player[], marks: readonly Marked[]) {
  const own = (id: string) => marks.filter(({ player }) => player === id).map(({ mark }) => mark);
  const [first = [], ...others] = party.map(({ id }) => own(id));
  const together = first.filter((mark) => others.every((each) => each.includes(mark)));
  return {
    together: [...new Set(together)],
    ofAlone: (player: Player) => own(player.id).filter((mark) => !together.includes(mark)),
  };
}
