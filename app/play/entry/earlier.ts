import type { Line } from "@/lib/rules/play/log";

/** The entries before a line, as they stand. */
export const entriesBefore = (lines: readonly Line[], line: number): unknown[] =>
  lines
    .slice(0, line)
    .flatMap((each) => (each.line === "entry" && each.effective !== undefined ? [each.effective] : []));
