import ts from "typescript";
import type { Change } from "./mutators.ts";
import { parse } from "./mutants.ts";

/** A change, and the number under which it is switched on. */
export type Switched = Change & { readonly nth: number };

/**
 * The source with all the changes in it, each behind a switch that asks `globalThis.isMutated` for its
 * number: one build holds them all, and each costs no more than the tests that meet it. Where nobody
 * has put such a function, the source does what it did.
 */
export function withSwitches(file: string, text: string, changes: readonly Switched[]): string {
  const source = parse(file, text);
  const hosts = new Map<ts.Node, Switched[]>();
  for (const change of changes) {
    const host = hostOf(source, change);
    if (!host) throw new Error(`${file}: nothing around ${text.slice(change.start, change.end)}`);
    hosts.set(host, [...(hosts.get(host) ?? []), change]);
  }

  const written = (node: ts.Node): string => {
    let at = node.getStart(source);
    let result = "";
    const inside = (child: ts.Node): void => {
      if (!hosts.has(child)) return ts.forEachChild(child, inside);
      result += text.slice(at, child.getStart(source)) + switched(child);
      at = child.getEnd();
    };
    ts.forEachChild(node, inside);
    return result + text.slice(at, node.getEnd());
  };
  const switched = (host: ts.Node): string =>
    (hosts.get(host) ?? []).reduceRight((rest, { nth, start, end, replacement }) => {
      const from = host.getStart(source);
      const changed = text.slice(from, start) + replacement + text.slice(end, host.getEnd());
      return either(host, `globalThis.isMutated?.(${nth})`, changed, rest);
    }, written(host));

  return text.slice(0, source.getStart(source)) + written(source);
}

function either(host: ts.Node, condition: string, changed: string, original: string): string {
  if (ts.isExpression(host)) return `(${condition} ? (${changed}) : (${original}))`;
  return `{ if (${condition}) { ${changed} } else { ${original} } }`;
}

/** The smallest part of the source around a change that can be had in two ways. */
function hostOf(source: ts.SourceFile, { start, end }: Change): ts.Node | null {
  let host: ts.Node | null = null;
  const look = (node: ts.Node): void => {
    if (node.getStart(source) > start || node.getEnd() < end || ts.isTypeNode(node)) return;
    if (isBody(node) || isStatement(node) || isValue(node)) host = node;
    ts.forEachChild(node, look);
  };
  look(source);
  return host;
}

/** All that a function does: what it declares is nobody else's. */
function isBody(node: ts.Node): boolean {
  return ts.isBlock(node) && ts.isFunctionLike(node.parent);
}

function isStatement(node: ts.Node): boolean {
  return (
    ts.isExpressionStatement(node) ||
    ts.isIfStatement(node) ||
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isIterationStatement(node, false) ||
    ts.isTryStatement(node) ||
    ts.isSwitchStatement(node)
  );
}

/** An expression that may stand in brackets where it is. */
function isValue(node: ts.Node): boolean {
  if (!ts.isExpression(node) || isNoValue(node)) return false;
  const { parent } = node;
  if (isLink(parent) && parent.expression === node) return false;
  if (ts.isTaggedTemplateExpression(parent) || ts.isJsxAttribute(parent)) return false;
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return false;
  if (ts.isDeleteExpression(parent) || ts.isPostfixUnaryExpression(parent)) return false;
  if (ts.isHeritageClause(parent)) return false;
  if (ts.isCallExpression(parent)) return parent.expression.kind !== ts.SyntaxKind.ImportKeyword;
  if ("name" in parent && parent.name === node) return false;
  return !isAssigned(node, parent);
}

function isNoValue(node: ts.Expression): boolean {
  return (
    ts.isIdentifier(node) ||
    ts.isPrivateIdentifier(node) ||
    ts.isSpreadElement(node) ||
    ts.isOmittedExpression(node) ||
    ts.isJsxExpression(node) ||
    ts.isJsxOpeningElement(node) ||
    ts.isJsxAttributes(node) ||
    ts.isExpressionWithTypeArguments(node) ||
    node.kind === ts.SyntaxKind.SuperKeyword ||
    node.kind === ts.SyntaxKind.ImportKeyword
  );
}

/** `a.b`, `a[b]`, `a()`, `a!`: what stands before the link keeps its `this` and its `?.`. */
function isLink(
  node: ts.Node,
): node is ts.PropertyAccessExpression | ts.ElementAccessExpression | ts.CallExpression {
  return (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isNonNullExpression(node)
  );
}

function isAssigned(node: ts.Node, parent: ts.Node): boolean {
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return assigns && parent.left === node;
  }
  if (ts.isForOfStatement(parent) || ts.isForInStatement(parent))
    return parent.initializer === node;
  return ts.isPrefixUnaryExpression(parent) && /^(?:\+\+|--)/.test(parent.getText());
}
