import { type Formats, formats } from "../formats";
import type { Language } from "../language";

export type Terms = Formats;

export const terms = (language: Language): Terms => formats(language);
