import { catalogue } from "@/lib/i18n/catalogues";
import { type Speaker, speaker } from "@/lib/i18n/text";
import type { Problem } from "@/lib/rules/problem";
import type { ProblemDocument, Pull } from "@/lib/sync/wire/wire";
import { answerLanguage, contentLanguage, messages } from "../words/words";

/** Every reason to refuse a request, and its status. Statuses are chosen nowhere else. */
const statuses = {
  "bad-body": 400,
  "bad-request": 400,
  "bad-address": 400,
  "not-http": 400,
  "no-key": 401,
  "wrong-key": 403,
  "wrong-link": 403,
  "cross-site": 403,
  "no-such-game": 404,
  "no-such-league": 404,
  "no-such-part": 404,
  "no-such-address": 404,
  "wrong-method": 405,
  "too-slow": 408,
  "game-id-taken": 409,
  behind: 409,
  "id-taken": 409,
  "league-id-taken": 409,
  "slug-taken": 409,
  "change-taken": 409,
  "changes-missing": 409,
  "too-many-keys": 409,
  "evening-over": 409,
  "too-many-subscriptions": 409,
  "game-deleted": 410,
  "league-deleted": 410,
  "too-large": 413,
  "game-too-large": 413,
  "wrong-host": 421,
  "not-a-push-service": 422,
  unfit: 422,
  "unfit-change": 422,
  "too-many-requests": 429,
  "server-fault": 500,
  "not-ready": 503,
  "store-busy": 503,
  "store-gone": 503,
  "store-unreachable": 503,
  "store-full": 507,
  "store-unwritable": 507,
} as const;

export type Refusal = keyof typeof statuses;
export const statusOf = (refusal: Refusal): number => statuses[refusal];

/** Security headers are set in lib/server/listener/headers.ts. */
const headers = { "Cache-Control": "no-store" };

/** After a thousand problems, more would not help; an answer stays within a few times the size of its request. */
export const maxProblems = 1_000;

/** An answer with a JSON body. */
export function answer(body: object, status: 200 | 201 = 200): Response {
  return Response.json(body, { status, headers });
}

function speaks(): Speaker {
  const language = answerLanguage();
  return speaker(language, catalogue("league", language), catalogue("evening", language));
}

/** A problem in an answer, with its sentence, which is made only here. */
export const withMessage = <P extends Problem>(problem: P): P & { readonly message: string } => ({
  ...problem,
  ...(problem.message === undefined && { params: problem.params ?? {} }),
  message: speaks().problem(problem),
});

/**
 * A problem document (RFC 9457). `more`: headers, the entries that a refused append also carries, and until when
 * something deleted can be restored.
 */
export function refuse(
  refusal: Refusal,
  problems: readonly Problem[],
  more: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly pull?: Pull;
    readonly until?: string;
  } = {},
): Response {
  const status = statusOf(refusal);
  const reported = problems.slice(0, maxProblems).map(withMessage);
  const document: ProblemDocument = {
    type: `urn:problem-type:pipkeeper:${refusal}`,
    title: messages().titles[refusal],
    status,
    detail: reported[0]?.message ?? messages().titles[refusal],
    code: refusal,
    problems: reported,
    ...more.pull,
    ...(more.until !== undefined && { until: more.until }),
  };
  return Response.json(document, {
    status,
    headers: {
      ...headers,
      ...more.headers,
      "Content-Type": "application/problem+json",
      "Content-Language": contentLanguage(),
      Vary: "Accept-Language, Cookie",
    },
  });
}

/** A refusal for a single reason, about the whole request or the place `path` in it. */
export function refuseFor(
  refusal: Refusal,
  message: string,
  path = "",
  headers: Record<string, string> = {},
): Response {
  return refuse(refusal, [{ code: refusal, path, message }], { headers });
}
