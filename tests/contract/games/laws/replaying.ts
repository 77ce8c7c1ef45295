import fc from "fast-check";
import type { Game, Position } from "../../../../lib/rules/game";
import { inEnglish } from "../../../support/english";
import { Dice } from "../../../support/simulate/dice";
import { frozen, type Law, positionsOf, replayed, same, somePlay } from "./law";
import { mutated } from "./mutation";

/** A valid sheet made wrong in many ways: arbitrary JSON inserted as entries, and values changed. */
function wrongSheets(game: Game, seed: number): unknown[] {
  const dice = new Dice(seed);
  const { sheet } = somePlay(game, seed, { hands: 4 });
  const anything = fc.sample(fc.jsonValue({ maxDepth: 3 }), { seed, numRuns: 4 });
  const inserted = [...anything, ...kindsOf(game).map((kind) => ({ kind }))].map((entry) => {
    const at = dice.from(0, sheet.entries.length);
    return { ...sheet, entries: [...sheet.entries.slice(0, at), entry, ...sheet.entries.slice(at)] };
  });
  const corrected = sheet.entries.map((entry, target) => ({
    ...sheet,
    entries: [...sheet.entries, { kind: "amend", target, entry: mutated(dice, entry) }],
  }));
  const changed = Array.from({ length: 12 }, () => mutated(dice, sheet));
  const entry = () => ({ ...sheet, entries: [mutated(dice, sheet.entries[0])] });
  return [...anything, ...inserted, ...corrected, ...changed, ...Array.from({ length: 12 }, entry)];
}

const kindsOf = (game: Game): string[] => [...Object.keys(game.schemas.entries), "end", "amend", "void"];

const total: Law = {
  name: "replay never throws, whatever it is given",
  breaks: (game, seed) =>
    wrongSheets(game, seed).flatMap((sheet) => {
      try {
        replayed(game, sheet);
        return [];
      } catch (thrown) {
        return [`${JSON.stringify(sheet)}: ${thrown}`];
      }
    }),
};

const deterministic: Law = {
  name: "replay is deterministic",
  breaks: (game, seed) => {
    const { sheet } = somePlay(game, seed);
    const first = replayed(game, sheet);
    const copy: unknown = JSON.parse(JSON.stringify(sheet));
    return same(first, replayed(game, copy)) && same(first, replayed(game, sheet))
      ? []
      : ["two replays differ"];
  },
};

const neverMutates: Law = {
  name: "playing an entry changes neither the entry nor the position before it",
  breaks: (game, seed) => {
    const { sheet } = somePlay(game, seed);
    try {
      const sat = game.sit(frozen(sheet.options), frozen(sheet.players));
      if (!sat.ok) return ["nobody can sit down"];
      let now = frozenPosition(sat.value);
      const seen = [{ position: now, view: view(now) }];
      for (const entry of sheet.entries) {
        const played = now.play(frozen(entry));
        if (!played.ok) break;
        now = frozenPosition(played.value.position);
        seen.push({ position: now, view: view(now) });
      }
      return seen.flatMap((each, index) =>
        view(each.position) === each.view ? [] : [`position ${index} changed`],
      );
    } catch (thrown) {
      return [String(thrown)];
    }
  },
};

/** Everything that a position reports. */
const view = (position: Position): string =>
  JSON.stringify([
    position.standing(),
    position.next(),
    position.prompts(),
    position.over,
    position.deal?.each,
  ]);

/** A position keeps its game's state in `moment`; freezing it makes any change throw. */
function frozenPosition(position: Position): Position {
  frozen(Reflect.get(position, "moment"));
  return position;
}

const wellFormedProblems: Law = {
  name: "every problem has a code, a JSON pointer and a complete sentence",
  breaks: (game, seed) =>
    wrongSheets(game, seed).flatMap((sheet) => {
      try {
        return (replayed(game, sheet)?.problems ?? []).flatMap((problem) => [
          ...(/^[a-z]+(-[a-z]+)*$/.test(problem.code) ? [] : [`code "${problem.code}"`]),
          ...(/^(\/([^~/]|~[01])*)*$/.test(problem.path) ? [] : [`path "${problem.path}"`]),
          ...(isSentence(inEnglish.problem(problem)) ? [] : [`sentence "${inEnglish.problem(problem)}"`]),
          ...(Number.isInteger(problem.entry) ? [] : ["no entry"]),
        ]);
      } catch {
        // Another law checks that replay does not throw.
        return [];
      }
    }),
};

const isSentence = (text: string): boolean =>
  /[.?]$/.test(text) && !/\bundefined\b(?!")|\bNaN\b|\[object|\bnull (should|is)\b/.test(text);

const unknownKeys: Law = {
  name: "an unknown key is refused by name, wherever it is",
  breaks: (game, seed) => {
    const { sheet } = somePlay(game, seed);
    const positions = positionsOf(game, somePlay(game, seed));
    const named = (codes: readonly { code: string; path: string }[], path: string, where: string) =>
      codes.some((problem) => problem.code === "unknown-key" && problem.path === path)
        ? []
        : [`${where}: not named`];
    const inOptions = game.sit({ ...Object(sheet.options), misspelt: 1 }, sheet.players);
    const inEntries = sheet.entries.flatMap((entry, index) => {
      const problems = positions[index]?.check({ ...Object(entry), misspelt: 1 }) ?? [];
      return named(problems, "/misspelt", JSON.stringify(entry));
    });
    return [...named(inOptions.ok ? [] : inOptions.error, "/options/misspelt", "options"), ...inEntries];
  },
};

export const replayingLaws: readonly Law[] = [
  total,
  deterministic,
  neverMutates,
  wellFormedProblems,
  unknownKeys,
];
