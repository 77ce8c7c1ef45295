export { catalogues } from "../en/catalogues";
