import type { Dice } from "../support/simulate/dice";

/** Bytes that are almost HTTP, which no client library would send. */
export function rawRequest(dice: Dice, path: string): Buffer {
  const line = dice.pick([
    `GET ${path} HTTP/1.1`,
    `POST ${path} HTTP/1.1`,
    `POST ${path} HTTP/9.9`,
    `G\u0000T ${path} HTTP/1.1`,
    `BREW ${path} HTTP/1.1`,
    `TRACE ${path} HTTP/1.1`,
    `CONNECT ${path} HTTP/1.1`,
    "GET http://evil.example/api/health HTTP/1.1",
    "GET * HTTP/1.1",
    `GET /${"a/".repeat(dice.from(1, 9_000))} HTTP/1.1`,
    "GET /\u00ff\u00fe HTTP/1.1",
    "PRI * HTTP/2.0",
    "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  ]);
  const headers = [
    "Host: 127.0.0.1",
    ...Array.from({ length: dice.from(0, 3) }, () =>
      dice.pick([
        "Content-Length: -1",
        "Content-Length: 5\r\nContent-Length: 6",
        "Content-Length: 99999999999999999999",
        "Content-Length: 1000000",
        "Content-Length: five",
        "Transfer-Encoding: chunked",
        "Transfer-Encoding: chunked\r\nContent-Length: 4",
        "Transfer-Encoding: gzip, chunked",
        "Transfer-Encoding : chunked",
        `X-Long: ${"x".repeat(dice.from(1, 20_000))}`,
        "No colon here",
        ": no name",
        "Folded: a\r\n b",
        "Authorization: Bearer \u0000\u00ff",
        "Host: other\r\nHost: another",
        "Expect: 100-continue",
        "Expect: the-unexpected",
        "Upgrade: websocket\r\nConnection: Upgrade",
        "Connection: keep-alive, close, \u00e9",
        "If-None-Match: \u00e9\u00ff",
        ...Array.from({ length: 3 }, (_, index) => `X-${index}: ${"y".repeat(dice.from(0, 50))}`),
      ]),
    ),
  ];
  const ending = dice.pick([
    "\r\n\r\n",
    "\n\n",
    "\r\n",
    "",
    "\r\n\r\n{}",
    "\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    "\r\n\r\nzz\r\n",
  ]);
  const bytes = Buffer.from([line, ...headers].join("\r\n") + ending, "latin1");
  for (let flips = dice.chance(0.3) ? dice.from(1, 8) : 0; flips > 0; flips--)
    bytes[dice.from(0, bytes.length - 1)] = dice.from(0, 255);
  return bytes;
}
