import { api } from "@/lib/server/api";
import { loadWords } from "@/lib/server/words/words";

// `npm start` answers without Next, and `npm run dev` by this, whose modules are none of the running server's.
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
