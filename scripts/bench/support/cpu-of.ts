import { existsSync, readFileSync } from "node:fs";

/** Milliseconds of processor time so far; what has ended counts for its parent. */
export function cpuOf(pids: readonly number[]): number {
  const ticks = pids
    .filter((pid) => existsSync(`/proc/${pid}`))
    .map((pid) => {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    });
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}
