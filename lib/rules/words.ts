import type { Language } from "./language";
import { en } from "./words.en";

/** Everything the kernel can say. A further language is a further object of this type. */
export type KernelWords = typeof en;

export const kernelWords: Readonly<Record<Language, KernelWords>> = { en };
