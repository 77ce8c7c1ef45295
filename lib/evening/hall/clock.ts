import { isRecord } from "../../rules/record";
import type { EveningLog } from "../log";
import type { Settings } from "../setup";

const minute = 60_000;

/** How a round stands by the clock. */
export interface Clock {
  /** `over`: the host called time, or it is up. */
  readonly phase: "running" | "warning" | "over";
  /** Whole minutes, the one that has begun included. */
  readonly left: number;
}

/** When the round was started, by the clock of the phone that did it. */
export function beganAt({ lines }: Pick<EveningLog, "lines">, round: number): number {
  const line = lines.findLast(
    (each) =>
      each.type === "entry" &&
      isRecord(each.effective) &&
      each.effective.kind === "round" &&
      each.effective.round === round,
  );
  return isRecord(line?.written) ? Date.parse(String(line.written.at)) : Number.NaN;
}

/**
 * The clock of a round, from times alone: nobody has to start it, and it is right after a reload. A phone whose own clock
 * is behind shows all of the time, never more. Undefined if there is no clock.
 */
export function clockOf(
  { minutes, warn }: Pick<Settings, "minutes" | "warn">,
  began: number,
  now: number,
  isCalled: boolean,
): Clock | undefined {
  if (isCalled) return { phase: "over", left: 0 };
  if (minutes === undefined || Number.isNaN(began)) return undefined;
  const left = began + minutes * minute - now;
  if (left <= 0) return { phase: "over", left: 0 };
  const isNear = warn !== undefined && left <= warn * minute;
  return { phase: isNear ? "warning" : "running", left: Math.min(minutes, Math.ceil(left / minute)) };
}

/** In how many milliseconds the clock shows something else; undefined: never. */
export function changesIn(
  { minutes }: Pick<Settings, "minutes">,
  began: number,
  now: number,
): number | undefined {
  const left = minutes === undefined ? 0 : began + minutes * minute - now;
  return left > 0 ? left % minute || minute : undefined;
}
