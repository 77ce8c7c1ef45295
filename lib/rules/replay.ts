import { amendEntry, voidEntry } from "./entry";
import type { Position } from "./game";
import type { Language } from "./language";
import { type EntryProblem, impossibleHandsCode, type Problem, under } from "./problem";
import { isRecord, readObject } from "./read";
import { err, ok, type Result } from "./result";
import type { Json, RoundScore } from "./rules";
import type { OpenedSheet } from "./scoresheet";
import { byPlayer } from "./table";
import { kernelWords } from "./words";

/** What a scoresheet comes to. Source: docs/scoresheet.md, "Replay result". Points in pips, money in minor units. */
export interface ReplayResult {
  readonly game: string;
  readonly status: "playing" | "finished";
  readonly early: boolean;
  /** Entries taken, from the start. */
  readonly accepted: number;
  /** Those of the first entry that was refused; nothing after it was looked at. */
  readonly problems: readonly EntryProblem[];
  readonly totals: Readonly<Record<string, number>>;
  readonly balances: Readonly<Record<string, number>>;
  readonly pool: number;
  readonly standings: readonly { readonly player: string; readonly rank: number }[];
  readonly winners: readonly string[];
  readonly rounds: readonly {
    readonly points: Readonly<Record<string, number>>;
    readonly money: Readonly<Record<string, number>>;
  }[];
  readonly next: Readonly<Record<string, Json>>;
  /** Who sits there now, in seat order, where somebody came, left, or got another name or seat. */
  readonly players?: readonly { readonly id: string; readonly name: string; readonly left?: true }[];
}

/** One entry as it was taken. */
export type Line =
  /** An entry of the game; `stands` is what it is now, after corrections: undefined when it was taken back. */
  | {
      readonly line: "entry";
      readonly written: unknown;
      readonly stands: unknown;
      readonly corrections: readonly number[];
    }
  /** A correction of the line at index `target`. */
  | { readonly line: "amend" | "void"; readonly written: unknown; readonly target: number };

interface Slot {
  readonly line: Line;
  /** The position before this line, as it stands now. */
  readonly before: Position;
  readonly round?: RoundScore;
}

/**
 * A scoresheet being replayed: entries are taken one by one, each checked against all before it. A correction goes
 * back to the line it corrects and plays everything after it again. What is refused changes nothing.
 */
export class Log {
  private slots: Slot[] = [];
  private playedAgain = 0;
  private readonly ids = new Map<string, number>();
  private now: Position;

  constructor(
    private readonly start: Position,
    private readonly language: Language,
  ) {
    this.now = start;
  }

  /** The same log, to go on by itself: what either takes from now on, the other does not have. */
  fork(): Log {
    const fork = new Log(this.start, this.language);
    fork.now = this.now;
    fork.slots = [...this.slots];
    for (const [id, index] of this.ids) fork.ids.set(id, index);
    return fork;
  }

  /** The position after all that was taken. */
  get position(): Position {
    return this.now;
  }

  get lines(): readonly Line[] {
    return this.slots.map((slot) => slot.line);
  }

  /**
   * The position before the line at this index, as it stands now, with the names of today: what its correction is
   * checked against.
   */
  before(index: number): Position | undefined {
    return this.slots[index]?.before.named(this.now.players);
  }

  /** The round that the line at this index closed, as it stands now. */
  roundOf(index: number): RoundScore | undefined {
    return this.slots[index]?.round;
  }

  /** How many lines corrections have made it play again: what a replay costs beyond one check an entry. */
  get linesPlayedAgain(): number {
    return this.playedAgain;
  }

  /** Takes an entry at the end, or says why not. */
  take(raw: unknown): readonly EntryProblem[] {
    const problems = this.idProblems(raw);
    const kind = isRecord(raw) ? raw.kind : undefined;
    const taken = kind === "amend" || kind === "void" ? this.correct(kind, raw) : this.append(raw);
    if (!taken.ok)
      return [...(problems.length > 0 ? cheap(taken.error) : taken.error), ...problems].map((problem) => ({
        entry: this.slots.length,
        ...problem,
      }));
    if (problems.length > 0) return problems.map((problem) => ({ entry: this.slots.length, ...problem }));
    taken.value();
    if (isRecord(raw) && typeof raw.id === "string")
      this.ids.set(raw.id.toLowerCase(), this.slots.length - 1);
    return [];
  }

  result(problems: readonly EntryProblem[]): ReplayResult {
    const position = this.now;
    return {
      game: position.game.id,
      status: position.over ? "finished" : "playing",
      early: position.early,
      accepted: this.slots.length,
      problems,
      ...position.standing(),
      rounds: this.slots.flatMap(({ round, before }) =>
        round
          ? [
              {
                points: byWhoPlays(before, round.points),
                money: round.money ? byWhoPlays(before, round.money) : {},
              },
            ]
          : [],
      ),
      next: position.next(),
      ...this.peopleNow(),
    };
  }

  /** Who sits there, where that is not who sat down at the start. */
  private peopleNow(): Pick<ReplayResult, "players"> {
    const { players, gone } = this.now;
    if (players === this.start.players && gone.size === 0) return {};
    return {
      players: players.map(({ id, name }) => {
        const player = { id, name: name.trim() };
        return gone.has(id) ? { ...player, left: true } : player;
      }),
    };
  }

  private idProblems(raw: unknown): Problem[] {
    const id = isRecord(raw) ? raw.id : undefined;
    if (typeof id !== "string" || !this.ids.has(id.toLowerCase())) return [];
    return [{ code: "id-used", path: "/id", message: kernelWords[this.language].idUsed({ id }) }];
  }

  /** Checks; the value does what was checked. */
  private append(raw: unknown): Result<() => void, readonly LaterProblem[]> {
    const before = this.now;
    const played = before.play(raw);
    if (!played.ok) return played;
    const { position, round } = played.value;
    return ok(() => {
      const line: Line = { line: "entry", written: raw, stands: raw, corrections: [] };
      this.slots.push(round ? { line, before, round } : { line, before });
      this.now = position;
    });
  }

  private correct(kind: "amend" | "void", raw: unknown): Result<() => void, readonly LaterProblem[]> {
    const say = kernelWords[this.language];
    const schema = kind === "amend" ? amendEntry : voidEntry;
    const { problems } = readObject<unknown>(schema, raw, say.thisEntry, say);
    const fields = isRecord(raw) ? raw : {};
    const target = this.lineAt(fields.target);
    const replacement = kind === "amend" ? fields.entry : undefined;
    const inner = kind === "amend" ? innerProblems(replacement, this.language) : [];
    const targetProblems = "target" in fields && !target.ok ? [target.error] : [];
    const all = [
      kind === "amend" ? problems.filter(({ path }) => path !== "/entry") : problems,
      targetProblems,
      inner,
    ].flat();
    if (!target.ok || inner.length > 0) return err(all);
    if (all.length > 0) {
      const itself = kind === "amend" ? (this.before(target.value)?.check(replacement) ?? []) : [];
      return err([...all, ...under("/entry", cheap(itself))]);
    }

    const replayed = this.replayFrom(target.value, replacement);
    if (!replayed.ok) return replayed;
    return ok(() => {
      const index = this.slots.length;
      this.slots.splice(target.value, replayed.value.slots.length, ...replayed.value.slots);
      const corrected = this.slots[target.value];
      if (corrected?.line.line === "entry")
        this.slots[target.value] = {
          ...corrected,
          line: { ...corrected.line, corrections: [...corrected.line.corrections, index] },
        };
      this.now = replayed.value.now;
      this.slots.push({ line: { line: kind, written: raw, target: target.value }, before: this.now });
    });
  }

  /** The index of the line that `target` names: an index, or an entry's id. It must be an entry of the game. */
  private lineAt(target: unknown): Result<number, Problem> {
    const say = kernelWords[this.language];
    const shown = typeof target === "object" ? "of this kind" : String(target).slice(0, 40);
    const index = typeof target === "string" ? this.ids.get(target.toLowerCase()) : target;
    const slot = typeof index === "number" ? this.slots[index] : undefined;
    if (typeof index !== "number" || !slot)
      return err({ code: "no-target", path: "/target", message: say.noTarget({ target: shown }) });
    if (slot.line.line !== "entry")
      return err({
        code: "target-is-correction",
        path: "/target",
        message: say.targetIsCorrection({ target: shown }),
      });
    return ok(index);
  }

  /** All slots from `target` on, as they would be with another entry there, or none. */
  private replayFrom(
    target: number,
    replacement: unknown,
  ): Result<{ slots: Slot[]; now: Position }, LaterProblem[]> {
    const slots: Slot[] = [];
    let now = this.slots[target]?.before ?? this.now;
    this.playedAgain += this.slots.length - target;
    for (let index = target; index < this.slots.length; index++) {
      const slot = this.slots[index];
      if (!slot) break;
      const stands =
        index === target ? replacement : slot.line.line === "entry" ? slot.line.stands : undefined;
      const line = index === target && slot.line.line === "entry" ? { ...slot.line, stands } : slot.line;
      if (stands === undefined) {
        slots.push({ line, before: now });
        continue;
      }
      const played = now.play(stands);
      if (!played.ok) return err(this.correctionProblems(played.error, index, target, now));
      const { position, round } = played.value;
      slots.push(round ? { line, before: now, round } : { line, before: now });
      now = position;
    }
    return ok({ slots, now });
  }

  private correctionProblems(
    problems: readonly Problem[],
    index: number,
    target: number,
    now: Position,
  ): LaterProblem[] {
    if (index === target) return under("/entry", problems);
    const say = kernelWords[this.language];
    const slot = this.slots[index];
    const described =
      slot?.line.line === "entry"
        ? slot.before.named(this.now.players).describe(slot.line.stands)
        : now.headline();
    return problems.map((problem) => ({
      code: "later-entry-fails",
      path: "/target",
      message: say.laterFails({ later: index, described, why: problem.message }),
      later: index,
    }));
  }
}

/** What a round gave to everybody who played it, by id. */
function byWhoPlays({ players, gone }: Position, bySeat: readonly number[]): Record<string, number> {
  const all = byPlayer({ players }, bySeat);
  return gone.size === 0 ? all : Object.fromEntries(Object.entries(all).filter(([id]) => !gone.has(id)));
}

/** Without what takes a search, which is told only when there is nothing else. */
const cheap = <P extends Problem>(problems: readonly P[]): P[] =>
  problems.filter(({ code }) => code !== impossibleHandsCode);

type LaterProblem = Problem & { readonly later?: number };

/** An amend's entry is an entry of the game, not itself a correction; the rest is checked where it goes. */
function innerProblems(entry: unknown, language: Language): Problem[] {
  const say = kernelWords[language];
  if (entry === undefined)
    return [{ code: "missing", path: "/entry", message: say.missing({ field: "entry" }) }];
  if (!isRecord(entry)) {
    const message = say.wrongType({ field: "entry", expected: say.expected.object });
    return [{ code: "wrong-type", path: "/entry", message }];
  }
  if (entry.kind !== "amend" && entry.kind !== "void") return [];
  return [{ code: "inner-correction", path: "/entry/kind", message: say.innerCorrection }];
}

/** Replays a whole sheet, up to the first entry that is refused. */
export function replay(opened: OpenedSheet, language: Language): ReplayResult {
  const result = replayWithin(opened, language, Number.POSITIVE_INFINITY);
  if (!result) throw new Error("nothing is more than infinity");
  return result;
}

/** The same; undefined when corrections make it play more than `mostPlayedAgain` lines again. */
export function replayWithin(
  { sheet, start }: OpenedSheet,
  language: Language,
  mostPlayedAgain: number,
): ReplayResult | undefined {
  const log = new Log(start, language);
  for (const entry of sheet.entries) {
    const problems = log.take(entry);
    if (problems.length > 0) return log.result(problems);
    if (log.linesPlayedAgain > mostPlayedAgain) return undefined;
  }
  return log.result([]);
}
