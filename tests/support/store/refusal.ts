import { refusedBy } from "../../../lib/server/http/refused";
import type { ProblemDocument } from "../../../lib/sync/wire/wire";

/** The answer with which a request is refused; undefined if it is not. */
const refusal = (work: Promise<unknown>): Promise<ProblemDocument | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      const answer = refusedBy(error);
      if (!answer) throw error;
      return answer.json();
    },
  );

/** The code with which a request is refused. */
export const refusalOf = async (work: Promise<unknown>): Promise<string | undefined> =>
  (await refusal(work))?.code;

/** The codes and paths of the problems with which it is refused; none if it is not. */
export const problemsOf = async (work: Promise<unknown>): Promise<string[]> =>
  (await refusal(work))?.problems.map(({ code, path }) => `${code} ${path}`) ?? [];
