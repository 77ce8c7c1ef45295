/** What the device says in English, besides what rules and server say. */
export const en = {
  /** Why this device did not keep something. */
  notKept: {
    full: "This device could not keep it: its storage is full or switched off. Make room, and enter it once more.",
    closed:
      "This browser keeps nothing for this page, or a newer version of it is open. Load the page anew, and enter it once more.",
    changed: "Another page of this browser has changed it just now. Enter it once more.",
  },
  deleted: "This game was deleted from this device on another page.",
  noKey: "This device can watch the game, but not write in it.",
  notOpen: "The game is not open yet. Try again in a moment.",
};
