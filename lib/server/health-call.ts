import type * as z from "zod/mini";
import type { healthReply } from "./api-schemas";
import { answer } from "./http";
import { runningServer } from "./start";

/** `GET /api/health`: whether the server answers and its database can be read. */
export async function health(): Promise<Response> {
  await runningServer().database.game.findFirst({ select: { id: true } });
  return answer({ status: "ready" } satisfies z.infer<typeof healthReply>);
}
