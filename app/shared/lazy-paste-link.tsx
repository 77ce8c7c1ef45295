import { lazy } from "@/lib/ui/page/lazy";

// Few people need it.
export const PasteLink = lazy(() => import("./paste-link"), "PasteLink", { words: ["invite"] });
