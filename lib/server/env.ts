import * as z from "zod/mini";
import { type Proxies, readProxies } from "./front/client-address";
import { type LogLevel, logLevels } from "./log";

const wholePort = "PORT should be a whole number from 0 to 65535 (0: any free one), such as 3000.";
const fileUrl =
  'DATABASE_URL should name a file, such as "file:./data/pipkeeper.db". Other databases are not supported yet.';
const logLevel = `LOG should be ${logLevels.join(" or ")}: what is written to standard output.`;
const proxyList = (part: string) =>
  `TRUSTED_PROXIES should be addresses with commas between them, such as 10.0.0.5, 172.16.0.0/12; "${part}" is none.`;

const schema = z.object({
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, wholePort)), "3000"),
  HOST: z.optional(z.string()),
  DATABASE_URL: z._default(z.string().check(z.regex(/^file:[^?]+$/, fileUrl)), "file:./data/pipkeeper.db"),
  LOG: z._default(z.enum(logLevels, logLevel), "faults"),
  TRUSTED_PROXIES: z._default(z.string(), ""),
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
  /** Proxies that stand between phones and this server, whose `X-Forwarded-For` is believed. */
  readonly proxies: Proxies;
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
  const { HOST: host, DATABASE_URL, LOG: log, TRUSTED_PROXIES } = parsed.data;
  const proxies = readProxies(TRUSTED_PROXIES);
  if (!proxies.ok) throw new Error(proxyList(proxies.error));
  return { port, host, databaseFile: DATABASE_URL.slice("file:".length), log, proxies: proxies.value };
}
