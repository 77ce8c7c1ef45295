import type { RulesPage } from "../../rules/rules-page";

export const rules: RulesPage = { sections: [], source: { title: "", author: "", note: "" } };
