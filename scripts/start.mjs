// systemd units that were installed with earlier versions start this file; the build makes what it starts.
await import(new URL("../.next/bin/start.mjs", import.meta.url).href);
