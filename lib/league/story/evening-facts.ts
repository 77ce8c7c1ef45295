import { isWin } from "../standings/posted";
import { type Evening, type EveningGame, type EveningPlayer, eveningTable } from "./evening";

/**
 * What happened in an evening, as facts: a code and the params of its sentence, most interesting first. Facts are
 * derived from results whenever a page is drawn; nothing is typed in or stored.
 *
 * `readEvening` in `lib/league/pages/evening.ts` gives the `Evening` of a day. A page with room for one sentence takes the first fact. The catalogues have one sentence per code (`leagueStory.facts`).
 */

interface InGame {
  readonly game: string;
  readonly kind: string;
  /** The player, or both partners, since they have one total. */
  readonly players: readonly string[];
}

export type EveningFact =
  /** There is a new leader of the table. `from`: the former one, empty if nobody had played. */
  | { readonly fact: "lead"; readonly players: readonly string[]; readonly from: readonly string[] }
  /** The longest winning streak ever. */
  | {
      readonly fact: "record-streak";
      readonly players: readonly string[];
      readonly value: number;
      readonly before: number;
    }
  /** The most points in one round ever, in a game that the most points win. */
  | ({ readonly fact: "record-round"; readonly value: number; readonly before: number } & InGame)
  /** The same in a game that the fewest points win, where it is bad luck. */
  | ({ readonly fact: "record-bad-round"; readonly value: number; readonly before: number } & InGame)
  /** The biggest comeback ever. */
  | ({ readonly fact: "record-comeback"; readonly value: number; readonly before: number } & InGame)
  /** A player won all of their `games`. */
  | { readonly fact: "all-won"; readonly players: readonly string[]; readonly games: number }
  /** A winning streak ended in that game, which `players` won. */
  | ({ readonly fact: "streak-ended"; readonly whose: string; readonly value: number } & InGame)
  /** A winning streak continues. */
  | { readonly fact: "streak"; readonly players: readonly string[]; readonly value: number }
  /** The biggest comeback of the evening. */
  | ({ readonly fact: "comeback"; readonly value: number } & InGame)
  | { readonly fact: "first-game"; readonly players: readonly string[] }
  /** The closest game relative to its highest total, if it was close. */
  | ({ readonly fact: "close"; readonly second: readonly string[]; readonly by: number } & InGame)
  /** Regulars who did not come. */
  | { readonly fact: "missing"; readonly players: readonly string[] };

/** The shortest streak, and the fewest games for "won every game", that are worth mentioning. */
const minStreak = 3;
/** A game is close if it was decided by at most this share of its highest total. */
const closeOf = 10;
/** Regulars came to more than half of the earlier evenings, of which at least this many must be known. */
const minEvenings = 3;

/** What happened, most interesting first, nothing twice. */
export function eveningFacts(evening: Evening): EveningFact[] {
  const facts = [
    ...leadOf(evening),
    ...recordStreakOf(evening),
    ...recordsOf(evening, "many"),
    ...allWonOf(evening),
    ...endedStreaksOf(evening),
    ...streaksOf(evening),
    ...recordsOf(evening, "few"),
    ...comebackOf(evening),
    ...firstGamesOf(evening),
    ...closestOf(evening),
    ...missingOf(evening),
  ];
  return facts.filter((fact) => !facts.some((record) => repeats(fact, record)));
}

/** Whether a record already states this fact. */
function repeats(fact: EveningFact, record: EveningFact): boolean {
  if (fact.fact === "streak") return record.fact === "record-streak" && record.value === fact.value;
  return fact.fact === "comeback" && record.fact === "record-comeback" && record.game === fact.game;
}

function leadOf({ lead }: Evening): EveningFact[] {
  if (!lead || lead.after.every((each) => lead.before.includes(each))) return [];
  const players = lead.after.filter((each) => !lead.before.includes(each));
  return [{ fact: "lead", players, from: lead.before.filter((each) => !lead.after.includes(each)) }];
}

/** Each player's streak after their last game of the evening. */
function streaksAfter({ games }: Evening): ReadonlyMap<string, number> {
  return new Map(games.flatMap(({ players }) => players.map(({ person, streak }) => [person, streak])));
}

const withStreak = (streaks: ReadonlyMap<string, number>, value: number): string[] =>
  [...streaks].flatMap(([person, streak]) => (streak === value ? [person] : []));

/** The longest streak of the evening, which may also have ended in it. */
function recordStreakOf({ games, before }: Evening): EveningFact[] {
  const longest = new Map<string, number>();
  for (const { players } of games)
    for (const { person, streak } of players) longest.set(person, Math.max(streak, longest.get(person) ?? 0));
  const value = Math.max(0, ...longest.values());
  if (value < minStreak || value <= before.streak) return [];
  return [{ fact: "record-streak", players: withStreak(longest, value), value, before: before.streak }];
}

/** Records in games that the most points win, and comebacks in all games; or bad rounds in the other games. */
function recordsOf(evening: Evening, of: "many" | "few"): EveningFact[] {
  return [...evening.before.records].flatMap(([rulesetId, before]): EveningFact[] => {
    const rounds = most(evening, "high", rulesetId);
    const comebacks = most(evening, "comeback", rulesetId);
    const fact = of === "many" ? "record-round" : "record-bad-round";
    return [
      ...(evening.aim(rulesetId) === of && isRecord(rounds, before.high)
        ? [{ fact, ...rounds, before: before.high } as const]
        : []),
      ...(of === "many" && isRecord(comebacks, before.comeback)
        ? [{ fact: "record-comeback", ...comebacks, before: before.comeback } as const]
        : []),
    ];
  });
}

/** The first value ever is not a record, since there was nothing to break. */
const isRecord = (found: Most | undefined, before: number): found is Most =>
  found !== undefined && before > 0 && found.value > before;

type Most = InGame & { readonly value: number };

/** The largest value of a column in the evening, for one kind or all; of equals, the first. */
function most({ games }: Evening, column: "high" | "comeback", only?: string): Most | undefined {
  let best: Most | undefined;
  for (const game of games.filter(({ rulesetId }) => only === undefined || rulesetId === only))
    for (const player of game.players) {
      const value = player.result[column] ?? 0;
      if (value > (best?.value ?? 0)) best = { ...inGame(game, [player]), value };
    }
  return best;
}

/** A fact about a game, for these players and the partners who share a total with them. */
function inGame({ gameId: game, rulesetId, players }: EveningGame, whose: readonly EveningPlayer[]): InGame {
  const isWith = ({ result }: EveningPlayer, other: EveningPlayer): boolean =>
    result.side === undefined ? result.seat === other.result.seat : result.side === other.result.side;
  const all = players.filter((player) => whose.some((each) => isWith(each, player)));
  return { game, kind: rulesetId, players: all.map(({ person }) => person) };
}

function allWonOf({ games, rule }: Evening): EveningFact[] {
  const swept = eveningTable({ games, rule }).filter(
    ({ played, won, shared }) => played >= minStreak && won + shared === played,
  );
  return swept.map(({ person, played }) => ({ fact: "all-won", players: [person], games: played }));
}

/** Streaks from before the evening or made in it, the longest first. */
function endedStreaksOf({ games, before }: Evening): EveningFact[] {
  const now = new Map(before.streaks);
  const ended: Extract<EveningFact, { fact: "streak-ended" }>[] = [];
  for (const game of games)
    for (const { person, streak } of game.players) {
      const value = now.get(person) ?? 0;
      if (streak === 0 && value >= minStreak) {
        const winners = game.players.filter(({ result }) => isWin(result));
        ended.push({ fact: "streak-ended", whose: person, value, ...inGame(game, winners) });
      }
      now.set(person, streak);
    }
  return ended.sort((a, b) => b.value - a.value);
}

function streaksOf(evening: Evening): EveningFact[] {
  const streaks = streaksAfter(evening);
  const value = Math.max(0, ...streaks.values());
  if (value < minStreak) return [];
  return [{ fact: "streak", players: withStreak(streaks, value), value }];
}

function comebackOf(evening: Evening): EveningFact[] {
  const found = most(evening, "comeback");
  return found ? [{ fact: "comeback", ...found }] : [];
}

function firstGamesOf({ games, before }: Evening): EveningFact[] {
  const came = new Set(games.flatMap(({ players }) => players.map(({ person }) => person)));
  const players = [...came].filter((person) => !before.streaks.has(person));
  // In a league's first evening, everybody plays for the first time.
  return players.length === 0 || players.length === came.size ? [] : [{ fact: "first-game", players }];
}

function closestOf({ games }: Evening): EveningFact[] {
  const decided = games.flatMap((game) => {
    const at = (place: number) => game.players.filter(({ result }) => result.place === place);
    const [winners, second] = [inGame(game, at(1)), at(2)];
    const [first, next] = [at(1)[0]?.result, second[0]?.result];
    if (first?.tied !== 1 || !next) return [];
    const by = Math.abs(first.total - next.total);
    const highest = Math.max(...game.players.map(({ result }) => Math.abs(result.total)));
    if (by === 0 || closeOf * by > highest) return [];
    const fact = { fact: "close", ...winners, second: inGame(game, second).players, by } as const;
    return [{ fact, share: by / highest }];
  });
  return decided.sort((a, b) => a.share - b.share).flatMap(({ fact }, index) => (index === 0 ? [fact] : []));
}

function missingOf({ games, isOver, before: { attendance } }: Evening): EveningFact[] {
  if (!isOver || attendance.length < minEvenings) return [];
  const came = new Set(games.flatMap(({ players }) => players.map(({ person }) => person)));
  const all = new Set(attendance.flatMap((evening) => [...evening]));
  const usual = [...all].filter(
    (person) => 2 * attendance.filter((evening) => evening.has(person)).length > attendance.length,
  );
  const players = usual.filter((person) => !came.has(person));
  return players.length === 0 ? [] : [{ fact: "missing", players }];
}
