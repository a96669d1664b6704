import { createHash } from "node:crypto";
import ts from "typescript";
import { mutators, type Change } from "./mutators.ts";

/** A change of a source that some test should notice. */
export type Mutant = Change & {
  /** The same as long as the line it is in stays as it is. */
  readonly id: string;
  /** Path within the project. */
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  /** `a → b`, on one line. */
  readonly change: string;
};

/** Every change that the mutators know for a file. */
export function mutantsIn(file: string, text: string): readonly Mutant[] {
  const source = parse(file, text);
  const found: Mutant[] = [];
  const look = (node: ts.Node): void => {
    if (isSkipped(node, source)) return;
    for (const [mutator, changesOf] of Object.entries(mutators)) {
      for (const change of changesOf(node, source)) {
        found.push(mutantOf({ file, text }, change, mutator));
      }
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

export function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

export function mutantOf(
  { file, text }: { readonly file: string; readonly text: string },
  change: Change,
  mutator: string,
): Mutant {
  const { start, end, replacement } = change;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  const lineEnd = to === -1 ? text.length : to;
  const before = text.slice(from, lineEnd);
  const after = text.slice(from, start) + replacement + text.slice(end, lineEnd);
  const line = text.slice(0, start).split("\n").length;
  const nth = text.slice(0, from).split(before).length;
  const id = createHash("sha256").update([file, before, nth, after].join("\n")).digest("hex");
  return {
    ...{ id: id.slice(0, 10), file, line, mutator, start, end, replacement },
    change: `${shown(before)}  →  ${shown(after)}`,
  };
}

/** On one line, the end of a long one left out. */
function shown(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return "(nothing)";
  return line.length > 110 ? `${line.slice(0, 109)}…` : line;
}

/** Where nothing is decided: types, imports, what is logged, and what visitors read. */
function isSkipped(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isJsxAttribute(node)) return node.initializer?.kind === ts.SyntaxKind.StringLiteral;
  if (ts.isVariableDeclaration(node)) return /words$/i.test(node.name.getText(source));
  const call = ts.isExpressionStatement(node) ? node.expression : node;
  return (
    ts.isCallExpression(call) && /^(?:log|console\.\w+)$/.test(call.expression.getText(source))
  );
}
