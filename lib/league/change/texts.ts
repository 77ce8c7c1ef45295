/** What a change does, by kind: the params of its sentence. Days, amounts and names of games are in words by then. */
export interface ChangeTexts {
  readonly name: { readonly name: string };
  readonly slug: { readonly slug: string };
  readonly points: { readonly points: readonly number[] };
  readonly scoring: null;
  readonly currency: { readonly currency: string };
  readonly "time-zone": { readonly timeZone: string };
  readonly scorers: { readonly may: boolean };
  /** "": none any more. */
  readonly sign: { readonly tile: string };
  readonly player: { readonly name: string; readonly guest: boolean; readonly former: boolean };
  readonly guests: { readonly ranked: boolean };
  readonly "remove-player": { readonly name: string };
  readonly "erase-player": null;
  readonly "restore-player": null;
  readonly merge: { readonly name: string; readonly into: string };
  readonly unmerge: { readonly name: string };
  readonly season: { readonly name: string; readonly from: string; readonly to: string };
  readonly "remove-season": { readonly name: string };
  readonly rules: { readonly name: string };
  readonly "remove-rules": { readonly name: string };
  readonly evening: { readonly when: string; readonly place: string };
  readonly "remove-evening": { readonly when: string; readonly place: string };
  readonly game: null;
  readonly "remove-game": null;
  readonly payment: {
    readonly from: string;
    readonly to: string;
    readonly amount: string;
    readonly when: string;
    /** "": money changed hands. */
    readonly owedFor: string;
  };
  readonly "remove-payment": null;
  readonly comment: { readonly line: string };
  readonly "paper-result": { readonly ruleset: string; readonly when: string };
  readonly "paper-results": { readonly games: number; readonly from: string; readonly to: string };
  readonly "remove-batch": null;
}
