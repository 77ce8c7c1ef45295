import type { RulesPage } from "../../rules/rules-page";

export const rules: RulesPage = {
  sections: [],
  source: { title: "Mexican Train", author: "", note: "" },
};
