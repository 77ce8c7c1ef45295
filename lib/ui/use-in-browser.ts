import { useSyncExternalStore } from "react";

const never = () => () => {};

/** What `read` returns in the browser. Until the page runs there, as in its document from the server: `before`. */
export const useInBrowser = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);
