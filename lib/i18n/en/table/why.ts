import type { RoundName } from "../../round-name";
import { signed } from "../signed";

/** Where a number comes from. */
export const why = {
  signed: (f: { value: number }): string => signed(f.value),
  scores: "What it added",
  howTotal: (f: { name: string; total: string }): string => `${f.total}: where ${f.name}’s total comes from`,
  howAfter: (f: { name: string; total: string; round: RoundName }): string =>
    `${f.total}: where ${f.name}’s total after ${f.round.inText} comes from`,
  howLine: (f: { name: string; amounts: string }): string => `${f.name} ${f.amounts}: where it comes from`,
  titleTotal: (f: { name: string }): string => `Where ${f.name}’s total comes from`,
  titleAfter: (f: { name: string; round: RoundName }): string => `${f.name} after ${f.round.inText}`,
  titleLine: (f: { name: string; what: RoundName | undefined }): string =>
    f.what === undefined ? f.name : `${f.name}, ${f.what.inText}`,
  nothing: "Nothing has been added yet.",
  parts: { points: "Points", money: "Money" },
  together: "Total",
  start: "At the start",
  after: (f: { round: RoundName }): string => `After ${f.round.inText}`,
};
