import type { DeviceProblems } from "../../client/problems";
import type { Catalogue } from "../catalogue";

/** Problems found on the device itself. */
export const device: Catalogue<DeviceProblems> = {
  "device-full":
    "This device could not save it: its storage is full or switched off. Make room, and enter it again.",
  "device-closed":
    "This browser stores nothing for this page, or a newer version of it is open. Reload this page, and enter it again.",
  "device-changed": "Another page of this browser has just changed it. Enter it again.",
  deleted: "This game was deleted from this device on another page.",
  "no-key": "This device can watch the game, but not enter scores.",
  "not-open": "The game is not open yet. Try again in a moment.",

  unreachable:
    "The server does not answer, so the hand was not sent. Send it again later, or say it at the table.",
  "wrong-key/hand": "The key on this device is no longer valid. Open the players’ code at the table again.",
  "behind/hand": "This hand has been entered already.",
};
