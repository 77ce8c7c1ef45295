import { writeCommands } from "./commands";
import { encodeFiles } from "./encode";
import { writeTable } from "./table";
import { writeWorker } from "./worker";

// What a build does once Next has built: `npm run build` runs it. The service worker lists the table's files, and
// everything is compressed last.
await writeTable();
writeWorker();
await writeCommands();
encodeFiles();
