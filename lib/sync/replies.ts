/** The shapes of what the server answers about games. */
export { gameReply, listReply, problemDocument, pull } from "./wire";
export { handsReply } from "./wire-hands";
export { keysReply } from "./wire-keys";
