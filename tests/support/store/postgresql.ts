import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { reservePort } from "../server/port";
import { databaseUser } from "./database-user";
import { findPostgresql } from "./find-postgresql";

/** A PostgreSQL cluster for tests, on a free loopback port; its data is deleted with it. */
export interface Cluster {
  /** The address of its database `postgres`. */
  readonly url: string;
  /** The process from which all of its processes descend. */
  pid(): number;
  start(): void;
  /** `immediate`: as in a machine failure. */
  stop(mode?: "fast" | "immediate"): void;
  /** Starts a replica; a synchronous one is waited for by every commit. */
  startReplica(isSynchronous?: boolean): Promise<Replica>;
  remove(): void;
}

/** A cluster that replicates another one. */
export interface Replica {
  readonly port: number;
  pid(): number;
  start(): void;
  stop(mode?: "fast" | "immediate"): void;
  /** Makes it a primary, which can write. */
  promote(): void;
  remove(): void;
}

/** Creates and starts a cluster. */
export async function startCluster(settings: readonly string[] = []): Promise<Cluster> {
  const bin = findPostgresql();
  if (bin === undefined) throw new Error("There is no PostgreSQL here. `npm run setup:tests` gets it.");
  const folder = mkdtempSync(join(tmpdir(), "pipkeeper-pg-"));
  const user = databaseUser();
  chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]) => runWith({}, program, ...args);
  const runWith = (env: Readonly<Record<string, string>>, program: string, ...args: string[]) => {
    // PostgreSQL keeps inherited pipes open, so nothing may wait for them to close.
    const { status } = spawnSync(join(bin, program), args, {
      cwd: folder,
      stdio: "ignore",
      env: { ...process.env, ...env },
      ...user,
    });
    if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed`);
  };
  const data = join(folder, "data");
  const { port, release: giveBack } = await reservePort();
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o644 });
  // A language's sort order, as on most machines; columns that need byte order declare it.
  const order = ["-E", "UTF8", "--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en"];
  const access = ["-U", "pipkeeper", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  run("initdb", "-D", data, "--no-sync", ...order, ...access);
  const control = (of: string, at: number) => {
    const given = [`port=${at}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];
    const options = [...given, ...settings].map((setting) => `-c ${setting}`).join(" ");
    return {
      start: () => run("pg_ctl", "-D", of, "-o", options, "-l", `${of}.log`, "-w", "start"),
      stop: (mode = "fast") => run("pg_ctl", "-D", of, "-m", mode, "-w", "stop"),
    };
  };
  const pidOf = (folder: string) =>
    Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n", 1)[0]);
  const { start, stop } = control(data, port);
  start();
  const url = `postgresql://pipkeeper:${password}@127.0.0.1:${port}/postgres`;
  return {
    url,
    pid: () => pidOf(data),
    start,
    stop,
    async startReplica(isSynchronous = true) {
      const copy = join(folder, "replica");
      const from = ["-h", "127.0.0.1", "-p", String(port), "-U", "pipkeeper"];
      runWith(
        { PGPASSWORD: password },
        "pg_basebackup",
        ...from,
        "-D",
        copy,
        "-R",
        "-X",
        "stream",
        "--no-sync",
        "-c",
        "fast",
      );
      const { port: at, release: giveBack } = await reservePort();
      const replica = control(copy, at);
      replica.start();
      if (isSynchronous) {
        const client = new pg.Client(url);
        await client.connect();
        await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
        await client.query("SELECT pg_reload_conf()");
        await client.end();
      }
      return {
        ...replica,
        port: at,
        pid: () => pidOf(copy),
        promote: () => run("pg_ctl", "-D", copy, "-w", "promote"),
        remove() {
          if (existsSync(join(copy, "postmaster.pid"))) replica.stop("immediate");
          giveBack();
        },
      };
    },
    remove() {
      if (existsSync(join(data, "postmaster.pid"))) stop("immediate");
      giveBack();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tests check that it is never shown. */
export const password = "secret-of-the-tests";

/** Creates an empty database beside the one at this address; resolves to its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}
