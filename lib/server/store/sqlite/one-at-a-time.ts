import type { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { Mutex } from "../mutex";
import type { OpenedFile } from "./opened-file";

type Adapter = Awaited<ReturnType<PrismaBetterSqlite3["connect"]>>;

/**
 * The adapter has one connection. Without this, a query made while a transaction is open would run inside it: reads
 * would see what may yet be rolled back, and a write could be rolled back with it.
 */
export function oneAtATime(
  adapter: Adapter,
  mutex: Mutex,
  opened: OpenedFile,
  disposed: () => void,
): Adapter {
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    mutex.withLock(() => {
      opened.check();
      return opened.watch(work);
    });
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => inTurn(() => adapter.queryRaw(query)),
    executeRaw: (query) => inTurn(() => adapter.executeRaw(query)),
    executeScript: (script) => inTurn(() => adapter.executeScript(script)),
    async startTransaction(isolation) {
      const done = await mutex.lock();
      try {
        opened.check();
        const transaction = await adapter.startTransaction(isolation);
        return {
          provider: transaction.provider,
          adapterName: transaction.adapterName,
          options: transaction.options,
          queryRaw: (query) => opened.watch(() => transaction.queryRaw(query)),
          executeRaw: (query) => opened.watch(() => transaction.executeRaw(query)),
          createSavepoint: (name) => transaction.createSavepoint?.(name) ?? Promise.resolve(),
          rollbackToSavepoint: (name) => transaction.rollbackToSavepoint?.(name) ?? Promise.resolve(),
          releaseSavepoint: (name) => transaction.releaseSavepoint?.(name) ?? Promise.resolve(),
          commit: () => opened.watch(() => transaction.commit()).finally(done),
          rollback: () => transaction.rollback().finally(done),
        };
      } catch (error) {
        done();
        throw error;
      }
    },
    dispose: async () => {
      disposed();
      await adapter.dispose();
      opened.close();
    },
  };
}
