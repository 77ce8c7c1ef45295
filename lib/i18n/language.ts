/** The languages every catalogue is written in. A further language is a name here and one catalogue per room. */
export const languages = ["en"] as const;
export type Language = (typeof languages)[number];
