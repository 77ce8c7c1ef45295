import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { Mutex } from "../mutex";
import { retried } from "../retry";
import { hasNoConnection, storeFault } from "../store-fault";
import { withCode } from "./lost";

type Begin = Awaited<ReturnType<PrismaPg["connect"]>>["startTransaction"];
type Transaction = Awaited<ReturnType<Begin>>;
type Queryable = Pick<Transaction, "provider" | "adapterName" | "queryRaw" | "executeRaw">;
type Isolation = Parameters<Begin>[0];
type Query = Parameters<Queryable["queryRaw"]>[0];

/** Prisma's adapter over a pool: reads outside of transactions are repeated after a temporary fault. */
export function adapterOver(pool: pg.Pool) {
  const factory = new PrismaPg(pool);
  return {
    provider: "postgres" as const,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter = await factory.connect();
      return {
        ...calls(adapter, (query, work) =>
          retried(
            work,
            (error) => hasNoConnection(error) || (isRead(query) && passing.has(storeFault(error))),
          ),
        ),
        executeScript: (script: string) => adapter.executeScript(script),
        getConnectionInfo: () => adapter.getConnectionInfo(),
        dispose: () => adapter.dispose(),
        async startTransaction(isolation?: Isolation): Promise<Transaction> {
          const transaction = await coded(() => adapter.startTransaction(isolation));
          // Prisma reads relations in parallel; a connection of the driver takes one query at a time.
          const turn = new Mutex();
          return {
            ...calls(transaction, (_, work) => turn.withLock(work)),
            options: transaction.options,
            commit: () => turn.withLock(() => coded(() => transaction.commit())),
            rollback: () => turn.withLock(() => coded(() => transaction.rollback())),
            createSavepoint: (name: string) => transaction.createSavepoint?.(name) ?? Promise.resolve(),
            rollbackToSavepoint: (name: string) =>
              transaction.rollbackToSavepoint?.(name) ?? Promise.resolve(),
            releaseSavepoint: (name: string) => transaction.releaseSavepoint?.(name) ?? Promise.resolve(),
          };
        },
      };
    },
  };
}

function calls(to: Queryable, run: <T>(query: Query, work: () => Promise<T>) => Promise<T>): Queryable {
  return {
    provider: to.provider,
    adapterName: to.adapterName,
    queryRaw: (query) => run(query, () => coded(() => to.queryRaw(storable(query)))),
    executeRaw: (query) => run(query, () => coded(() => to.executeRaw(storable(query)))),
  };
}

const passing = new Set<unknown>(["conflict", "unreachable"]);
const isRead = ({ sql }: Query): boolean => /^\s*SELECT\b/i.test(sql);

async function coded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw withCode(error);
  }
}

/** PostgreSQL's texts have no NUL; the replacement character is stored instead. */
const storable = (query: Query): Query =>
  query.args.some((arg) => typeof arg === "string" && arg.includes("\0"))
    ? {
        ...query,
        args: query.args.map((arg) => (typeof arg === "string" ? arg.replaceAll("\0", "\uFFFD") : arg)),
      }
    : query;
