import type { LeagueChange } from "../../../lib/league/changes/registry";
import type { GameStore } from "../../../lib/server/games/game-store";
import type { LeagueStore } from "../../../lib/server/leagues/league-store";
import type { LogEntry } from "../../../lib/sync/wire/wire";
import { entry, key, uuid } from "../entries";
import { problemsOf } from "../store/refusal";

export const people = ["Ana", "Bo", "Cleo", "Dev", "Eve", "Finn"].map((name) => ({ id: uuid(), name }));

/** A league of six players with two seasons of 2026, for money. */
export const leagueRequest = () => ({
  protocol: 1 as const,
  id: uuid(),
  name: "Friday Dominoes",
  players: people,
  currency: "EUR",
  timeZone: "Europe/Berlin",
  seasons: [
    { id: uuid(), name: "Spring", from: "2026-01-01", to: "2026-06-30" },
    {
      id: uuid(),
      name: "Autumn",
      from: "2026-09-01",
      to: "2026-12-31",
      counting: { count: "best" as const, games: 3 },
    },
  ],
});

/** One hand at a table: the seat that goes out, and the pips of every seat. */
export interface Hand {
  readonly out: number;
  readonly pips: readonly number[];
}

export interface TableOf {
  /** `count`: two against two when four sit down. */
  readonly rulesetId: "doubles" | "domino-pool" | "count";
  /** Indices of `people`, in seat order. */
  readonly seats: readonly number[];
  readonly hands: readonly Hand[];
  /** When it ended, in minutes of 2026. */
  readonly ended: number;
}

const handEntry = ({ seats }: TableOf, { out, pips }: Hand, at: string): LogEntry => {
  const left = seats.map((_, seat) => [`p${seat}`, pips[seat] ?? 0] as const);
  const winner = out % seats.length;
  return {
    ...entry({
      kind: "hand",
      out: `p${winner}`,
      left: Object.fromEntries(left.filter((_, seat) => seat !== winner)),
    }),
    at,
  };
};

const timeOf = (minutes: number): string => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString();

/** Games in a store that count in one of its leagues. */
export class LeagueWorld {
  readonly tables: {
    readonly id: string;
    head: number;
    readonly hands: LogEntry[];
    readonly end: LogEntry;
  }[] = [];

  constructor(
    readonly league: string,
    private readonly store: GameStore,
    private readonly leagues: LeagueStore,
  ) {}

  /** Plays a game from its start to its end. */
  async play(table: TableOf, inLeague: boolean): Promise<void> {
    const id = uuid();
    const options = table.rulesetId === "domino-pool" ? { stake: 25 } : { target: 1000 };
    const players = table.seats.map((person, seat) => ({ id: `p${seat}`, name: people[person]?.name ?? "" }));
    await this.store.create({ protocol: 1, id, game: table.rulesetId, options, players }, key);
    const hands = table.hands.map((hand, index) => handEntry(table, hand, timeOf(table.ended - 90 + index)));
    const end = { ...entry({ kind: "end" }), at: timeOf(table.ended) };
    const made = { id, head: 0, hands, end };
    this.tables.push(made);
    if (inLeague) await this.put(made, table.seats);
    await this.append(made, [...hands, end]);
    if (!inLeague) await this.put(made, table.seats);
  }

  async append(table: { readonly id: string; head: number }, entries: readonly LogEntry[]): Promise<void> {
    const done = await this.store.append(table.id, key, {
      protocol: 1,
      base: table.head,
      entries: [...entries],
    });
    if (done.outcome !== "stored") throw new Error(JSON.stringify(done));
    table.head = done.head;
  }

  private put(table: { readonly id: string }, seats: readonly number[]) {
    const seated = seats.map((person, seat) => [`p${seat}`, people[person]?.id ?? ""]);
    return this.change({ change: "game", id: uuid(), game: table.id, seats: Object.fromEntries(seated) });
  }

  /** Makes a change; resolves to whether it was accepted. */
  async change(change: LeagueChange): Promise<boolean> {
    return (await problemsOf(this.leagues.change(this.league, key, [change]))).length === 0;
  }

  /** Corrects the first hand of a finished game. */
  async correct(index: number, table: TableOf, hand: Hand): Promise<void> {
    const played = this.tables[index];
    const target = played?.hands[0];
    if (!played || !target) return;
    const { id: _, at: __, ...corrected } = handEntry(table, hand, "");
    await this.append(played, [entry({ kind: "amend", target: target.id, entry: corrected })]);
  }

  /** Takes a game's end back, so that it continues. */
  async reopen(index: number): Promise<void> {
    const played = this.tables[index];
    if (played) await this.append(played, [entry({ kind: "void", target: played.end.id })]);
  }
}
