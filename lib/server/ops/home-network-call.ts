import { answer } from "../http/http";
import type { Call } from "../http/route";
import { homeAddresses } from "./home-network";

/** A name by which a machine calls itself, with a port. */
const itself = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]):(\d{1,5})$/i;

/**
 * `GET /api/home-network`: where other devices on the home network can open this server. Answered only to a page
 * opened as localhost, whose address is useless to others, and only if the server listens to others at all.
 */
export async function homeNetwork({ server, request }: Call): Promise<Response> {
  const port = itself.exec(request.headers.get("host") ?? "")?.[1];
  const open = server.settings.host === undefined;
  return answer({ addresses: port !== undefined && open ? homeAddresses(Number(port)) : [] });
}
