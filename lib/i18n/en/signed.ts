import { onFirstUse, withMinus } from "../formats";

const format = onFirstUse(() => new Intl.NumberFormat("en", { signDisplay: "exceptZero" }));

/** "+85", "−10", "0". */
export const signed = (value: number): string => withMinus(format().format(value));
