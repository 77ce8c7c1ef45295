import ts from "typescript";

/** A text in a source file that looks as if it is shown to people. */
export interface ShownWords {
  readonly line: number;
  readonly text: string;
}

/** Attributes that are shown or read aloud. */
const shown =
  /^(?:alt|title|placeholder|label|content|aria-(?:label|description|valuetext|roledescription|placeholder))$/;

/** Two words or more, or a single capitalised word, as in a catalogue. */
const words = /\p{L}{2,}[,:]? \p{L}{2,}/u;
const word = /^\p{Lu}\p{Ll}+[.!?…]?$/u;

/** Calls whose texts are for programmers. */
const forProgrammers =
  /^(?:Error|RangeError|TypeError|console\.\w+|querySelector(?:All)?|matchMedia|closest)$/;

/** The texts in a source file that look as if they are shown to people. */
export function shownWords(file: string, source: string): ShownWords[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: ShownWords[] = [];
  const add = (node: ts.Node, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    found.push({ line, text: text.trim().replace(/\s+/g, " ") });
  };
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node) && /\p{L}{2,}/u.test(node.text)) add(node, node.text);
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(tree);
      if (!shown.test(name) && node.initializer && isLiteral(node.initializer)) return;
      if (shown.test(name) && node.initializer && isLiteral(node.initializer)) {
        if (/\p{L}{2,}/u.test(textOf(node.initializer))) add(node, textOf(node.initializer));
        return;
      }
      if (/^(?:className|style|d|viewBox|sizes|points|transform)$/.test(name)) return;
    }
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && forProgrammers.test(calledIn(node, tree)))
      return;
    if (isLiteral(node) && reads(textOf(node)) && !isKey(node)) add(node, textOf(node));
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

const reads = (text: string): boolean => (words.test(text) && !isStyle(text)) || word.test(text.trim());

/** Text for CSS, SVG and scripts: at least half of it is directives, class names and functions. */
function isStyle(text: string): boolean {
  const trimmed = text.trim();
  if (/^(?:use (?:client|server)$|<)/.test(trimmed)) return true;
  const parts = trimmed.split(/\s+/).filter((part) => part !== "…");
  return parts.filter((part) => cssPart.test(part)).length * 2 >= parts.length;
}

const cssPart =
  /[-:([{\d/]|^(?:grid|flex|block|hidden|absolute|relative|fixed|sticky|inline|contents|truncate|underline|key|action|plate|panel|field|board|groove|grow)$/;

const calledIn = (node: ts.CallExpression | ts.NewExpression, tree: ts.SourceFile): string => {
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression) && !expression.expression.getText(tree).startsWith("console"))
    return expression.name.text;
  return expression.getText(tree);
};

const isLiteral = (
  node: ts.Node,
): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** The name of a field, or a value in a comparison. */
const isKey = ({ parent }: ts.Node): boolean =>
  ts.isElementAccessExpression(parent) ||
  ts.isCaseClause(parent) ||
  (ts.isBinaryExpression(parent) && /[=!]==?/.test(parent.operatorToken.getText()));

function textOf(node: ts.Node): string {
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" … ");
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? node.text : "";
}
