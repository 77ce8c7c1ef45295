import { problems } from "../rules/problem";
import { texts } from "../rules/text";

/** Why a league, or a change to it, is refused. */
export interface LeagueProblems {
  readonly name: { readonly most: number };
  readonly "name-taken": { readonly name: string };
  readonly "league-of-one": null;
  readonly "player-id-twice/league": { readonly id: string };
  readonly "not-a-time-zone": { readonly name: string };
  readonly "not-a-currency": null;

  readonly "not-a-day": null;
  readonly "ends-first": { readonly from: string; readonly to: string };
  readonly "seasons-overlap": { readonly name: string; readonly from: string; readonly to: string };

  readonly "points-rise": { readonly place: number; readonly points: number; readonly before: number };

  readonly "points-for-all": null;
  readonly "points-twice": null;
  readonly "handicap-twice": { readonly name: string };

  readonly "slug-shape": null;
  readonly "slug-reserved": { readonly slug: string };

  readonly "slug-taken": { readonly slug: string; readonly free: string };
  readonly "too-many-slugs": { readonly most: number };

  readonly "no-such-player/league": { readonly id: string };
  readonly "too-many-players": { readonly most: number };
  readonly merged: { readonly name: string; readonly into: string };
  readonly "merged/has-merged": { readonly name: string };
  readonly "merge-itself": null;
  readonly "not-merged": { readonly name: string };
  readonly "played-together": { readonly name: string; readonly into: string };
  readonly "has-results": { readonly name: string; readonly games: number };
  readonly "has-payments": { readonly name: string };

  readonly erased: null;
  readonly "erased/for-good": null;
  readonly "not-erased": { readonly name: string };

  readonly "no-such-season": { readonly id: string };
  readonly "too-many-seasons": { readonly most: number };

  readonly "name-taken/rules": { readonly name: string };
  readonly "no-such-rules": { readonly id: string };
  readonly "too-many-rules": { readonly most: number };

  readonly "not-a-time": null;
  readonly place: { readonly most: number };
  readonly "no-such-evening": { readonly id: string };
  readonly "too-many-evenings": { readonly most: number };

  readonly "no-such-game": { readonly id: string };
  readonly "game-deleted/league": null;
  readonly "not-in-league": { readonly id: string };
  readonly "too-many-leagues": { readonly most: number };
  readonly "too-many-games": { readonly most: number };
  readonly "no-such-seat": { readonly id: string };
  readonly "seat-missing/league": { readonly names: readonly string[] };
  readonly "seat-twice": { readonly name: string };

  readonly "no-currency": null;
  readonly "pays-itself": null;
  readonly "no-such-payment": { readonly id: string };
  readonly "payment-taken": { readonly id: string };
  readonly "kitty-id": null;

  readonly "long-comment": { readonly most: number };

  readonly "game-id-taken": { readonly id: string };
  readonly "in-future": { readonly today: string };
  readonly "no-such-batch": { readonly id: string };
  readonly "too-many-games/batch": { readonly most: number; readonly room: number };
  readonly "batch-length": { readonly players: number };
  readonly "paper-place": null;
  readonly "paper-points": null;
  readonly "paper-not-both": null;
  readonly "paper-gap": { readonly place: number };
  readonly "paper-side": null;
  readonly "paper-one-side": null;
  readonly "paper-partners": null;
  readonly "paper-balance": null;
  readonly "paper-sum": { readonly sum: number };

  readonly "keepers-only": null;

  readonly "league-id-taken": null;
  readonly "changes-missing": { readonly id: string };
  readonly "id-taken/change": { readonly id: string };
  readonly "unknown-change": { readonly kinds: readonly string[] };
  readonly "same-id-twice": { readonly id: string };
  readonly "same-id-twice/season": { readonly id: string };
}

export interface LeagueTexts {
  readonly "the-change": null;
}

export const leagueProblem = problems<LeagueProblems>();
export const leagueText = texts<LeagueTexts>();
