export { words } from "./words.en";
