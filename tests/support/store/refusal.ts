import { refusedBy } from "../../../lib/server/http/refused";

/** The code with which a request was refused. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error("it was not refused"),
    (reason: unknown) => reason,
  );
  const answer = refusedBy(error);
  if (!answer) throw error;
  return (await answer.json()).code;
}
