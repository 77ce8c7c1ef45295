import type { EveningLog } from "../../../lib/evening/log";
import { drawResult } from "../../../lib/evening/result/draw-result";
import type { DrawResult, EveningResult } from "../../../lib/evening/result/types";
import type { Dice } from "../simulate/dice";
import { eveningOf, logOf, pairOf } from "./sheets";

export type Drawn = Extract<DrawResult, { tables: unknown }>;

/** The draw of the next round; undefined if nothing is drawn. */
export function drawn(log: EveningLog): Drawn | undefined {
  const draw = drawResult(log.position, 0);
  return "tables" in draw ? draw : undefined;
}

export const roundOf = ({ round, lot, tables, rest }: Drawn) => ({ kind: "round", round, lot, tables, rest });

const ids = [..."abcdefghijklmnopqrstuvwxyz0123456789", "aa", "bb", "cc", "dd"];

export interface Played {
  readonly log: EveningLog;
  readonly result: EveningResult;
  readonly entries: readonly object[];
  /** Who once asked for a rest, went away, or sat at a late table. */
  readonly excused: ReadonlySet<string>;
}

/** What may happen during an evening, besides games. */
interface Life {
  readonly comings?: boolean;
  readonly sits?: boolean;
  readonly lates?: boolean;
  readonly adjusts?: boolean;
}

/** An evening that is played as it is drawn, by people who come and go. */
export function evening(
  dice: Dice,
  {
    form,
    settings,
    game = "count",
    people,
    rounds,
  }: { form: string; settings: object; game?: string; people: number; rounds: number },
  life: Life = {},
): Played {
  const log = logOf(eveningOf(ids.slice(0, people), form, settings, game));
  const entries: object[] = [];
  const excused = new Set<string>();
  let next = people;
  const say = (entry: object): void => {
    const problems = log.accept(entry);
    if (problems.length > 0) throw new Error(JSON.stringify([entry, problems]));
    entries.push(entry);
  };
  const idOf = (unit: number): string => log.position.state.units[unit]?.id ?? "";
  const units = (isHere: boolean): string[] => {
    const { units, now } = log.position.state;
    return units.flatMap(({ id }, unit) => (now[unit]?.here === isHere ? [id] : []));
  };
  const stir = (): void => {
    const [here, away] = [units(true), units(false)];
    if (life.comings && dice.chance(0.15) && next < ids.length && here.length + away.length < 16) {
      const id = ids[next++] ?? "";
      say(
        form === "pairs"
          ? { kind: "add", pair: pairOf(id) }
          : { kind: "add", person: { id, name: `Name of ${id}` } },
      );
    }
    if (life.comings && dice.chance(0.15) && here.length > 5) {
      const who = dice.pick(here);
      say({ kind: "away", who });
      excused.add(who);
    }
    if (life.comings && dice.chance(0.2) && away.length > 0) say({ kind: "here", who: dice.pick(away) });
    if (life.sits && dice.chance(0.2)) {
      const who = dice.pick(units(true));
      say({ kind: "sit", who });
      excused.add(who);
    }
    if (life.adjusts && dice.chance(0.2)) {
      const points = dice.from(1, 50);
      say({ kind: "adjust", who: dice.pick(here), wins: dice.from(-1, 1), points, why: "ruled" });
    }
  };
  for (let round = 1; round <= rounds; round++) {
    stir();
    const draw = drawn(log);
    if (!draw) continue;
    say(roundOf(draw));
    for (const { table, sides, seats } of draw.tables) {
      if (dice.chance(0.3)) stir();
      if (life.lates && dice.chance(0.15)) {
        say({ kind: "late", round: draw.round, table });
        for (const id of seats ?? sides?.flat() ?? []) excused.add(id);
        if (dice.chance(0.5)) continue;
      }
      say({ kind: "result", round: draw.round, table, points: pointsFor(dice, seats) });
    }
    for (const [index, { tables }] of log.position.state.rounds.entries())
      for (const table of tables.filter((each) => each.late && each.state === "open")) {
        if (!dice.chance(0.3)) continue;
        const seats = form === "alone" ? table.sides.map(([unit = -1]) => idOf(unit)) : undefined;
        say({ kind: "result", round: index + 1, table: table.table, points: pointsFor(dice, seats) });
      }
  }
  return { log, result: log.result([], false), entries, excused };
}

const pointsFor = (dice: Dice, seats: readonly string[] | undefined) =>
  seats
    ? Object.fromEntries(seats.map((id) => [id, dice.from(0, 40)]))
    : dice.chance(0.5)
      ? [dice.from(100, 130), dice.from(0, 99)]
      : [dice.from(0, 99), dice.from(100, 130)];
