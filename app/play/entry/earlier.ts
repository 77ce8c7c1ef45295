import type { Line } from "@/lib/rules/play/log";

/** The effective entries before a line. */
export const entriesBefore = (lines: readonly Line[], line: number): unknown[] =>
  lines
    .slice(0, line)
    .flatMap((each) => (each.type === "entry" && each.effective !== undefined ? [each.effective] : []));
