import * as fc from "fast-check";
import type { Crash } from "./phone";

/**
 * The fate of a request: delivered, lost, answered with the reply lost, delivered late and perhaps twice, or met by a
 * crash of the server.
 */
export type Fate =
  | "through"
  | "request lost"
  | "reply lost"
  | "late"
  | "twice"
  | "server dies before commit"
  | "server dies after commit";

export type Does =
  | {
      readonly does: "enter" | "people" | "copy" | "correct" | "take back" | "decide";
      readonly seed: number;
      readonly crash: Crash;
    }
  | { readonly does: "end"; readonly crash: Crash }
  | { readonly does: "push" | "pull"; readonly fate: Fate; readonly crash: Crash }
  | {
      readonly does: "late request arrives";
      readonly which: number;
      readonly isAnswered: boolean;
      readonly crash: Crash;
    }
  | { readonly does: "die" };

export interface Step {
  readonly phone: number;
  readonly does: Does;
}

const crash = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Crash>(undefined) },
  { weight: 1, arbitrary: fc.constantFrom<Crash>("before write", "after write") },
);
const fate = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fate>("through") },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Fate>(
      "request lost",
      "reply lost",
      "late",
      "twice",
      "server dies before commit",
      "server dies after commit",
    ),
  },
);
const seed = fc.nat();

const does = fc.oneof(
  { weight: 12, arbitrary: fc.record({ does: fc.constant("enter" as const), seed, crash }) },
  {
    weight: 10,
    arbitrary: fc.record({
      does: fc.constantFrom("copy", "people", "correct", "correct", "take back", "decide", "decide"),
      seed,
      crash,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("end" as const), crash }) },
  {
    weight: 8,
    arbitrary: fc.record({ does: fc.constantFrom("push" as const, "pull" as const), fate, crash }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("late request arrives" as const),
      which: fc.nat({ max: 9 }),
      isAnswered: fc.boolean(),
      crash,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("die" as const) }) },
);

/** What people and networks do to some phones that keep the same game. */
export const schedules = (phones: number, max: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ phone: fc.nat({ max: phones - 1 }), does }), {
    maxLength: max,
    size: "max",
  });
