import type { Database } from "./store";
import { isTaken } from "./store-fault";

/**
 * A secret of the server, stored under this name; `make` makes it when it is first needed. All processes get the
 * same.
 */
export async function serverSecret(database: Database, name: string, make: () => string): Promise<string> {
  const find = async () => (await database.serverSecret.findUnique({ where: { name } }))?.value;
  const known = await find();
  if (known !== undefined) return known;
  const value = make();
  try {
    await database.transaction((store) => store.serverSecret.create({ data: { name, value } }));
    return value;
  } catch (error) {
    // Another process was first.
    const theirs = isTaken(error) ? await find() : undefined;
    if (theirs === undefined) throw error;
    return theirs;
  }
}
