const format = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });

/** "+85", "−10", "0". */
export const signed = (value: number): string => format.format(value).replace("-", "−");
