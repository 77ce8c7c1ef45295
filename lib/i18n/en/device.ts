import type { DeviceProblems } from "../../client/problems";
import type { Catalogue } from "../catalogue";

/** Problems found on the device itself. */
export const device: Catalogue<DeviceProblems> = {
  "device-full":
    "This device couldn’t save it: its storage is full or turned off. Free up some space and try again.",
  "device-closed":
    "This browser isn’t storing anything for this page, or a newer version is open in another tab. Reload this page and enter it again.",
  "device-changed": "Another tab in this browser has just changed it. Enter it again.",
  deleted: "This game was deleted from this device in another tab.",
  "no-key": "This device can watch the game, but not enter scores.",
  "not-open": "The game is not open yet. Try again in a moment.",

  unreachable:
    "The server isn’t answering, so your hand was not sent. Send it again later, or tell the scorekeeper.",
  "wrong-key/hand": "The key on this device is no longer valid. Scan the players’ code at the table again.",
  "behind/hand": "This hand has been entered already.",
};
