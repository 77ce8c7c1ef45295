import { readReply } from "./read-reply";
import { gameReply, listReply, problemDocument, pull } from "./wire";
import { deletionReply } from "./wire-deletion";
import { handsReply } from "./wire-hands";
import { keysReply, tableKeysReply } from "./wire-keys";

/** The shapes of the server's answers about games, and a check of an answer against one. */
export const replies = {
  shapes: {
    gameReply,
    listReply,
    problemDocument,
    pull,
    handsReply,
    keysReply,
    tableKeysReply,
    deletionReply,
  },
  read: readReply,
};
