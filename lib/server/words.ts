import { en } from "./words.en";

/** The language of problem documents. */
export const serverLanguage = "en";
/** Everything the server says besides what rules say. */
export const say = { en }[serverLanguage];
