import type { Language } from "@/lib/i18n/language";
import { speaker } from "@/lib/i18n/text";
import { seatsInSides } from "@/lib/rules/people/parties";
import { maxNameLength, playerProblems } from "@/lib/rules/people/player-problems";
import type { Player } from "@/lib/rules/people/table";
import { err, ok, type Result } from "@/lib/rules/result";
import { namesIn } from "./names-in";
import type { SetupDraft } from "./setup-draft";

/** Adds a player in the last seat, or returns what is wrong with the name. */
export function withPlayer(
  players: readonly Player[],
  name: string,
  language: Language,
): Result<Player[], string> {
  const more = [...players, { id: newPlayerId(), name: name.trim() }];
  const problem = playerProblems(more).find(({ path }) => path.startsWith(`/players/${players.length}/`));
  return problem ? err(speaker(language).problem(problem)) : ok(more);
}

/** Adds everybody in a text of names in the last seats, or returns what is wrong with one of the names. */
export function withNames(
  players: readonly Player[],
  text: string,
  language: Language,
): Result<Player[], string> {
  const [first = "", ...others] = namesIn(text);
  return others.reduce(
    (seated, name) => (seated.ok ? withPlayer(seated.value, name, language) : seated),
    withPlayer(players, first, language),
  );
}

/** The draft with these players. Once a table of pairs is full again, partners who both stayed sit opposite. */
export function withPlayers(draft: SetupDraft, players: readonly Player[]): SetupDraft {
  const { pairs, ...rest } = draft;
  if (!pairs || players.length < seatsInSides) return { ...draft, players: [...players] };
  const stayed = pairs
    .map((pair) => players.filter(({ id }) => pair.includes(id)))
    .find(({ length }) => length > 1);
  if (!stayed || players.length > seatsInSides) return { ...rest, players: [...players] };
  const others = players.filter((player) => !stayed.includes(player));
  const [first, second] = stayed.includes(players[0] as Player) ? [stayed, others] : [others, stayed];
  return { ...rest, players: first.flatMap((player, place) => [player, ...second.slice(place, place + 1)]) };
}

/** The draft without this player. `sides`: the partners at a full table of pairs, who are remembered. */
export const withoutPlayer = (
  draft: SetupDraft,
  id: string,
  sides: readonly (readonly string[])[] | undefined,
): SetupDraft => ({
  ...draft,
  players: draft.players.filter((player) => player.id !== id),
  ...(sides && { pairs: sides.map((side) => [...side]) }),
});

/** Adds a player from a league's roster. Names at a table are shorter than on a roster. */
export function withPerson(
  draft: SetupDraft,
  person: { readonly id: string; readonly name: string },
  language: Language,
): Result<SetupDraft, string> {
  const { league } = draft;
  const players = withPlayer(draft.players, [...person.name].slice(0, maxNameLength).join(""), language);
  const added = players.ok ? players.value.at(-1) : undefined;
  if (!players.ok) return players;
  const seats = { ...league?.seats, ...(added && { [added.id]: person.id }) };
  const seated = withPlayers({ ...draft, name: "" }, players.value);
  return ok({ ...seated, ...(league && { league: { ...league, seats } }) });
}

/** The draft with the names being typed, if there are any, in the last seats. */
export function withTypedName(draft: SetupDraft, language: Language): Result<SetupDraft, string> {
  if (draft.name.trim() === "") return ok(draft);
  const players = withNames(draft.players, draft.name, language);
  return players.ok ? ok(withPlayers({ ...draft, name: "" }, players.value)) : players;
}

/** Moves a player to another seat; those between move by one. Seats are counted from 0. */
export function seatedAt(players: readonly Player[], from: number, to: number): Player[] {
  const order = [...players];
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** Ten characters of 36: unique in a league. Works without a secure context. */
function newPlayerId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join("");
}
