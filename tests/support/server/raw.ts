import { once } from "node:events";
import { connect } from "node:net";

/** A server's answer to bytes that no client library would send. Resolves when the server has closed the connection. */
export async function rawAnswer(url: string, request: string | Uint8Array): Promise<string> {
  return (await rawPackets(url, request)).join("");
}

/** The same in the pieces in which it arrived. */
export async function rawPackets(url: string, request: string | Uint8Array): Promise<string[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  socket.write(request);
  const packets: string[] = [];
  socket.on("data", (chunk: string) => packets.push(chunk));
  socket.on("error", () => {});
  await once(socket, "close");
  return packets;
}
