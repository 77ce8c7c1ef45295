import { problemCheck } from "./problem-check";
import type { ApiDescription, FuzzRequest } from "./requests";
import type { Answer, RawAnswer } from "./send";

/** Checks whether each answer is acceptable, and counts statuses. */
export class Judge {
  readonly statuses: Record<string, number> = {};
  /** The codes of all problem documents. */
  readonly codes = new Set<string>();
  /** Faults, each with one example. */
  readonly faults = new Map<string, string>();
  private readonly isProblem: (body: unknown) => string;

  constructor(description: ApiDescription) {
    this.isProblem = problemCheck(description);
  }

  answer(request: FuzzRequest, answer: Answer | Error): void {
    if (answer instanceof Error) {
      this.fault(`No answer: ${answer.message}.`, request);
      return;
    }
    const { status, headers, text } = answer;
    this.count(status);
    if (status >= 500) this.fault(`${status}: ${text.slice(0, 300)}`, request);
    if (headers["x-content-type-options"] !== "nosniff") this.fault("Safe headers are missing.", request);
    if (!/^\/(?!\/)|^$/.test(headers.location ?? ""))
      this.fault(`Leads away, to ${headers.location}.`, request);
    if (status < 400 || !/^\/api[/?]/.test(request.path) || request.method === "HEAD") return;
    if (headers["content-type"] !== "application/problem+json")
      this.fault(`${status} is no problem document but ${headers["content-type"]}.`, request);
    else this.problem(request, status, text);
  }

  /** Any answer or none is acceptable, unless it is a server fault or the connection stays open. */
  rawAnswer(bytes: Buffer, { text, hung }: RawAnswer): void {
    if (hung) this.fault("A raw request was neither answered nor ended.", bytes);
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1];
    this.count(status ? `raw ${status}` : "raw closed");
    if (text !== "" && !/^HTTP\/1\.1 [1-4]\d\d /.test(text)) this.fault(text.slice(0, 300), bytes);
  }

  /** Anything the server wrote besides its addresses, its start and its memory is a fault that it noticed itself. */
  output(written: string): void {
    for (const line of written.split("\n"))
      if (
        line !== "" &&
        !/^\{"event":"memory"|"event":"started"|^✓ Running next|^Pipkeeper is open|^On the home network/.test(
          line,
        )
      )
        this.fault("The server wrote:", line);
  }

  fault(what: string, example: FuzzRequest | Buffer | string): void {
    if (!this.faults.has(what)) this.faults.set(what, told(example));
  }

  private problem(request: FuzzRequest, status: number, text: string): void {
    const body = jsonOf(text);
    const wrong = this.isProblem(body);
    if (wrong !== "") this.fault(`The problem document is not well formed: ${wrong}`, request);
    const { status: describeRequest, code } = (body ?? {}) as { status?: unknown; code?: unknown };
    if (describeRequest !== status) this.fault(`${status} says that it is ${describeRequest}.`, request);
    this.codes.add(String(code));
  }

  private count(status: number | string): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
  }
}

/** A request in one line, shortened. */
export function told(request: FuzzRequest | Buffer | string): string {
  if (typeof request === "string") return request.slice(0, 2_000);
  if (Buffer.isBuffer(request)) return JSON.stringify(request.toString("latin1")).slice(0, 600);
  const { method, path, headers, body } = request;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${String(body ?? "").slice(0, 1_500)}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
