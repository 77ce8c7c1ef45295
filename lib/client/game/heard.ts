import type { Position } from "@/lib/rules/game";
import type { DeviceLog } from "@/lib/sync/device-log";
import type { StoredEntry } from "@/lib/sync/wire/wire";
import type { KeptHeader } from "../store/device-store";

/** Why a game's entries do not get to the server although it answers. Nothing is lost: they stay on this device. */
export type Trouble =
  /** The server or this device is of another version: load the page anew. */
  | "other-version"
  /** The key on this device is not the game's any more. */
  | "wrong-key"
  /** The server has no room, or its disk refuses: it is tried again by itself. */
  | "server-full"
  /** The server refuses, and it is not known why. */
  | "refused";

/** What one exchange with the server came to. */
export type Heard =
  /** No answer. */
  | { readonly heard: "silence" }
  /** The device has nothing of the game, and the server knows none. */
  | { readonly heard: "missing" }
  | { readonly heard: "trouble"; readonly trouble: Trouble }
  /** The device had nothing of the game: here it is. */
  | {
      readonly heard: "game";
      readonly header: Omit<KeptHeader, "summary">;
      readonly entries: readonly StoredEntry[];
    }
  /** The server has nothing that is new here. */
  | { readonly heard: "same" }
  /** What becomes of the keys; `wrong`: the one on this device that is not the game's. */
  | { readonly heard: "keys"; change(header: KeptHeader): KeptHeader; readonly wrong?: string }
  /** How the log changes, and whether the server has the game. `more`: it is to be asked again at once. */
  | {
      readonly heard: "change";
      readonly onServer: boolean;
      readonly more: boolean;
      apply(log: DeviceLog, start: Position): DeviceLog;
    };
