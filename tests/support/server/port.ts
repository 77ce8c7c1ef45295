import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";

/** A port of this machine that no other test gets until it is released. */
export interface Port {
  readonly port: number;
  release(): void;
}

/** The first port and their number: below the ports that systems assign to outgoing connections. */
const [first, count] = [20_000, 12_000];

/**
 * Reserves a port for a server that stops and starts again. Holding the same UDP port marks it as taken, which disturbs
 * nobody and ends with the process. A program that is not a test may still listen there.
 */
export async function reservePort(): Promise<Port> {
  for (;;) {
    const port = first + randomInt(count);
    const mark = createSocket("udp4");
    try {
      mark.bind({ port, address: "127.0.0.1", exclusive: true });
      await once(mark, "listening");
    } catch {
      mark.close();
      continue;
    }
    mark.unref();
    return { port, release: () => mark.close() };
  }
}
