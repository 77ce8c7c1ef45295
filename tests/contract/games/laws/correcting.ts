import type { Scoresheet } from "../../../../lib/rules/document/scoresheet";
import type { Game } from "../../../../lib/rules/game";
import { Dice } from "../../../support/simulate/dice";
import { accepted, type Law, outcome, replayed, same, somePlay } from "./law";
import { mutated } from "./mutation";

const adding = (sheet: Scoresheet, ...entries: unknown[]): Scoresheet => ({
  ...sheet,
  entries: [...sheet.entries, ...entries],
});

/** Some entries of a sheet, by index. */
const someOf = (dice: Dice, { entries }: Scoresheet): number[] =>
  dice.shuffled(entries.map((_, index) => index)).slice(0, 4);

const amendToTheSame: Law = {
  name: "a correction to the same entry changes nothing",
  breaks: (game, seed) => {
    const { sheet } = somePlay(game, seed);
    const before = accepted(game, sheet);
    if (!before) return ["its own sheet is refused"];
    return someOf(new Dice(seed), sheet).flatMap((target) => {
      const after = accepted(game, adding(sheet, { kind: "amend", target, entry: sheet.entries[target] }));
      return after && same(outcome(after), outcome(before)) ? [] : [`entry ${target}`];
    });
  },
};

const voidAndBack: Law = {
  name: "taking an entry back and restoring it changes nothing",
  breaks: (game, seed) => {
    const { sheet } = somePlay(game, seed);
    const before = accepted(game, sheet);
    if (!before) return ["its own sheet is refused"];
    return someOf(new Dice(seed), sheet).flatMap((target) => {
      const voided = adding(sheet, { kind: "void", target });
      if (!accepted(game, voided)) return [];
      const after = accepted(game, adding(voided, { kind: "amend", target, entry: sheet.entries[target] }));
      return after && same(outcome(after), outcome(before)) ? [] : [`entry ${target}`];
    });
  },
};

const asIfWrittenRight: Law = {
  name: "a corrected sheet equals one written correctly from the start",
  breaks: (game, seed) => {
    const dice = new Dice(seed);
    const { sheet } = somePlay(game, seed);
    return someOf(dice, sheet).flatMap((target) => {
      const other = mutated(dice, sheet.entries[target]);
      const kind = Reflect.get(Object(other), "kind");
      if (kind === "amend" || kind === "void") return [];
      const written = {
        ...sheet,
        entries: sheet.entries.map((entry, index) => (index === target ? other : entry)),
      };
      return differs(game, sheet, written, target);
    });
  },
};

/** Whether correcting one sheet into the other gives a different result from the other itself. */
function differs(game: Game, sheet: Scoresheet, written: Scoresheet, target: number): string[] {
  const corrected = replayed(game, adding(sheet, { kind: "amend", target, entry: written.entries[target] }));
  const plain = replayed(game, written);
  if (!corrected || !plain) return ["no sheet"];
  const isAccepted = plain.problems.length === 0;
  if (isAccepted !== (corrected.problems.length === 0))
    return [
      `entry ${target}: ${JSON.stringify(written.entries[target])} is ${isAccepted ? "fine" : "refused"} when written`,
    ];
  if (isAccepted) return same(outcome(corrected), outcome(plain)) ? [] : [`entry ${target}: another outcome`];
  // A refused correction is reported on itself, or names the first later entry that would become impossible.
  const blamed = corrected.problems[0]?.later ?? target;
  return blamed === plain.accepted ? [] : [`entry ${target}: blames ${blamed}, and ${plain.accepted} falls`];
}

const correctedMistakes: Law = {
  name: "a mistake that is corrected leaves no trace",
  breaks: (game, seed) => {
    const dice = new Dice(seed);
    const { sheet } = somePlay(game, seed);
    const right = accepted(game, sheet);
    if (!right) return ["its own sheet is refused"];
    return someOf(dice, sheet).flatMap((target) => {
      const slip = mutated(dice, sheet.entries[target]);
      const slipped = {
        ...sheet,
        entries: sheet.entries.map((entry, index) => (index === target ? slip : entry)),
      };
      const kind = Reflect.get(Object(slip), "kind");
      if (kind === "amend" || kind === "void" || !accepted(game, slipped)) return [];
      const after = accepted(game, adding(slipped, { kind: "amend", target, entry: sheet.entries[target] }));
      return after && same(outcome(after), outcome(right))
        ? []
        : [`entry ${target}: ${JSON.stringify(slip)}`];
    });
  },
};

export const correctingLaws: readonly Law[] = [
  amendToTheSame,
  voidAndBack,
  asIfWrittenRight,
  correctedMistakes,
];
