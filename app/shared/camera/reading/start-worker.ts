/** A worker that reads photos. The bundler needs a literal address where the worker is started. */
export const startWorker = (): Worker =>
  new Worker(new URL("./reading-worker.ts", import.meta.url), { type: "module" });
