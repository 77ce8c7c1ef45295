import { networkInterfaces } from "node:os";

/** This machine's addresses on the home network. */
export const homeHosts = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);

/** Where other devices of the home network reach this machine, as URLs. */
export const homeAddresses = (port: number): string[] =>
  homeHosts().map((address) => `http://${address}:${port}`);
