import type { RulesPage } from "../../rules/rules-page";

export const rules: RulesPage = { sections: [] };
