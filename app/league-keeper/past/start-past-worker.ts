/** A worker that reads tables. The bundler needs a literal address where the worker is started. */
export const startPastWorker = (): Worker =>
  new Worker(new URL("./past-worker.ts", import.meta.url), { type: "module" });
