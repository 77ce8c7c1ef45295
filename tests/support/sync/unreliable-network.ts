import { callsOver } from "../../../lib/client/net/server-calls";
import { newId } from "../../../lib/client/random-ids";

/** The fate of one request: delivered, lost on the way to the server, or answered with the reply lost. */
export type Delivery = "through" | "request lost" | "reply lost";

type Server = Parameters<typeof callsOver>[0];

/** A network that asks `deliver` about each request. */
export const unreliableNetwork =
  (server: Server, deliver: () => Delivery): Server =>
  async (...request) => {
    const delivery = deliver();
    if (delivery === "request lost") throw new TypeError("no network");
    const response = await server(...request);
    if (delivery === "reply lost") throw new TypeError("no network");
    return response;
  };

/** Calls to a server over such a network. */
export const callsOverUnreliableNetwork = (server: Server, deliver: () => Delivery) =>
  callsOver(unreliableNetwork(server, deliver));

/**
 * What a game needs from a page besides its store, calls and clock. No other page uses the device, and the test itself
 * retries a failed push by calling `sync`.
 */
export const onlyPage = () => ({
  locks: undefined,
  holder: newId(),
  newId: () => newId(),
  random: Math.random,
  schedule: () => () => {},
  pokeLeague: () => {},
});
