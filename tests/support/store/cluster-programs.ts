import { existsSync } from "node:fs";
import { join } from "node:path";

/** What a database that fails over by itself needs besides PostgreSQL, by the names of Debian's packages. */
const programs = { "etcd-server": "etcd", patroni: "patroni", haproxy: "haproxy", pgbouncer: "pgbouncer" };
type Program = (typeof programs)[keyof typeof programs];

/** Debian puts some where only root's path leads. */
const find = (name: string): string | undefined =>
  [...(process.env.PATH ?? "").split(":"), "/usr/sbin"]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The packages whose programs are not here. */
export const missingClusterPackages = (): string[] =>
  Object.entries(programs).flatMap(([packageName, program]) => (find(program) ? [] : [packageName]));

export function clusterProgram(name: Program): string {
  const found = find(name);
  if (found === undefined) throw new Error(`There is no ${name} here. \`npm run faults\` gets it.`);
  return found;
}
