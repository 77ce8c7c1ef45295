/** What the device says in English, besides what rules and server say. */
export const en = {
  /** Why this device did not keep something. */
  notKept: {
    full: "This device could not save it: its storage is full or switched off. Make room, and enter it again.",
    closed:
      "This browser stores nothing for this page, or a newer version of it is open. Reload this page, and enter it again.",
    changed: "Another page of this browser has just changed it. Enter it again.",
  },
  deleted: "This game was deleted from this device on another page.",
  noKey: "This device can watch the game, but not enter scores.",
  /** Why a player's hand was not taken by the server. */
  notProposed: {
    unreachable:
      "The server does not answer, so the hand was not sent. Send it again when it does, or say it at the table.",
    "wrong-key": "The key on this device is no longer valid. Open the players' code at the table again.",
    behind: "This hand has been entered already.",
  },
  notOpen: "The game is not open yet. Try again in a moment.",
};
