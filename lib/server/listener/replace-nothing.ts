import type { ServerResponse } from "node:http";

/**
 * Lets `send` answer instead, if the answer would be a page that says that there is nothing. Headers set so far stay,
 * the other's are removed.
 */
export function replaceNothing(response: ServerResponse, send: () => void): void {
  const { writeHead, write, end } = response;
  const before = response.getHeaders();
  const isNothing = (status: unknown = response.statusCode): boolean =>
    !response.headersSent &&
    status === 404 &&
    String(response.getHeader("Content-Type")).startsWith("text/html");
  // Next's compression asks for the head before it writes anything here.
  response.writeHead = (...given: unknown[]) =>
    isNothing(given[0]) ? response : Reflect.apply(writeHead, response, given);
  response.write = (...given: unknown[]) => isNothing() || Reflect.apply(write, response, given);
  response.end = (...given: unknown[]) => {
    if (!isNothing()) return Reflect.apply(end, response, given);
    Object.assign(response, { writeHead, write, end });
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    for (const [name, value] of Object.entries(before))
      if (value !== undefined) response.setHeader(name, value);
    send();
    return response;
  };
}
