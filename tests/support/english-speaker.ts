import { speaker } from "../../lib/i18n/text";

/** What a person reads of problems and texts, in English. */
export const englishSpeaker = speaker("en");
