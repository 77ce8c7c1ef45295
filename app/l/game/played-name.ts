export { playedName } from "@/lib/i18n/game-words";
