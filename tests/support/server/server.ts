import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { newDatabaseUrl } from "../store/engine";
import { type Port, reservePort } from "./port";

/**
 * A server started as a person would start it, with what `npm start` runs after the build, on a loopback port and with a
 * database of its own.
 *
 * ```ts
 * const server = await startServer();
 * await fetch(`${server.url}/api/health`);
 * await server.kill();      // as in a power failure
 * await server.restart();   // the same port, the same database
 * await server.remove();    // in afterAll: stops it and deletes its data
 * ```
 */
export interface TestServer {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  readonly url: string;
  /** Everything it wrote so far, for the messages of failed tests. */
  readonly output: () => string;
  /** The path of its SQLite file. */
  readonly databaseFile: string;
  readonly databaseUrl: string;
  readonly pid: () => number;
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again after `stop` or `kill`. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

/** How to start a server differently from a person. */
export interface StartOptions {
  /** A command that starts Node, such as `["strace", "-f"]`. It has to become the server's process. */
  readonly through?: readonly string[];
  /** The user it runs as. */
  readonly uid?: number;
  /** The folder of its database, instead of a temporary one. */
  readonly folder?: string;
  /** The folder of the program, instead of this one. */
  readonly program?: string;
  /** The script that Node runs, instead of the built one. */
  readonly script?: string;
  /** What the script is told. */
  readonly args?: readonly string[];
}

const here = fileURLToPath(new URL("../../..", import.meta.url));

export async function startServer(
  env: Readonly<Record<string, string>> = {},
  started: StartOptions = {},
): Promise<TestServer> {
  const directory = await mkdtemp(join(tmpdir(), "pipkeeper-test-"));
  const folder = started.folder ?? directory;
  const databaseUrl = env.DATABASE_URL ?? (await newDatabaseUrl(folder));
  const settings = { HOST: "127.0.0.1", ...env, DATABASE_URL: databaseUrl };
  const { port, ...begun } = await runOnReservedPort(settings, started);
  let { running } = begun;

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, "exit");
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return {
    url: running.url,
    databaseFile: join(folder, "pipkeeper.db"),
    databaseUrl,
    pid: () => running.child.pid ?? 0,
    output: () => running.output(),
    signal: (signal) => void running.child.kill(signal),
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
    restart: async () => {
      running = await run({ ...settings, PORT: `${port.port}` }, started);
    },
    remove: async () => {
      await end("SIGKILL");
      port.release();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  output(): string;
}

/** Starts the program on a port that remains reserved while it is stopped. */
async function runOnReservedPort(
  settings: Readonly<Record<string, string>>,
  started: StartOptions,
): Promise<{ readonly running: Running; readonly port: Port }> {
  for (;;) {
    const port = await reservePort();
    try {
      return { running: await run({ ...settings, PORT: `${port.port}` }, started), port };
    } catch (error) {
      port.release();
      if (!/Cannot listen on port/.test(String(error))) throw error;
    }
  }
}

/** Starts the program; rejects with its output if it ends before it listens. */
export function run(
  env: Readonly<Record<string, string>>,
  { through = [], uid, program = here, script = ".next/bin/start.mjs", args: told = [] }: StartOptions = {},
): Promise<Running> {
  const [command = "", ...args] = [...through, process.execPath, join(program, script), ...told];
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid !== undefined && { uid }),
  });
  let written = "";
  const output = () => written;
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      const url = /open at (http:\S+)/.exec(written)?.[1];
      if (url) resolve({ child, url, output });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(Object.assign(new Error(written), { code })));
    // Such as a Node that this user may not run.
    child.once("error", reject);
  });
}
