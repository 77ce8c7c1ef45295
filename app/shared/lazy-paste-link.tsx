import { withWords } from "@/lib/i18n/with-words";
import { lazy } from "@/lib/ui/page/lazy";

// Few people need it.
export const PasteLink = lazy(async () => (await withWords(import("./paste-link"), "invite")).PasteLink);
