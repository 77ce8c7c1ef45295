import { describe, expect, it } from "vitest";
import * as fields from "../../../lib/league/change/fields";
import { withLowerCaseIds } from "../../../lib/league/change/ids";
import { player } from "../../../lib/league/changes/player";
import { changeKinds, type LeagueChange } from "../../../lib/league/changes/registry";
import * as z from "../../../lib/rules/zod";
import { Dice } from "../../support/simulate/dice";
import { type AnyKind, type Law, laws, someLeague } from "./change-laws";
import { someChange } from "./some-change";

const seeds = Array.from({ length: 20 }, (_, index) => index * 104_729 + 1);

const breaksIn = (law: Law, name: string, kind: AnyKind) =>
  seeds.flatMap((seed) => law.breaks(name, kind, seed));

const kinds = Object.entries(changeKinds) as unknown as [string, AnyKind][];

describe.each(kinds)("a change of kind %s", (name, kind) => {
  it.each(laws)("keeps the law: $name", (law) => expect(breaksIn(law, name, kind)).toEqual([]));

  it("has ids in any case", () => {
    const upper = (_: string, value: unknown) =>
      typeof value === "string" && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value) ? value.toUpperCase() : value;
    for (const seed of seeds) {
      const change = someChange(new Dice(seed), kind.schema(fields), someLeague(new Dice(seed)));
      const sent: LeagueChange = JSON.parse(JSON.stringify(change, upper));
      expect({ ...withLowerCaseIds(sent), id: change.id }).toEqual(change);
    }
  });
});

/** A kind that breaks one law each, and is otherwise sound. */
const sound = player as unknown as AnyKind;
const broken: Readonly<Record<string, AnyKind>> = {
  "a change carries the name of its kind": {
    ...sound,
    schema: (f) => f.change("players", { player: f.id, name: f.name }),
  },
  "a field that the kind does not know is refused": {
    ...sound,
    schema: (f) => z.object(player.schema(f).shape),
  },
  "whatever fits the schema is judged without an exception, and problems point into the change": {
    ...sound,
    problems: (league, change) =>
      sound.problems(league, change).map((each) => ({ ...each, path: "/players" })),
  },
  "a league is sound after a change without problems": { ...sound, problems: () => [] },
  "a change that is made twice is made once": {
    ...sound,
    apply: ({ players: [first = { id: "", name: "" }, ...others] }) => ({
      players: [{ ...first, name: `${first.name}!` }, ...others],
    }),
  },
  "a change means the same after it was stored": {
    ...sound,
    apply: (league, change) => (Object.isFrozen(change) ? (sound.apply?.(league, change) ?? {}) : {}),
  },
  "a change has a sentence in every language": { ...sound, text: () => ({ called: "Ana" }) as never },
};

describe("a kind that breaks a law", () => {
  it("exists for every law", () => expect(Object.keys(broken)).toEqual(laws.map(({ name }) => name)));

  it.each(laws)("is caught: $name", (law) => {
    const kind = broken[law.name];
    expect(kind && breaksIn(law, "player", kind)).not.toEqual([]);
  });
});
