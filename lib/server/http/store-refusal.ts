import { logFault } from "../ops/log";
import { storeFault } from "../store/store-fault";
import { messages } from "../words/words";
import { refuseFor } from "./http";

/** The answer if the store cannot do what it was asked now; undefined for other errors. */
export function storeRefusal(where: string, error: unknown): Response | undefined {
  switch (storeFault(error)) {
    case "full":
      return refuseFor("store-full", messages().storeFull);
    case "unwritable":
      logFault(where, error);
      return refuseFor("store-unwritable", messages().storeUnwritable);
    case "busy":
    case "conflict":
      return refuseFor("store-busy", messages().storeBusy, "", { "Retry-After": "2" });
    case "damaged":
      logFault(where, error);
      return refuseFor("store-gone", messages().storeGone);
    case "gone":
      return refuseFor("store-gone", messages().storeGone);
    case "unreachable":
      logFault(where, error);
      return refuseFor("store-unreachable", messages().storeUnreachable, "", { "Retry-After": "2" });
    default:
      return undefined;
  }
}
