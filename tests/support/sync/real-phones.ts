import type { CreateRequest } from "../../../lib/sync/wire/wire";
import { doublesGame, tableEvening } from "../entries";
import { inProcessFetch } from "../server/in-process";
import { newDatabaseUrl } from "../store/engine";
import { temporaryDirectory } from "../temporary";
import { DevicePhone, keptBy } from "./device-phone";

export type { Fate } from "./device-phone";

let answering: typeof fetch | undefined;

/** Starts the server of the calling test file; files share workers, and so this module. */
export async function startFileServer(): Promise<void> {
  answering = await inProcessFetch(await newDatabaseUrl(temporaryDirectory()));
}

/** The server that was started. */
export const server: typeof fetch = (...request) => {
  if (!answering) throw new Error("the test file has not started its server");
  return answering(...request);
};

/** A device that reaches this server. */
export class Phone extends DevicePhone {
  constructor(id: string) {
    super(id, server);
  }
}

/** This many phones that all keep one new game of Doubles. */
export const newGame = (phones: number): Promise<Phone[]> => newLog(phones, doublesGame());

/** This many phones that all keep one new evening. */
export const newEvening = (
  phones: number,
  people: Iterable<string> = "abcdefg",
  settings = {},
  form?: string,
): Promise<Phone[]> => newLog(phones, tableEvening(people, settings, form));

async function newLog(count: number, request: CreateRequest): Promise<Phone[]> {
  const phones = Array.from({ length: count }, () => new Phone(request.id));
  await keptBy(phones, request, server);
  return phones;
}

/** Ana goes out and Bo holds these pips, as a screen enters it. */
export const hand = (pips: number) => ({ kind: "hand", out: "a", left: { b: pips } });
