import { withWords } from "@/lib/i18n/with-words";
import { lazy } from "@/lib/ui/page/lazy";

export const TwinsCard = lazy(async () => (await withWords(import("./twins-card"), "keeping")).TwinsCard);
