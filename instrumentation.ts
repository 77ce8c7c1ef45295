/** Runs once, before the first request is answered. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServerOrExit } = await import("./lib/server/start");
    await startServerOrExit();
  }
}
