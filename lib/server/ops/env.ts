import { hostname } from "node:os";
import * as z from "zod/mini";
import { type Proxies, readProxies } from "../guard/client-address";
import { type Hosts, readHosts } from "../guard/hosts";
import { type PushServices, readPushServices } from "../push/push-services";
import type { DatabaseSettings } from "../store/open";
import { called } from "./called";
import { type LogLevel, logLevels } from "./log";

const wholePort = "PORT should be a whole number from 0 to 65535 (0: any free one), such as 3000.";
const databaseUrl =
  'DATABASE_URL should name a file, such as "file:./data/pipkeeper.db", or a PostgreSQL database, such as "postgresql://user:password@host/pipkeeper".';
const inMemory =
  'DATABASE_URL should name a file, such as "file:./data/pipkeeper.db": a database in memory is lost when the server stops.';
const directUrl =
  'DATABASE_DIRECT_URL should name the PostgreSQL database in DATABASE_URL without a pooler in between, such as "postgresql://user:password@host/pipkeeper".';
const replicaUrl =
  'DATABASE_REPLICA_URL should name a replica of the PostgreSQL database in DATABASE_URL, such as "postgresql://user:password@replica/pipkeeper".';
const connections = "DATABASE_CONNECTIONS should be a whole number from 1 to 1000, such as 10.";
const logLevel = `LOG should be ${logLevels.join(" or ")}. It decides what is written to standard output.`;
const proxyList = (part: string) =>
  `TRUSTED_PROXIES should be addresses separated by commas, such as 10.0.0.5, 172.16.0.0/12; "${part}" is not an address.`;
const hostList = (part: string) =>
  `ALLOWED_HOSTS should be names separated by commas, such as dominoes.example.org, *.example.net; "${part}" is not a name.`;
const serviceList = (part: string) =>
  `PUSH_SERVICES should be names separated by commas, such as push.example.org, *.example.net, or none; "${part}" is not a name.`;

/**
 * A database server's address with the name of a database. An invalid one is not shown, because it contains a
 * password.
 */
const isServerUrl = (url: string): boolean =>
  /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url) && new URL(url).pathname.length > 1;

const schema = z.object({
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, wholePort)), "3000"),
  HOST: z.optional(z.string()),
  DATABASE_URL: z._default(
    z.string().check(
      z.refine((url) => /^file:[^?]+$/.test(url) || isServerUrl(url), databaseUrl),
      z.regex(/^(?!file::)/, inMemory),
    ),
    "file:./data/pipkeeper.db",
  ),
  DATABASE_DIRECT_URL: z.optional(z.string().check(z.refine(isServerUrl, directUrl))),
  DATABASE_REPLICA_URL: z.optional(z.string().check(z.refine(isServerUrl, replicaUrl))),
  DATABASE_CONNECTIONS: z._default(z.string().check(z.regex(/^(?:[1-9]\d{0,2}|1000)$/, connections)), "10"),
  LOG: z._default(z.enum(logLevels, logLevel), "faults"),
  TRUSTED_PROXIES: z._default(z.string(), ""),
  ALLOWED_HOSTS: z._default(z.string(), ""),
  PUSH_SERVICES: z._default(z.string(), ""),
});

/** The settings of a server. */
export interface Settings {
  /** 0: any free port. */
  readonly port: number;
  /** The address to listen on; undefined: all addresses of this machine. */
  readonly host: string | undefined;
  readonly database: DatabaseSettings;
  readonly log: LogLevel;
  /** Proxies between phones and this server whose `X-Forwarded-…` headers are trusted. */
  readonly proxies: Proxies;
  /** The host names that it answers to. */
  readonly hosts: Hosts;
  /** Push services that notices may be sent to. */
  readonly pushServices: PushServices;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables; an empty one counts as absent. Throws an error whose message has a
 * sentence for each invalid one.
 */
export function readSettings(env: Environment): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join("\n"));
  const port = Number(parsed.data.PORT);
  if (port > 65_535) throw new Error(wholePort);
  const { HOST: host, LOG: log, TRUSTED_PROXIES, ALLOWED_HOSTS, PUSH_SERVICES } = parsed.data;
  const proxies = readProxies(TRUSTED_PROXIES);
  if (!proxies.ok) throw new Error(proxyList(proxies.error));
  const hosts = readHosts(ALLOWED_HOSTS, [hostname(), ...(host === undefined ? [] : [host])]);
  if (!hosts.ok) throw new Error(hostList(hosts.error));
  const services = readPushServices(PUSH_SERVICES);
  if (!services.ok) throw new Error(serviceList(services.error));
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL: replicaUrl } = parsed.data;
  const beside = { ...(directUrl && { directUrl }), ...(replicaUrl && { replicaUrl }) };
  const database: DatabaseSettings = url.startsWith("file:")
    ? { type: "file", file: url.slice("file:".length) }
    : { type: "server", url, ...beside, connections: Number(parsed.data.DATABASE_CONNECTIONS) };
  const pushServices = services.value;
  return { port, host, database, log, proxies: proxies.value, hosts: hosts.value, pushServices };
}

/** The database file that these variables name. Throws an error for people if it is not a file. */
export function databaseFileOf(env: Environment): string {
  const { database } = readSettings(env);
  if (database.type === "file") return database.file;
  throw new Error(
    "DATABASE_URL names a PostgreSQL database. Back it up with pg_dump and restore it with pg_restore, as docs/hosting.md describes.",
  );
}

/** Advice for somebody who starts a server with settings of earlier versions; undefined if there are none. */
export function formerSettings(env: Environment): string | undefined {
  const found = ["BACKUP_FOLDER", "BACKUP_EVERY", "BACKUP_KEEP"].filter((name) => env[name]);
  if (found.length === 0) return undefined;
  const folder = env.BACKUP_FOLDER || "FOLDER";
  const command = called("backup", `--folder ${folder} --keep ${env.BACKUP_KEEP || 14}`);
  return `The server no longer makes backups and ignores ${new Intl.ListFormat("en").format(found)}: have "${command}" run once a day instead, as docs/hosting.md describes under "Daily backups".`;
}
