import type { LogEntry } from "../../lib/sync/wire/wire";

let made = 0;

/** A UUIDv7 that is unique within this process. */
export function uuid(): string {
  made++;
  const random = Math.floor(Math.random() * 2 ** 48)
    .toString(16)
    .padStart(12, "0");
  return `019ab000-0000-7${(made % 4096).toString(16).padStart(3, "0")}-8${Math.floor(made / 4096)
    .toString(16)
    .padStart(3, "0")}-${random}`;
}

/** An entry for the log: `body` with an id and a time. */
export const entry = (body: { readonly kind: string; readonly [field: string]: unknown }): LogEntry => ({
  id: uuid(),
  at: "2026-11-21T19:30:00.000Z",
  ...body,
});

export const key = "k".repeat(32);

/** A game of Doubles for two with a distant target, so that every hand below is valid at any time. */
export const doublesGame = (
  players = [
    { id: "a", name: "Ana" },
    { id: "b", name: "Bo" },
  ],
) => ({ protocol: 1 as const, id: uuid(), game: "doubles", options: { target: 1000 }, players });

/** Ana goes out and Bo holds `pips`. */
export const hand = (pips: number) => entry({ kind: "hand", out: "a", left: { b: pips } });

/** An evening for people with these ids, such as one letter each, who play count of hands; at one table, unless it says so. */
export const tableEvening = (
  people: Iterable<string> = "abcdefg",
  settings: object = {},
  form = "table",
) => ({
  protocol: 1 as const,
  id: uuid(),
  game: "evening" as const,
  options: { form, settings, game: "hands" },
  players: [...people].map((id) => ({ id, name: `Name of ${id}` })),
});

/** The first round of an evening of seven at one table. */
export const firstRound = {
  kind: "round",
  round: 1,
  tables: [
    {
      table: 1,
      sides: [
        ["a", "b"],
        ["c", "d"],
      ],
    },
  ],
  rest: ["e", "f", "g"],
};
