/** What the device says in English, besides what rules and server say. */
export const en = {
  unreachable: "The server cannot be reached just now. Try again in a moment.",
  deviceFull:
    "This device could not keep it: its storage is full or switched off. Make room, and enter it once more.",
  noKey: "This device can watch the game, but not write in it.",
  notOpen: "The game is not open yet. Try again in a moment.",
};
