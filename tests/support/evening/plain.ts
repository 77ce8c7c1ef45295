import type { Played } from "./simulate";

/** A table by sides, of ids; where everybody plays alone, each is a side. */
export type PlainTable = readonly (readonly string[])[];

interface Settings {
  readonly draw?: string;
  readonly partnerAgain?: number;
  readonly rivalAgain?: number;
  readonly repeat?: boolean;
}

/** The lot, written from its description and from nothing else here. */
function lotOf(round: number, ids: readonly string[]): string[] {
  let hash = 2_166_136_261n;
  for (const byte of Buffer.from(`e1:${round}:0`)) hash = ((hash ^ BigInt(byte)) * 16_777_619n) % 2n ** 32n;
  let s = Number(hash) | 0;
  const order = [...ids].sort();
  for (let i = order.length - 1; i > 0; i--) {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), s | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    const u = BigInt((t ^ (t >>> 14)) >>> 0);
    const j = Number((u * BigInt(i + 1)) / 2n ** 32n);
    [order[i], order[j]] = [order[j] ?? "", order[i] ?? ""];
  }
  return order;
}

/** The cost of a table, from the result alone. Everybody seated has played as many games as everybody else. */
export function costPlain({ result }: Played, form: string, settings: Settings, seated: readonly string[]) {
  const now = result.rounds.length + 1;
  const together = (a: string, b: string, asPartners: boolean): number[] =>
    result.rounds.flatMap(({ round, tables }) =>
      tables.some(({ sides, seats }) => {
        const all: PlainTable = sides ?? seats?.map((id) => [id]) ?? [];
        const [mine, theirs] = [a, b].map((id) => all.findIndex((side) => side.includes(id)));
        return mine !== -1 && theirs !== -1 && (mine === theirs) === asPartners;
      })
        ? [round]
        : [],
    );
  const soon = (rounds: readonly number[], window: number) =>
    rounds.some((round) => now - round <= window) ? 1 : 0;
  const lot = lotOf(now, result.here);
  const inOrder = result.standings
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || lot.indexOf(a.who) - lot.indexOf(b.who))
    .map(({ who }) => who)
    .filter((who) => seated.includes(who));
  const place = (who: string) => inOrder.indexOf(who) + 1;
  const wins = (who: string) => result.standings.find((row) => row.who === who)?.wins ?? 0;
  const apart = (a: string, b: string) => (wins(a) - wins(b)) ** 2;
  const facts = new Map<string, { partners: number[]; rivals: number[] }>();
  const met = (a: string, b: string) => {
    const key = `${a} ${b}`;
    const known = facts.get(key) ?? { partners: together(a, b, true), rivals: together(a, b, false) };
    facts.set(key, known);
    return known;
  };
  const isSwiss = settings.draw === "swiss";
  return (table: PlainTable): number[] => {
    const across = table.flatMap((side, at) =>
      table.slice(at + 1).flatMap((other) => side.flatMap((a) => other.map((b) => [a, b] as const))),
    );
    const rivals = across.map(([a, b]) => met(a, b).rivals);
    const count = (lists: readonly (readonly number[])[]) =>
      lists.reduce((sum, list) => sum + list.length, 0);
    const [[a = "", b = ""] = [], [c = "", d = ""] = []] = table;
    if (form === "alone") return [count(rivals)];
    if (form === "pairs")
      return [settings.repeat ? 0 : count(rivals), apart(a, c), Math.abs(place(a) - place(c))];
    const partners = [met(a, b).partners, met(c, d).partners];
    const relations = [[a, b] as const, [c, d] as const, ...across];
    return [
      partners.reduce((sum, rounds) => sum + soon(rounds, settings.partnerAgain ?? 2), 0),
      rivals.reduce((sum, rounds) => sum + soon(rounds, settings.rivalAgain ?? 1), 0),
      isSwiss ? relations.reduce((sum, [x, y]) => sum + apart(x, y), 0) : 0,
      count(partners),
      count(rivals),
      isSwiss ? Math.abs(place(a) + place(b) - place(c) - place(d)) : 0,
    ];
  };
}

/** Every seating there is, compared with every other. */
export function bestPlain(
  played: Played,
  form: string,
  settings: Settings & { size?: number },
  rest: readonly string[],
) {
  const { here, rounds } = played.result;
  const lot = lotOf(rounds.length + 1, here).filter((id) => !rest.includes(id));
  const cost = costPlain(played, form, settings, lot);
  const known = new Map<PlainTable, number[]>();
  const costOf = (table: PlainTable) => known.get(table) ?? known.set(table, cost(table)).get(table) ?? [];
  const ways = new Map<string, PlainTable[]>();
  const waysOf = (members: readonly string[]): PlainTable[] => {
    const key = members.join();
    const found = ways.get(key) ?? waysAt(form, members);
    ways.set(key, found);
    return found;
  };
  let best: { tables: PlainTable[]; cost: number[] } | undefined;
  const seat = (
    left: readonly string[],
    sizes: readonly number[],
    tables: PlainTable[],
    sum: number[],
  ): void => {
    if (left.length === 0) {
      const isBetter =
        !best || isLess(sum, best.cost) || (!isLess(best.cost, sum) && isBefore(tables, best.tables, lot));
      if (isBetter) best = { tables: [...tables], cost: sum };
      return;
    }
    for (const size of new Set(sizes)) {
      const others = [...sizes];
      others.splice(sizes.indexOf(size), 1);
      for (const members of setsOf(left, size))
        for (const table of waysOf(members)) {
          const added = costOf(table);
          seat(
            left.filter((id) => !members.includes(id)),
            others,
            [...tables, table],
            added.map((each, at) => each + (sum[at] ?? 0)),
          );
        }
    }
  };
  seat(lot, sizesOf(form, lot.length, settings.size ?? 4), [], []);
  if (!best) throw new Error("nobody sits");
  return best;
}

function sizesOf(form: string, people: number, size: number): number[] {
  if (form !== "alone") return Array(people / (form === "pairs" ? 2 : 4)).fill(form === "pairs" ? 2 : 4);
  const fits = Array.from({ length: people }, (_, index) => index + 1).filter(
    (tables) => Math.floor(people / tables) >= 3 && Math.ceil(people / tables) <= 8,
  );
  const off = (tables: number) => Math.abs(people / tables - size);
  const tables = fits.toSorted((a, b) => off(a) - off(b) || b - a)[0] ?? 1;
  return Array.from(
    { length: tables },
    (_, at) => Math.floor(people / tables) + (at < people % tables ? 1 : 0),
  );
}

/** Two pairs in three ways; rivals in one. */
function waysAt(form: string, members: readonly string[]): PlainTable[] {
  if (form === "alone" || form === "pairs") return [members.map((id) => [id])];
  const [p = "", ...others] = members;
  return others.map((q) => [[p, q], others.filter((id) => id !== q)]);
}

/** Sets with the first of them. */
function setsOf([first = "", ...others]: readonly string[], size: number): string[][] {
  const choose = (from: readonly string[], count: number): string[][] =>
    count === 0
      ? [[]]
      : from.flatMap((id, at) => choose(from.slice(at + 1), count - 1).map((rest) => [id, ...rest]));
  return choose(others, size - 1).map((rest) => [first, ...rest]);
}

const isLess = (a: readonly number[], b: readonly number[]): boolean =>
  (a.map((each, at) => each - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0) < 0;

/** Table by table: the larger first, then the lists of places. */
function isBefore(a: readonly PlainTable[], b: readonly PlainTable[], lot: readonly string[]): boolean {
  for (const [at, table] of a.entries()) {
    const [ours, theirs] = [table.flat(), (b[at] ?? []).flat()];
    if (ours.length !== theirs.length) return ours.length > theirs.length;
    const differs = ours.findIndex((id, place) => id !== theirs[place]);
    if (differs >= 0) return lot.indexOf(ours[differs] ?? "") < lot.indexOf(theirs[differs] ?? "");
  }
  return false;
}
