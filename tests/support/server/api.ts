import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";

/** An answer of the API, whose body was checked against the API's own description. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
  readonly body: any;
}

export type Api = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/**
 * Calls a running server. A `body` that is a string or bytes is sent unchanged, anything else as JSON. Every answer is
 * checked against the server's own OpenAPI document, and a server fault fails the test.
 */
export async function apiOf(url: string): Promise<Api> {
  const description = await (await fetch(`${url}/api/openapi.json`)).json();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...description, $id: "api" });

  const operationOf = (method: string, path: string) =>
    Object.entries<Record<string, unknown>>(description.paths)
      .filter(([template]) =>
        new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(path.split("?")[0] ?? ""),
      )
      .map(([template, methods]) =>
        methods[method.toLowerCase()] ? { template, method: method.toLowerCase() } : undefined,
      )
      .find((found) => found !== undefined);

  return async (method, path, body, headers = {}) => {
    const raw = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
    const response = await fetch(url + path, {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body: raw as BodyInit }),
    });
    const text = await response.text();
    const type = response.headers.get("content-type") ?? "";
    const parsed = text === "" ? undefined : JSON.parse(text);
    expect(response.status, text.slice(0, 500)).toBeLessThan(500);
    if (response.status >= 400) {
      expect(type).toBe("application/problem+json");
      const valid = ajv.validate({ $ref: "api#/components/schemas/Problem" }, parsed);
      expect(valid, ajv.errorsText()).toBe(true);
      expect(parsed.status).toBe(response.status);
      expect(parsed.problems.length).toBeGreaterThan(0);
    }
    const operation = operationOf(method, path);
    if (operation) {
      const steps = [
        "paths",
        operation.template,
        operation.method,
        "responses",
        `${response.status}`,
        "content",
      ];
      const place = [...steps, type.split(";")[0] ?? "", "schema"].map((step) =>
        encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1")),
      );
      const valid = ajv.validate({ $ref: `api#/${place.join("/")}` }, parsed);
      expect(valid, `${method} ${path} ${response.status}: ${ajv.errorsText()}`).toBe(true);
    }
    return { status: response.status, headers: response.headers, body: parsed };
  };
}
