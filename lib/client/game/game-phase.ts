import type { OtherKeys, WriteFailure } from "../store/device-store";
import type { GameView, Unsettled } from "./game-view";
import type { Trouble } from "./sync/exchange";

/** The state of a game, or of an evening, on this device, for the screens. */
export type GamePhase<View = GameView> =
  | { readonly type: "loading" }
  /** The server knows no game with this id. */
  | { readonly type: "missing" }
  /** The game was deleted on the server, and nobody has decided yet what happens to it here. */
  | {
      readonly type: "deleted";
      /** Until when it can be restored; undefined once it is gone. */
      readonly until: string | undefined;
      /** Whether somebody still has to decide if this device keeps it. */
      readonly isHere: boolean;
      /** Whether this device can restore it. */
      readonly mayRestore: boolean;
      /** Entries that are only on this device. */
      readonly waiting: number;
    }
  /** The server cannot be reached, and this device does not have the game. Retried automatically. */
  | { readonly type: "unreachable" }
  /** The game, or its setup, is of a later version than this page. What the device has of it is left unchanged. */
  | { readonly type: "outdated" }
  | {
      readonly type: "ready";
      readonly view: View;
      /**
       * `saved`: everything is on the server. `saving`: being sent. `waiting`: stored on this device until the server
       * answers.
       */
      readonly saved: "saved" | "saving" | "waiting";
      /** Entries that are only on this device. */
      readonly waiting: number;
      /** Whether scores can be entered here; otherwise a game can only be watched. */
      readonly mayWrite: boolean;
      /** Whether what was entered can be corrected here, by whoever may write, or for a league that has the game. */
      readonly mayCorrect: boolean;
      /** The id of the league that corrects it from here, where this device has no key of the game. */
      readonly correctsFor: string | undefined;
      /** Why not. */
      readonly noKey: NoKey | undefined;
      readonly keys: GameKeys;
      /** It was deleted on the server and kept on this device. */
      readonly onlyHere: boolean;
      /** What people have to decide about, whoever entered it. */
      readonly unsettled: readonly Unsettled[];
      /** Whether what is stored on this device outlives the page. */
      readonly lasting: boolean;
      readonly trouble: Trouble | undefined;
      /** What this device could not store; undefined once it can. */
      readonly unsaved: Unsaved | undefined;
    };

/**
 * Why this device has no key to enter scores with. `none`: nothing brought one. `damaged`, `refused`: a link did, but
 * not all of it arrived, or the server says that the key is not the game's. `checking`: the server is being asked.
 * `not-league`: a league's keeper wants to correct it, and its phones do not let the league do that.
 */
export type NoKey = "none" | "damaged" | "refused" | "checking" | "not-league";

/** A write that failed. `entered`: it contained something entered here, which now exists only in `DeviceGame.file`. */
export interface Unsaved {
  readonly why: WriteFailure;
  readonly entered: boolean;
}

/** The keys of a game that this device has, and whether the server has the game that they are for. */
export interface GameKeys {
  readonly keeper: string | undefined;
  readonly others: OtherKeys;
  readonly onServer: boolean;
}
