import type * as z from "../../rules/zod";
import { comment } from "./comment";
import { currency } from "./currency";
import { erasePlayer } from "./erase-player";
import { evening } from "./evening";
import { game } from "./game";
import { guests } from "./guests";
import { merge } from "./merge";
import { leagueName } from "./name";
import { paperResult } from "./paper-result";
import { paperResults } from "./paper-results";
import { payment } from "./payment";
import { player } from "./player";
import { points } from "./points";
import { removeBatch } from "./remove-batch";
import { removeEvening } from "./remove-evening";
import { removeGame } from "./remove-game";
import { removePayment } from "./remove-payment";
import { removePlayer } from "./remove-player";
import { removeRules } from "./remove-rules";
import { removeSeason } from "./remove-season";
import { restorePlayer } from "./restore-player";
import { rules } from "./rules";
import { scorers } from "./scorers";
import { scoring } from "./scoring";
import { season } from "./season";
import { sign } from "./sign";
import { slug } from "./slug";
import { timeZone } from "./time-zone";
import { unmerge } from "./unmerge";

/** What can be changed in a league, by kind. */
export const changeKinds = {
  name: leagueName,
  slug,
  points,
  scoring,
  currency,
  "time-zone": timeZone,
  scorers,
  sign,
  player,
  guests,
  "remove-player": removePlayer,
  "erase-player": erasePlayer,
  "restore-player": restorePlayer,
  merge,
  unmerge,
  season,
  "remove-season": removeSeason,
  rules,
  "remove-rules": removeRules,
  evening,
  "remove-evening": removeEvening,
  game,
  "remove-game": removeGame,
  payment,
  "remove-payment": removePayment,
  comment,
  "paper-result": paperResult,
  "paper-results": paperResults,
  "remove-batch": removeBatch,
};

export type ChangeName = keyof typeof changeKinds;
export type ChangeOf<Kind extends ChangeName> = {
  [Each in Kind]: z.infer<ReturnType<(typeof changeKinds)[Each]["schema"]>>;
}[Kind];
/** Any change. */
export type LeagueChange = ChangeOf<ChangeName>;
/** What the server looks up for a kind of change. */
export type FactsOf<Kind extends ChangeName> = Exclude<
  Parameters<(typeof changeKinds)[Kind]["problems"]>[2],
  undefined
>;
