import { readReply } from "@/lib/sync/wire/read-reply";
import * as z from "../../rules/zod";

const reply = z.object({ addresses: z.array(z.string()) });

/** Whether only the machine itself can open an address with this host: the page's own, where none is given. */
export const isLocal = (hostname: string = window.location.hostname): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** Where other devices of the home network open this server, as far as it tells; origins. */
export async function homeOrigins(): Promise<readonly string[]> {
  try {
    const response = await fetch("/api/home-network", { cache: "no-store" });
    return readReply(reply, await response.json())?.addresses ?? [];
  } catch {
    return [];
  }
}
