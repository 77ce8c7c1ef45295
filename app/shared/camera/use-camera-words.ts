import type { Catalogues } from "@/lib/i18n/catalogue-names";
import { useCatalogue } from "@/lib/i18n/hooks/use-words";

export type CameraWords = Catalogues["camera"];

export const useCameraWords = (): CameraWords => useCatalogue("camera");
