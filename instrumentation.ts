/** Runs once when the server starts, before the first request: reads the settings, opens the database, migrates it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServer } = await import("./lib/server/start");
  await startServer();
}
