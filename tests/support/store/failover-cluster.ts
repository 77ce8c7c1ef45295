import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Port, reservePort } from "../server/port";
import { clusterProgram } from "./cluster-programs";
import { databaseUser } from "./database-user";
import { PatroniNode } from "./patroni-node";
import { createDatabase, password } from "./postgresql";

/** Three PostgreSQL servers that choose their primary by themselves, behind one address, on loopback ports. */
export interface FailoverCluster {
  /** The address of an empty database, through HAProxy. */
  readonly url: string;
  /** The same through PgBouncer, in transaction mode. */
  readonly pooledUrl: string;
  /** The same at its replicas, through HAProxy. */
  readonly replicaUrl: string;
  /** Resolves to the primary, once all others follow it and one of them could take its place. */
  whole(): Promise<PatroniNode>;
  remove(): void;
}

const deploy = join(import.meta.dirname, "../../../deploy");

/**
 * etcd has one member, since its machines do not fail here. HAProxy and PgBouncer run with the files in `deploy`.
 * `isSynchronous`: a commit is acknowledged only when a replica has it.
 */
export async function startFailoverCluster(isSynchronous: boolean): Promise<FailoverCluster> {
  const folder = mkdtempSync(join(tmpdir(), "pipkeeper-failover-"));
  const user = databaseUser();
  chownSync(folder, user.uid, user.gid);
  const ports: Port[] = [];
  const nextPort = async () => {
    const port = await reservePort();
    ports.push(port);
    return port.port;
  };
  const running: ChildProcess[] = [];
  const start = (name: "etcd" | "haproxy" | "pgbouncer", ...args: string[]) => {
    const log = openSync(join(folder, `${name}.log`), "a");
    running.push(spawn(clusterProgram(name), args, { cwd: folder, stdio: ["ignore", log, log], ...user }));
  };
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const nodes: PatroniNode[] = [];
  const remove = () => {
    for (const node of nodes) node.kill("machine");
    for (const child of running) child.kill("SIGKILL");
    for (const port of ports.splice(0)) port.release();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  // Also when the tests are broken off: a worker whose parent was ended runs on.
  for (const event of ["exit", "disconnect"]) process.once(event, remove);

  try {
    const [etcd, peer, proxy, replicas, pooler] = [
      await nextPort(),
      await nextPort(),
      await nextPort(),
      await nextPort(),
      await nextPort(),
    ];
    const [clients, peers] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peer}`];
    start(
      "etcd",
      ...["--data-dir", join(folder, "etcd")],
      ...["--listen-client-urls", clients, "--advertise-client-urls", clients],
      ...["--listen-peer-urls", peers, "--initial-advertise-peer-urls", peers],
      ...["--initial-cluster", `default=${peers}`],
    );
    for (const name of ["db-1", "db-2", "db-3"]) {
      const at = { postgresql: await nextPort(), rest: await nextPort() };
      nodes.push(new PatroniNode(name, folder, at, { etcd, isSynchronous }));
    }
    for (const node of nodes) node.start();

    const listed = nodes.map(({ name, ports }) => {
      return `\tserver ${name} 127.0.0.1:${ports.postgresql} check port ${ports.rest}`;
    });
    const haproxy = readFileSync(join(deploy, "haproxy-postgresql.cfg"), "utf8")
      .replace(/(?:^\tserver .+\n)+/gm, `${listed.join("\n")}\n`)
      .replace("127.0.0.1:5000", `127.0.0.1:${proxy}`)
      .replace("127.0.0.1:5001", `127.0.0.1:${replicas}`);
    start("haproxy", "-db", "-f", write("haproxy.cfg", haproxy));
    const pgbouncer = readFileSync(join(deploy, "pgbouncer.ini"), "utf8")
      .replace("port=5000", `port=${proxy}`)
      .replace("listen_port = 6432", `listen_port = ${pooler}\nunix_socket_dir =`)
      .replace("/etc/pgbouncer/userlist.txt", write("userlist.txt", `"pipkeeper" "${password}"\n`));
    start("pgbouncer", write("pgbouncer.ini", pgbouncer));

    const addressOf = (port: number) => `postgresql://pipkeeper:${password}@127.0.0.1:${port}/postgres`;
    const whole = () => wholeCluster(addressOf(proxy), nodes, isSynchronous);
    await whole();
    const url = await createDatabase(addressOf(proxy));
    const at = (port: number) => Object.assign(new URL(url), { port: `${port}` }).href;
    return { url, pooledUrl: at(pooler), replicaUrl: at(replicas), whole, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

async function wholeCluster(
  url: string,
  nodes: readonly PatroniNode[],
  isSynchronous: boolean,
): Promise<PatroniNode> {
  for (;;) {
    const seen = await followers(url);
    const primary = nodes.find(({ ports }) => ports.postgresql === seen?.port);
    if (primary && seen?.streaming === nodes.length - 1 && (!isSynchronous || (await hasSuccessor(primary))))
      return primary;
    await sleep(200);
  }
}

/** The primary's port, and how many follow it, as it says itself; undefined: there is none now. */
async function followers(url: string): Promise<{ port: number; streaming: number } | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('port')::int AS port,
        (SELECT count(*)::int FROM pg_stat_replication WHERE state = 'streaming') AS streaming`,
    );
    return rows[0];
  } catch {
    return undefined;
  } finally {
    client.end().catch(() => {});
  }
}

/** Whether Patroni would let a replica take the place of this one: it has told the others that it is synchronous. */
async function hasSuccessor({ ports, name }: PatroniNode): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`http://127.0.0.1:${ports.rest}/cluster`, { signal });
    const { members }: { members: { name: string; role: string }[] } = await answer.json();
    return (
      members.some((member) => member.name === name && member.role === "leader") &&
      members.some(({ role }) => role === "sync_standby")
    );
  } catch {
    return false;
  }
}
