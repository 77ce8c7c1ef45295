import { en } from "./en";

export const pt = (_t: object): typeof en => en;
