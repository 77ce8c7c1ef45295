import { gameReply, listReply, problemDocument, pull } from "./wire";
import { handsReply } from "./wire-hands";
import { keysReply } from "./wire-keys";

/** The shapes of what the server answers about games. */
export const replies = { gameReply, listReply, problemDocument, pull, handsReply, keysReply };
