import { cameraWordsIn } from "@/lib/i18n/camera-words";
import { useLanguage } from "@/lib/i18n/use-words";

export type CameraWords = (typeof cameraWordsIn)["en"];

export const useCameraWords = (): CameraWords => cameraWordsIn[useLanguage()];
