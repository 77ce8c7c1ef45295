import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";

/** Whom the programs of a database run as: they refuse to run as root, and then it is Debian's user for PostgreSQL. */
export function databaseUser(): { readonly uid: number; readonly gid: number } {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const [own = 0, group = 0] = ["-u", "-g"].map((flag) =>
    Number(spawnSync("id", [flag, "postgres"]).stdout.toString()),
  );
  return { uid: own, gid: group };
}
