import { pointer } from "@/lib/rules/problem";
import { err, ok, type Result } from "@/lib/rules/result";
import { visit } from "../guard/visit";
import { messages } from "../words/words";
import { refuseFor } from "./http";
import { refusedBy } from "./refused";

/** The parts of a request that the API reads, whether it is Node's own or a `Request`. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  /** Names are in lower case. */
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null;
  /** Aborted when the connection is closed. */
  readonly signal: AbortSignal;
}

/** The largest request body, in bytes. Source: docs/scoresheet.md, `POST /api/replay`. */
const maxBytes = 1024 * 1024;

/** This many bytes, sent or answered, cost as much as a request. */
export const bytesPerRequest = 16 * 1024;
/** What a request that stores something takes on the disk besides its body. */
const storedOverhead = 512;

/** No document here is nested more than seven deep; the limit keeps code that walks one from running out of stack. */
const maxDepth = 64;

/**
 * The JSON value of a request's body, whatever its Content-Type; or the refusal. `isStored`: some of it may be
 * stored, so it counts towards what its sender may store in a day.
 */
export async function readJson(
  request: Pick<ApiRequest, "headers" | "body">,
  isStored = true,
): Promise<Result<unknown, Response>> {
  const text = await readText(request, isStored);
  if (!text.ok) return text;
  let value: unknown;
  try {
    value = JSON.parse(text.value);
  } catch (error) {
    return err(
      refuseFor("bad-body", messages().notJson({ why: error instanceof Error ? error.message : "" })),
    );
  }
  const deep = tooDeep(value);
  if (deep !== undefined) return err(refuseFor("bad-body", messages().tooDeep({ max: maxDepth }), deep));
  return ok(value);
}

/** The fields of a form by name, as texts; or the refusal. */
export async function readFields(
  request: Pick<ApiRequest, "headers" | "body">,
  isStored = true,
): Promise<Result<unknown, Response>> {
  const text = await readText(request, isStored);
  return text.ok ? ok(Object.fromEntries(new URLSearchParams(text.value))) : text;
}

async function readText(
  request: Pick<ApiRequest, "headers" | "body">,
  isStored: boolean,
): Promise<Result<string, Response>> {
  let bytes: Uint8Array | undefined;
  try {
    bytes = await readBytes(request);
  } catch (error) {
    const refused = refusedBy(error);
    if (refused) return err(refused);
    // The sender disconnected half-way: nobody receives the answer, and it is not our fault.
    return err(refuseFor("bad-body", messages().bodyCutShort));
  }
  if (!bytes) return err(refuseFor("too-large", messages().bodyTooLarge({ max: maxBytes })));
  if (isStored) visit()?.consume("stored", bytes.byteLength + storedOverhead);
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return err(refuseFor("bad-body", messages().notUtf8));
  }
}

/** The body, or undefined if it is too large; then the rest is not read. */
async function readBytes({
  headers,
  body,
}: Pick<ApiRequest, "headers" | "body">): Promise<Uint8Array | undefined> {
  if (Number(headers.get("content-length") ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body instanceof ReadableStream ? chunksOf(body) : (body ?? [])) {
    size += chunk.byteLength;
    visit()?.consume("requests", chunk.byteLength / bytesPerRequest);
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/** The JSON pointer of the first value below `maxDepth` levels, or undefined. Walks with its own stack. */
function tooDeep(root: unknown): string | undefined {
  const open: { value: unknown; path: readonly string[] }[] = [{ value: root, path: [] }];
  for (let top = open.pop(); top; top = open.pop()) {
    const { value, path } = top;
    if (typeof value !== "object" || value === null) continue;
    if (path.length >= maxDepth) return pointer(...path);
    for (const [key, inner] of Object.entries(value))
      if (typeof inner === "object" && inner !== null) open.push({ value: inner, path: [...path, key] });
  }
  return undefined;
}
