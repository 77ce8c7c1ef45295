import { writeBundles } from "./bundles";
import { encodeFiles } from "./encode";
import { writeTable } from "./table";
import { writeWorker } from "./worker";

/** What a build does once Next has built. The service worker lists the table's files, and everything is compressed last. */
export async function finishBuild(): Promise<void> {
  await writeTable();
  writeWorker();
  await writeBundles();
  encodeFiles();
}
