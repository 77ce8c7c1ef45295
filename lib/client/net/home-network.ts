import { readReply } from "@/lib/sync/wire/read-reply";
import * as z from "../../rules/zod";

const reply = z.object({ addresses: z.array(z.string()) });

/** Whether only the machine itself can open an address with this host (by default the page's own). */
export const isLocal = (hostname: string = window.location.hostname): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** The origins at which other devices on the home network can open this server, as far as it knows. */
export async function homeOrigins(): Promise<readonly string[]> {
  try {
    const response = await fetch("/api/home-network", { cache: "no-store" });
    return readReply(reply, await response.json())?.addresses ?? [];
  } catch {
    return [];
  }
}
