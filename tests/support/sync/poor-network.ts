import { callsOver } from "../../../lib/client/net/server-calls";
import { newId } from "../../../lib/client/random-ids";

/** What becomes of one request: the server never sees it, or nobody hears what it said to it. */
export type Delivery = "through" | "request lost" | "reply lost";

type Server = Parameters<typeof callsOver>[0];

/** A network that `deliver` is asked about with each request. */
export const poorNetwork =
  (server: Server, deliver: () => Delivery): Server =>
  async (...request) => {
    const delivery = deliver();
    if (delivery === "request lost") throw new TypeError("no network");
    const response = await server(...request);
    if (delivery === "reply lost") throw new TypeError("no network");
    return response;
  };

/** Calls of a server over such a network. */
export const callsOverPoorNetwork = (server: Server, deliver: () => Delivery) =>
  callsOver(poorNetwork(server, deliver));

/**
 * What a game needs of a page besides its store, its calls and its clock. No other page has the device, and whether a
 * failed push is tried again later is up to the test, which calls `sync`.
 */
export const lonePage = () => ({
  locks: undefined,
  holder: newId(),
  newId: () => newId(),
  random: Math.random,
  schedule: () => () => {},
  pokeLeague: () => {},
});
