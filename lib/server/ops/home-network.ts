import { networkInterfaces } from "node:os";

/** Where other devices of the home network reach this machine, as URLs. */
export const homeAddresses = (port: number): string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}`);
