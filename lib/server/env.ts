import { hostname } from "node:os";
import * as z from "zod/mini";
import { type Proxies, readProxies } from "./front/client-address";
import { type Hosts, readHosts } from "./front/hosts";
import { type LogLevel, logLevels } from "./log";

const wholePort = "PORT should be a whole number from 0 to 65535 (0: any free one), such as 3000.";
const fileUrl =
  'DATABASE_URL should name a file, such as "file:./data/pipkeeper.db". Other databases are not supported yet.';
const inMemory =
  'DATABASE_URL should name a file, such as "file:./data/pipkeeper.db": what is only in memory is lost when the server ends.';
const logLevel = `LOG should be ${logLevels.join(" or ")}: what is written to standard output.`;
const proxyList = (part: string) =>
  `TRUSTED_PROXIES should be addresses with commas between them, such as 10.0.0.5, 172.16.0.0/12; "${part}" is none.`;
const hostList = (part: string) =>
  `ALLOWED_HOSTS should be names with commas between them, such as dominoes.example.org, *.example.net; "${part}" is none.`;

const everySome =
  'BACKUP_EVERY should be a number of minutes, hours or days, from 1m to 365d, such as "30m", "24h" or "7d".';
const keepSome = "BACKUP_KEEP should be a whole number from 1 to 10000, such as 14.";

const milliseconds: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const longest = 365 * 86_400_000;

const schema = z.object({
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, wholePort)), "3000"),
  HOST: z.optional(z.string()),
  DATABASE_URL: z._default(
    z.string().check(z.regex(/^file:[^?]+$/, fileUrl), z.regex(/^(?!file::)/, inMemory)),
    "file:./data/pipkeeper.db",
  ),
  LOG: z._default(z.enum(logLevels, logLevel), "faults"),
  TRUSTED_PROXIES: z._default(z.string(), ""),
  ALLOWED_HOSTS: z._default(z.string(), ""),
  BACKUP_FOLDER: z.optional(z.string()),
  BACKUP_EVERY: z._default(z.string().check(z.regex(/^[1-9]\d{0,5}[mhd]$/, everySome)), "24h"),
  BACKUP_KEEP: z._default(z.string().check(z.regex(/^(?:[1-9]\d{0,3}|10000)$/, keepSome)), "14"),
});

/** The settings of a server. */
export interface Settings {
  /** 0: any free port. */
  readonly port: number;
  /** The address to listen on; undefined: all of this machine's. */
  readonly host: string | undefined;
  /** Path of the SQLite file, relative to the working directory or absolute. */
  readonly databaseFile: string;
  readonly log: LogLevel;
  /** Proxies that stand between phones and this server, whose `X-Forwarded-…` headers are believed. */
  readonly proxies: Proxies;
  /** The names under which it answers. */
  readonly hosts: Hosts;
  /** Backups that are made by themselves; undefined: none are. */
  readonly backups: BackupSettings | undefined;
}

interface BackupSettings {
  readonly folder: string;
  /** Milliseconds from one to the next. */
  readonly every: number;
  /** How many are kept; older ones are deleted. */
  readonly keep: number;
}

/**
 * Reads the settings from environment variables; an empty one counts as absent. Throws an error whose message is a
 * sentence for each wrong one.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join("\n"));
  const port = Number(parsed.data.PORT);
  if (port > 65_535) throw new Error(wholePort);
  const { HOST: host, DATABASE_URL, LOG: log, TRUSTED_PROXIES, ALLOWED_HOSTS } = parsed.data;
  const proxies = readProxies(TRUSTED_PROXIES);
  if (!proxies.ok) throw new Error(proxyList(proxies.error));
  const hosts = readHosts(ALLOWED_HOSTS, [hostname(), ...(host === undefined ? [] : [host])]);
  if (!hosts.ok) throw new Error(hostList(hosts.error));
  const { BACKUP_FOLDER: folder, BACKUP_EVERY, BACKUP_KEEP } = parsed.data;
  const every = Number(BACKUP_EVERY.slice(0, -1)) * (milliseconds[BACKUP_EVERY.slice(-1)] ?? 0);
  if (every > longest) throw new Error(everySome);
  return {
    ...{ port, host, databaseFile: DATABASE_URL.slice("file:".length), log },
    ...{ proxies: proxies.value, hosts: hosts.value },
    backups: folder === undefined ? undefined : { folder, every, keep: Number(BACKUP_KEEP) },
  };
}
