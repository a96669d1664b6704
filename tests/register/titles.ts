import ts from "typescript";

/** A test of a source file. */
export type FoundTest = {
  /** Under the titles of what it is in. A title that is computed is the code that computes it. */
  readonly title: string;
  /** Every word of the tables and lists of which it takes one after the other. */
  readonly examples: ReadonlySet<string>;
};

/** What makes tests and groups of them, and what makes none that is sure to run. */
const makers = /^(?:test|it|describe|test\.describe)(?:\.concurrent)?(\.each)?$/;
const notRun = /^(?:test|it|describe)\b.*\.(?:skip|skipIf|runIf|todo|only|fails|fixme)\b/;
const isGroup = (maker: string) => maker.includes("describe");

/** The tests that a file of Vitest or Playwright holds. */
export function testsIn(path: string, text: string): readonly FoundTest[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: FoundTest[] = [];

  const look = (node: ts.Node, titles: readonly string[], tables: readonly ts.Node[]): void => {
    if (ts.isForOfStatement(node)) {
      look(node.statement, titles, [...tables, node.expression]);
      return;
    }
    if (ts.isCallExpression(node) && notRun.test(node.expression.getText(source))) return;
    const made = madeBy(node, source);
    if (!made) {
      ts.forEachChild(node, (child) => look(child, titles, tables));
      return;
    }
    const path = [...titles, made.title];
    const lists = made.table ? [...tables, made.table] : tables;
    if (isGroup(made.maker)) look(made.body, path, lists);
    else found.push({ title: path.join(" > "), examples: wordsOf(lists, source) });
  };
  look(source, [], []);
  return found;
}

/** What the kills demand: the sentence of each `demand(holds, otherwise)`. */
export function demandsIn(path: string, text: string): readonly FoundTest[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: FoundTest[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === "demand") {
      const [, otherwise] = node.arguments;
      if (otherwise) found.push({ title: titleOf(otherwise, source), examples: new Set() });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** `test("…", body)`, `describe("…", body)`, and either of them over a table. */
function madeBy(node: ts.Node, source: ts.SourceFile) {
  if (!ts.isCallExpression(node)) return null;
  const [title, ...rest] = node.arguments;
  const body = rest.find(isFunction);
  const overTable = ts.isCallExpression(node.expression) ? node.expression : null;
  const maker = (overTable ?? node).expression.getText(source);
  const known = makers.exec(maker);
  if (!known || (known[1] !== undefined) !== (overTable !== null)) return null;
  if (!title || !body) return null;
  return { maker, title: titleOf(title, source), table: overTable?.arguments[0], body };
}

function isFunction(node: ts.Node): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

function titleOf(node: ts.Node, source: ts.SourceFile): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  const code = node.getText(source);
  return ts.isTemplateExpression(node) ? code.slice(1, -1) : code;
}

/** Texts and numbers, however deep; a name stands for what it is declared as in the same file. */
function wordsOf(tables: readonly ts.Node[], source: ts.SourceFile): ReadonlySet<string> {
  const words = new Set<string>();
  const seen = new Set<ts.Node>();
  const look = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) words.add(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) words.add(node.name.text);
    const declared = ts.isIdentifier(node) ? declarationOf(node.text, source) : null;
    if (declared) look(declared);
    ts.forEachChild(node, look);
  };
  tables.forEach(look);
  return words;
}

function declarationOf(name: string, source: ts.SourceFile): ts.Expression | null {
  let found: ts.Expression | null = null;
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === name) {
      found ??= node.initializer ?? null;
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
