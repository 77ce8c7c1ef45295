import { once } from "node:events";
import { connect } from "node:net";

/** What a server answers to bytes that no client library would send. Resolves when it has closed the connection. */
export async function rawAnswer(url: string, request: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => {});
  await once(socket, "close");
  return answer;
}
