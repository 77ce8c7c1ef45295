import { problems } from "../../rules/problem";

/** Why a table, or a line of it, cannot be brought into a league. */
export interface ImportProblems {
  readonly "table-empty": null;
  readonly "table-too-large": { readonly most: number };
  readonly "table-too-long": { readonly most: number };
  readonly "table-too-wide": { readonly most: number };
  readonly "table-too-deep": null;
  readonly "table-workbook": null;
  readonly "table-not-text": null;
  readonly "table-broken-json": null;

  readonly "line-total": { readonly value: string };
  readonly "line-without-result": null;
  readonly "line-formula": { readonly value: string };
  readonly "line-name": { readonly value: string; readonly most: number };
  readonly "line-day-missing": null;
  readonly "line-day": { readonly value: string };
  readonly "line-number": { readonly value: string };
  readonly "line-fraction": { readonly value: string };
  readonly "line-money": { readonly value: string };
  readonly "line-money-partners": null;
  readonly "line-currencies": null;
  readonly "line-place": { readonly value: string };
  readonly "line-outcome": { readonly value: string };
  readonly "line-kind": { readonly value: string };
  readonly "line-one-player": { readonly name: string };
  readonly "line-too-many-players": { readonly most: number };
  readonly "line-figure-missing": { readonly name: string };
  readonly "line-name-twice": { readonly name: string };
  readonly "line-winner": { readonly name: string };
  readonly "line-sides": null;
}

export const importProblem = problems<ImportProblems>();
