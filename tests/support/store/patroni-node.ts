import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { clusterProgram } from "./cluster-programs";
import { databaseUser } from "./database-user";
import { findPostgresql } from "./find-postgresql";
import { password } from "./postgresql";
import { signalAll, treeOf } from "./process-tree";

/** One machine of a cluster: PostgreSQL, and Patroni, which makes it the primary or a replica. */
export class PatroniNode {
  private patroni: ChildProcess | undefined;
  private isFrozen = false;

  constructor(
    readonly name: string,
    private readonly folder: string,
    readonly ports: { readonly postgresql: number; readonly rest: number },
    settings: { readonly etcd: number; readonly isSynchronous: boolean },
  ) {
    writeFileSync(this.file("json"), JSON.stringify(this.settings(settings), null, 2));
  }

  /**
   * What its machine does by itself after a failure. One that stood still is started again, as by its watchdog: without
   * that, Patroni 3.0.2 takes the lock back from whoever has become the primary meanwhile, if it stopped between
   * reading and renewing it.
   */
  start(): void {
    if (this.isFrozen) this.kill("machine");
    if (this.patroniPid() !== undefined) return;
    const log = openSync(this.file("log"), "a");
    this.patroni = spawn(clusterProgram("patroni"), [this.file("json")], {
      cwd: this.folder,
      env: { ...process.env, HOME: this.folder },
      stdio: ["ignore", log, log],
      ...databaseUser(),
    });
  }

  /** `machine`: all of it; `postgresql`: only PostgreSQL, while Patroni goes on. */
  kill(what: "machine" | "postgresql"): void {
    signalAll(this.stop(what), "SIGKILL");
    if (what === "machine") this.patroni = undefined;
    this.isFrozen = false;
  }

  /** It stands still: nothing is closed, and nothing answers. */
  freeze(what: "machine" | "postgresql"): void {
    this.stop(what);
    this.isFrozen = true;
  }

  /** Its replicas get nothing more, as over a network that is slow just now. */
  stopSending(): void {
    const postmaster = this.postmasterPid();
    const senders = postmaster === undefined ? [] : treeOf(postmaster).filter(isSender);
    signalAll(senders, "SIGSTOP");
  }

  /** All at once, as far as that is possible: what has been stopped starts nothing more. */
  private stop(what: "machine" | "postgresql"): number[] {
    const roots = [what === "machine" ? this.patroniPid() : undefined, this.postmasterPid()];
    const running = roots.filter((pid) => pid !== undefined);
    signalAll(running, "SIGSTOP");
    const pids = running.flatMap(treeOf);
    signalAll(pids, "SIGSTOP");
    return pids;
  }

  private patroniPid(): number | undefined {
    const { patroni } = this;
    return patroni?.exitCode === null && patroni.signalCode === null ? patroni.pid : undefined;
  }

  /** After a kill the file names a process that has ended, or by now another. */
  private postmasterPid(): number | undefined {
    const data = this.file("data");
    try {
      const pid = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
      return readlinkSync(`/proc/${pid}/cwd`) === data ? pid : undefined;
    } catch {
      return undefined;
    }
  }

  private file(what: "json" | "log" | "data" | "pgpass"): string {
    return join(this.folder, `${this.name}.${what}`);
  }

  private settings({ etcd, isSynchronous }: { readonly etcd: number; readonly isSynchronous: boolean }) {
    const here = (port: number) => `127.0.0.1:${port}`;
    const { postgresql, rest } = this.ports;
    return {
      scope: "pipkeeper",
      name: this.name,
      etcd3: { host: here(etcd) },
      restapi: { listen: here(rest), connect_address: here(rest) },
      bootstrap: {
        dcs: {
          ttl: 10,
          loop_wait: 2,
          retry_timeout: 3,
          synchronous_mode: isSynchronous,
          // A failed server is replaced at once instead of being waited for.
          primary_start_timeout: 0,
          primary_stop_timeout: 5,
          postgresql: { use_pg_rewind: true, use_slots: true },
        },
        // A language's sort order, as on most machines; columns that need byte order declare it.
        initdb: [
          "data-checksums",
          { encoding: "UTF8" },
          { locale: "C.UTF-8" },
          { "locale-provider": "icu" },
          { "icu-locale": "en" },
        ],
      },
      postgresql: {
        listen: here(postgresql),
        connect_address: here(postgresql),
        data_dir: this.file("data"),
        bin_dir: findPostgresql(),
        pgpass: this.file("pgpass"),
        authentication: {
          superuser: { username: "pipkeeper", password },
          replication: { username: "replicator", password },
        },
        parameters: { unix_socket_directories: this.folder, max_connections: 100 },
        pg_hba: [
          "local all all trust",
          "host all all 127.0.0.1/32 scram-sha-256",
          "host replication replicator 127.0.0.1/32 scram-sha-256",
        ],
        basebackup: [{ checkpoint: "fast" }],
        // What cannot follow the new primary is copied from it again.
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
      },
    };
  }
}

const isSender = (pid: number): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(" walsender ");
