import { nameKey } from "../roster/names";
import type { LeagueSettings } from "../settings";
import { plain } from "./days";
import type { Draft } from "./drafts";

type Roster = LeagueSettings["players"];

/** Somebody in a table, and who that is in the league. */
export interface Match {
  /** The name as the roster compares it. */
  readonly key: string;
  /** As it is first written in the table. */
  readonly name: string;
  readonly games: number;
  /** The player of the league; undefined for somebody new. */
  readonly player: string | undefined;
  /** Players with a similar name, the most similar first; none if the name is on the roster. */
  readonly near: readonly string[];
}

/** Without accents, spaces and signs. */
const bare = (name: string): string => plain(nameKey(name)).replace(/[^\p{L}\p{N}]/gu, "");

/** Whether one name is the first words of the other: Rosa, Rosa P. */
function isPart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(`${short} `);
}

/** How many letters have to be changed, added or left out; more than `most` is not counted on. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let at = 1; at <= b.length; at++)
      line.push(
        Math.min(
          (above[at] ?? 0) + 1,
          (line[at - 1] ?? 0) + 1,
          (above[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1),
        ),
      );
    if (Math.min(...line) > most) return most + 1;
    above = line;
  }
  return above[b.length] ?? 0;
}

/**
 * Everybody in these games, in the order of the table. `chosen`: who somebody is, by key; "" for somebody new. Names that
 * differ in accents or signs only are taken for one person; whoever is otherwise similar is proposed.
 */
export function matchesOf(
  drafts: readonly Draft[],
  roster: Roster,
  chosen: Readonly<Record<string, string>>,
): Match[] {
  const found = new Map<string, { name: string; games: number }>();
  for (const { players } of drafts)
    for (const { player: name } of players) {
      const key = nameKey(name);
      const known = found.get(key);
      if (known) known.games++;
      else found.set(key, { name: name.trim(), games: 1 });
    }
  const named = roster.filter(({ name }) => name !== "");
  const byKey = new Map(named.map(({ id, name }) => [nameKey(name), id]));
  const people = named
    .filter(({ mergedInto }) => mergedInto === undefined)
    .map(({ id, name }) => ({ id, words: plain(name), letters: bare(name) }));
  return [...found].map(([key, { name, games }]): Match => {
    const equal = byKey.get(key);
    if (equal !== undefined) return { key, name, games, player: equal, near: [] };
    const [words, letters] = [plain(name), bare(name)];
    const most = letters.length < 3 ? 0 : letters.length < 6 ? 1 : 2;
    const near = people
      .map((each) => ({
        id: each.id,
        by: isPart(words, each.words) ? 1 : distance(letters, each.letters, most),
      }))
      .filter(({ by }) => by <= most)
      .sort((a, b) => a.by - b.by);
    const [best, second] = near;
    const same = best?.by === 0 && second?.by !== 0 ? best.id : undefined;
    const choice = Object.hasOwn(chosen, key) ? chosen[key] : undefined;
    const player = choice === undefined ? same : choice || undefined;
    return { key, name, games, player, near: near.slice(0, 5).map(({ id }) => id) };
  });
}
