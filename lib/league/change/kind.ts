import type { Problem } from "../../rules/problem";
import type * as z from "../../rules/zod";
import type { Beside } from "../beside/beside";
import type { LeagueSettings } from "../settings";
import type { ChangeTexts } from "./texts";

/** What a change is about, for its sentence: the league now, and before changes that the server does not have yet. */
export interface Named {
  readonly league: LeagueSettings;
  readonly known: LeagueSettings;
}

/** A param whose form is decided by the reader's language: a day, a time on a day, an amount, a game, or the kitty. */
export type Written =
  | { readonly day: string; readonly time?: string }
  | { readonly amount: number; readonly currency: string }
  | { readonly ruleset: string }
  | { readonly kitty: string };

/** The params of a sentence of a change, as the change gives them. */
export type Said<Kind> = Kind extends keyof ChangeTexts
  ? ChangeTexts[Kind] extends null
    ? never
    : { readonly [Param in keyof ChangeTexts[Kind]]: ChangeTexts[Kind][Param] | Written }
  : never;

/** What schemas are made of: types only, see there. */
type Fields = typeof import("./fields");

type Schema = z.ZodMiniType<{ readonly change: string; readonly id: string }>;

/**
 * A kind of change: everything that the program knows about it, except what the server looks up before it and stores
 * after it (`lib/server/leagues/changes`). All of it is pure, total, and the same on the server and on every device.
 */
export interface ChangeKind<Of extends Schema, Facts> {
  /** Its fields, made of those of `fields.ts`. */
  schema(fields: Fields): Of;
  /**
   * Why the change cannot be made; paths are relative to it, and its ids are in lower case. `facts`: what the server has
   * looked up. A device has none, and checks what it can.
   */
  problems(settings: LeagueSettings, change: z.infer<Of>, facts?: Facts): readonly Problem[];
  /** The settings it changes. What it leaves as it was stays the same object. */
  apply?(settings: LeagueSettings, change: z.infer<Of>): Partial<LeagueSettings>;
  /** The ids of the league's games after it. */
  games?(games: ReadonlySet<string>, change: z.infer<Of>): ReadonlySet<string>;
  /** What it changes beside settings and games, payments in any order; `currency`: the league's. */
  beside?(beside: Beside, change: z.infer<Of>, currency: string): Partial<Beside>;
  /** The params of its sentence, `ChangeTexts`; left out if it has none. */
  text?(change: z.infer<Of>, named: Named): Said<z.infer<Of>["change"]>;
}

/** Makes a kind of change. What it looks up is inferred from the facts that `problems` names. */
export const changeKind = <Of extends Schema, Facts = undefined>(kind: ChangeKind<Of, Facts>) => kind;
