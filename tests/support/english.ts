import { speaker } from "../../lib/i18n/text";

/** The English sentences for problems and texts. */
export const inEnglish = speaker("en");
