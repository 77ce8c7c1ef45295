import pg from "pg";
import { logFault } from "../../ops/log";
import type { Announcement, Channel } from "../store";
import { endIfSilent } from "./end-if-silent";
import { isPooled } from "./is-pooled";

const channelName = "pipkeeper";
/** Milliseconds until a lost connection is reopened. */
const reconnectMs = 1_000;
/** How many changes may wait to be announced; those beyond that are found by checking the database. */
const maxWaiting = 10_000;

/**
 * LISTEN and NOTIFY on a connection of their own. A NOTIFY inside the transaction takes one lock for all writers of
 * the database, which cut sixteen of them to a third; so it is sent after the commit.
 */
export class Notifications implements Channel {
  private client: pg.Client | undefined;
  private listener: (change: Announcement) => void = () => {};
  /** Waiting announcements: the last one of each game. */
  private readonly waiting = new Map<string, Announcement>();
  private isSending = false;
  /** Announcements can be sent through a pooler, but it passes none on. */
  private hears = true;
  private hasWarned = false;
  private isClosed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly url: string) {}

  get isOpen(): boolean {
    return this.client !== undefined && this.hears;
  }

  listen(listener: (change: Announcement) => void): void {
    this.listener = listener;
    void this.connect();
  }

  announce(change: Announcement): void {
    const key = `${change.gameId} ${change.isDeleted ? "deleted" : change.head === undefined ? "hands" : "head"}`;
    this.waiting.delete(key);
    this.waiting.set(key, change);
    const [oldest] = this.waiting.keys();
    if (this.waiting.size > maxWaiting && oldest !== undefined) this.waiting.delete(oldest);
    void this.send();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: "pipkeeper announcements",
    });
    const lost = () => this.lost(client);
    client.on("error", lost);
    client.on("end", lost);
    client.on("notification", (message) => {
      // This process knows its own announcements.
      if (message.payload !== undefined && message.processId !== Reflect.get(client, "processID"))
        this.listener(JSON.parse(message.payload));
    });
    try {
      await client.connect();
      // So that it does not wait for ever for the announcements of a machine that has vanished.
      endIfSilent(client, { whenIdle: () => void client.query("SELECT 1").catch(lost) });
      this.hears = !(await isPooled(client));
      if (this.hears) await client.query(`LISTEN ${channelName}`);
      else this.warn();
    } catch {
      client.end().catch(() => {});
      this.again();
      return;
    }
    if (this.isClosed) return void client.end();
    this.client = client;
    void this.send();
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    if (this.isClosed) return;
    logFault("announcements", "the connection was lost; changes are looked for meanwhile");
    client.end().catch(() => {});
    this.again();
  }

  private warn(): void {
    if (this.hasWarned) return;
    this.hasWarned = true;
    logFault(
      "announcements",
      "a pooler in front of the database passes none on; changes are looked for every second. DATABASE_DIRECT_URL names an address without it.",
    );
  }

  private again(): void {
    if (this.isClosed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), reconnectMs);
    this.retry.unref();
  }

  /** Those that arrive while others are being sent are sent together. */
  private async send(): Promise<void> {
    const { client } = this;
    if (this.isSending || !client || this.waiting.size === 0) return;
    this.isSending = true;
    const changes = [...this.waiting];
    this.waiting.clear();
    try {
      const payloads = changes.map(([, change]) => JSON.stringify(change));
      await client.query(`SELECT pg_notify('${channelName}', p) FROM unnest($1::text[]) AS p`, [payloads]);
    } catch {
      for (const [key, change] of changes) if (!this.waiting.has(key)) this.waiting.set(key, change);
      this.lost(client);
    }
    this.isSending = false;
    void this.send();
  }
}
