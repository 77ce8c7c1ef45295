import { api } from "@/lib/server/api";
import { loadWords } from "@/lib/server/words/words";

// Used by `npm run dev` only: `npm start` answers without Next. Next's copies of modules are not the running server's.
await loadWords();
const { answer } = api;

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
