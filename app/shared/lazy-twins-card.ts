import { lazy } from "@/lib/ui/page/lazy";

export const TwinsCard = lazy(() => import("./twins-card"), "TwinsCard", { words: ["keeping"] });
