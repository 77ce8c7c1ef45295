import { isRunning } from "./lib/server/running-server";

/** Starts the server for `npm run dev`, before its first request is answered; `npm start` has started it by then. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || isRunning()) return;
  // Written so that a build leaves it out: it has the server in its own bundle.
  if (process.env.NODE_ENV === "development") {
    const { startServerOrExit } = await import("./lib/server/start");
    await startServerOrExit();
  }
}
