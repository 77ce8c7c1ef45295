import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";

/** A port of this machine that no other test gets until it is given back. */
export interface Port {
  readonly port: number;
  giveBack(): void;
}

/** From where on, and how many: below the ports that systems choose themselves, for connections that go out too. */
const [first, count] = [20_000, 12_000];

/**
 * Reserves a port for a server that goes away and comes back to it. Whoever holds the same port of UDP has it: that is
 * in nobody's way, and ends with the process. Something that is no test may listen there all the same.
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
    return { port, giveBack: () => mark.close() };
  }
}
