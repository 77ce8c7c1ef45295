import { catalogue } from "../../../lib/i18n/catalogues";
import { languages } from "../../../lib/i18n/language";
import { speaker } from "../../../lib/i18n/text";
import * as fields from "../../../lib/league/change/fields";
import type { ChangeKind } from "../../../lib/league/change/kind";
import type { LeagueSettings } from "../../../lib/league/settings";
import type * as z from "../../../lib/rules/zod";
import { uuid } from "../../support/entries";
import { Dice } from "../../support/simulate/dice";
import { frozen, same } from "../games/laws/law";
import { faultsOf, someChange } from "./some-change";

export type AnyChange = { readonly change: string; readonly id: string };
export type AnyKind = ChangeKind<z.ZodMiniType<AnyChange>, never>;

/** A property that holds for every kind of change. */
export interface Law {
  readonly name: string;
  /** How the kind of this name breaks the law when leagues and changes are made from this seed; empty when it holds. */
  breaks(name: string, kind: AnyKind, seed: number): string[];
}

/** A league of four, one of them merged and one erased, with a season, house rules and an evening. */
export function someLeague(dice: Dice): LeagueSettings {
  const [ana, bo, cleo, dev] = [uuid(), uuid(), uuid(), uuid()];
  return {
    name: "Friday",
    slug: "friday",
    points: [5, 3, 2],
    currency: dice.pick(["", "EUR"]),
    timeZone: "UTC",
    players: [
      { id: dev, name: "", ...(dice.chance(0.7) && { erasedUntil: "2026-12-24T00:00:00.000Z" }) },
      { id: ana, name: "Ana" },
      { id: bo, name: "Bo" },
      { id: cleo, name: "Cleo", ...(dice.chance(0.5) && { mergedInto: ana }) },
    ],
    seasons: [
      { id: uuid(), name: "Spring", from: "2026-01-01", to: "2026-06-30", counting: { count: "total" } },
    ],
    rules: [{ id: uuid(), name: "Sunday", game: "doubles", options: { target: 100 } }],
    evenings: [{ id: uuid(), on: "2026-11-27", at: "20:00", place: "" }],
  };
}

/** A league and changes of this kind in it, all frozen. */
function someChanges(kind: AnyKind, seed: number): { league: LeagueSettings; changes: readonly AnyChange[] } {
  const dice = new Dice(seed);
  const league = frozen(someLeague(dice));
  const schema = kind.schema(fields);
  const changes = Array.from({ length: 12 }, () => frozen(someChange(dice, schema, league)));
  return { league, changes };
}

const after = (kind: AnyKind, league: LeagueSettings, change: AnyChange): LeagueSettings => ({
  ...league,
  ...kind.apply?.(league, change),
});

/** What is wrong with the changes of a kind that the law asks about. */
const each =
  (faults: (kind: AnyKind, league: LeagueSettings, change: AnyChange) => readonly string[]) =>
  (_name: string, kind: AnyKind, seed: number): string[] => {
    const { league, changes } = someChanges(kind, seed);
    return changes.flatMap((change) => {
      try {
        return faults(kind, league, change);
      } catch (error) {
        return [`threw ${error}`];
      }
    });
  };

/** The same, about changes without problems. */
const eachValid = (faults: Parameters<typeof each>[0]) =>
  each((kind, league, change) =>
    kind.problems(league, change).length > 0 ? [] : faults(kind, league, change),
  );

const written = (value: object): string => Object.values(value).join(" ");
const unsaid = /undefined|NaN|\[object|\bnull\b/;

export const laws: readonly Law[] = [
  {
    name: "a change carries the name of its kind",
    breaks: (name, kind, seed) =>
      someChanges(kind, seed).changes.flatMap(({ change }) => (change === name ? [] : [change])),
  },
  {
    name: "a field that the kind does not know is refused",
    breaks: each((kind, _, change) =>
      kind.schema(fields).safeParse({ ...change, unheard: 1 }).success ? ["accepted a field"] : [],
    ),
  },
  {
    name: "whatever fits the schema is judged without an exception, and problems point into the change",
    breaks: each((kind, league, change) =>
      kind
        .problems(league, change)
        .map(({ path }) => path.split("/")[1])
        .filter((field) => field !== undefined && !Object.hasOwn(change, field) && field !== "currency")
        .map((field) => `points to ${field}`),
    ),
  },
  {
    name: "a league is sound after a change without problems",
    breaks: eachValid((kind, league, change) => faultsOf(after(kind, league, change))),
  },
  {
    name: "a change that is made twice is made once",
    breaks: eachValid((kind, league, change) => {
      const once = after(kind, league, change);
      return same(after(kind, once, change), once) ? [] : ["the second time changes something"];
    }),
  },
  {
    name: "a change means the same after it was stored",
    breaks: eachValid((kind, league, change) => {
      const stored = JSON.parse(JSON.stringify(change));
      return same(after(kind, league, stored), after(kind, league, change)) ? [] : ["means something else"];
    }),
  },
  {
    name: "a change has a sentence in every language",
    breaks: (name, kind, seed) =>
      each((_, league, change) => {
        const said: object = kind.text?.(change, { league, known: league }) ?? {};
        const values = Object.entries(said).map(([param, value]) => {
          const isPlain = typeof value !== "object" || value === null || Array.isArray(value);
          return [param, isPlain ? value : written(value)];
        });
        return languages.flatMap((language) => {
          const { text } = speaker(language, catalogue("keeping", language).changes);
          const sentence = text({ text: name, params: Object.fromEntries(values) });
          return sentence === name || unsaid.test(sentence) ? [`${language}: ${sentence}`] : [];
        });
      })(name, kind, seed),
  },
];
