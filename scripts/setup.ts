import { makeClients } from "./build/clients";
import { makeNativeCode } from "./build/native-code";

// What `npm ci` leaves to be made, since it runs no scripts of packages. Where everything is there, nothing happens.
try {
  makeNativeCode();
  makeClients();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
