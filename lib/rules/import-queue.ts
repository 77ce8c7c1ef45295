let last: Promise<unknown> = Promise.resolve();

/**
 * Runs dynamic imports one after the other. The bundler lists for an import only the chunks that the code around it has
 * not brought along: while other code is still on its way with its chunks, an import may go by a list that counts on
 * them, and fails for good.
 */
export function importInTurn<T>(load: () => Promise<T>): Promise<T> {
  const loaded = last.then(load);
  last = loaded.catch(() => {});
  return loaded;
}
