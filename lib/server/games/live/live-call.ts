import type { Call } from "../../http/route";

/** `no-transform`: a proxy that compresses would hold the events back. */
const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** How many events a watcher may have waiting; beyond that it is disconnected, and reconnects by itself. */
const maxUnread = 64;

/**
 * `GET /api/games/:id/live`: server-sent events, each `{"head": N, "hands": M}`, at once and when the log grows (with the
 * new entries, if they are short) or proposed hands change.
 */
export async function watchGame({ server, request, id }: Call): Promise<Response> {
  const { gameStore, liveHub } = server;
  const game = await gameStore.read(id, Number.MAX_SAFE_INTEGER);
  if (request.method === "HEAD") return new Response(null, { headers });
  let unwatch = () => {};
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          try {
            controller.close();
          } catch {
            // It was already closed or cancelled, as intended.
          }
        };
        const send = (chunk: Uint8Array): boolean => {
          if ((controller.desiredSize ?? 0) <= 0) return false;
          controller.enqueue(chunk);
          return true;
        };
        unwatch = liveHub.watch(game.id, game.head, { send, end });
        request.signal.addEventListener("abort", () => {
          unwatch();
          end();
        });
      },
      cancel: () => unwatch(),
    },
    { highWaterMark: maxUnread },
  );
  // What was appended between reading and watching.
  const now = await gameStore.read(id, Number.MAX_SAFE_INTEGER).catch((error) => {
    unwatch();
    throw error;
  });
  if (now.head !== game.head) liveHub.poke(game.id, now.head);
  return new Response(stream, { headers });
}
