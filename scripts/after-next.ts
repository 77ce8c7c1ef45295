import { writeBundles } from "./bundles";
import { encodeFiles } from "./encode";
import { writeWorker } from "./worker";

/** What a build does once Next has built. Everything is compressed last. */
export async function finishBuild(): Promise<void> {
  writeWorker();
  await writeBundles();
  encodeFiles();
}
