import type { Language } from "@/lib/i18n/language";
import { camera } from "./en/camera";
import { isolating } from "./isolating";

/** What the camera's screens say: apart from `wordsIn`, which every page loads. */
export const cameraWordsIn: Readonly<Record<Language, typeof camera>> = { en: isolating(camera) };
