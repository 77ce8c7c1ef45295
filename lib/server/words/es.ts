import { en } from "./en";

export const es = (_t: object): typeof en => en;
