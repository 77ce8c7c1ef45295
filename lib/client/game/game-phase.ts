import type { OtherKeys, WriteFailure } from "../store/device-store";
import type { Trouble } from "./exchange";
import type { GameView, Unsettled } from "./game-view";

/** A game of this device as a screen is told of it. */
export type GamePhase =
  | { readonly phase: "loading" }
  /** The server knows no game with this id. */
  | { readonly phase: "missing" }
  /** Somebody deleted the game on the server, and nobody has decided here what becomes of it. */
  | {
      readonly phase: "deleted";
      /** Until when it can be brought back; undefined once it is gone. */
      readonly until: string | undefined;
      /** Whether it is to be decided whether this device keeps it. */
      readonly isHere: boolean;
      /** Whether this device can bring it back. */
      readonly mayRestore: boolean;
      /** Entries that are only on this device. */
      readonly waiting: number;
    }
  /** The server cannot be reached, and this device does not have the game. It is tried again by itself. */
  | { readonly phase: "unreachable" }
  /** The game, or how it was set up, is of a later version than this page. What the device has of it stays as it is. */
  | { readonly phase: "outdated" }
  | {
      readonly phase: "ready";
      readonly view: GameView;
      /** `saved`: all is on the server. `saving`: under way. `waiting`: kept on this device until the server answers. */
      readonly saved: "saved" | "saving" | "waiting";
      /** Entries that are only on this device. */
      readonly waiting: number;
      /** Whether this device has the keeper key; without it a game can only be watched. */
      readonly mayWrite: boolean;
      readonly keys: GameKeys;
      /** It was deleted on the server, and kept on this device. */
      readonly onlyHere: boolean;
      /** What people have to decide about, whoever entered it. */
      readonly unsettled: readonly Unsettled[];
      /** Whether what is kept on this device outlives the page. */
      readonly lasting: boolean;
      readonly trouble: Trouble | undefined;
      /** What this device could not keep; undefined once it can. */
      readonly unsaved: Unsaved | undefined;
    };

/** A write that failed. `entered`: with it something that was entered here, and is nowhere but in `DeviceGame.file`. */
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
