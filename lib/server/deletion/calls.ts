import { answer } from "../http/http";
import type { Call } from "../http/route";
import { runningServer } from "../running-server";

type Deletion = "deleteGame" | "restoreGame" | "deleteLeague" | "restoreLeague";
type Answered = { readonly missing: (id: string) => Response; readonly wrongKey: () => Response };

/** Deletes something by its key, or restores it. */
export const deletionCall =
  (action: Deletion, { missing, wrongKey }: Answered) =>
  async ({ id, key }: Omit<Call, "body">): Promise<Response> => {
    const done = await runningServer().deletions[action](id, key);
    if (done === "missing") return missing(id);
    return done === "wrong-key" ? wrongKey() : answer(done);
  };
