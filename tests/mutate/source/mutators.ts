import ts from "typescript";

/** A part of a source and what stands there instead. */
export type Change = {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
};

type Look = (node: ts.Node, source: ts.SourceFile) => readonly Change[];

const kinds = ts.SyntaxKind;
const boundaries = new Map([
  [kinds.LessThanToken, "<="],
  [kinds.LessThanEqualsToken, "<"],
  [kinds.GreaterThanToken, ">="],
  [kinds.GreaterThanEqualsToken, ">"],
]);
const equalities = new Map([
  [kinds.EqualsEqualsEqualsToken, "!=="],
  [kinds.ExclamationEqualsEqualsToken, "==="],
  [kinds.EqualsEqualsToken, "!="],
  [kinds.ExclamationEqualsToken, "=="],
]);
const logic = new Map([
  [kinds.AmpersandAmpersandToken, "||"],
  [kinds.BarBarToken, "&&"],
  [kinds.QuestionQuestionToken, "&&"],
]);
const arithmetic = new Map([
  [kinds.PlusToken, "-"],
  [kinds.MinusToken, "+"],
  [kinds.AsteriskToken, "/"],
  [kinds.SlashToken, "*"],
  [kinds.PercentToken, "*"],
]);

/** What each kind of change does to one node, under the names by which the field knows them. */
export const mutators: Readonly<Record<string, Look>> = {
  "conditional boundary": operators(boundaries),
  equality: operators(equalities),
  "logical operator": (node, source) =>
    isInFallbacks(node) ? [eitherOfFallbacks(node, source)] : operators(logic)(node, source),
  arithmetic: (node, source) =>
    ts.isBinaryExpression(node) && isText(node) ? [] : operators(arithmetic)(node, source),
  "negated condition": (node, source) => {
    const condition = conditionOf(node);
    return condition && !hasOppositeOperator(condition)
      ? [over(condition, negated(condition, source), source)]
      : [];
  },
  "boolean literal": (node, source) => {
    if (node.kind === kinds.TrueKeyword) return [over(node, "false", source)];
    return node.kind === kinds.FalseKeyword ? [over(node, "true", source)] : [];
  },
  "changed number": (node, source) => {
    if (!ts.isNumericLiteral(node) || isName(node)) return [];
    const value = Number(node.text);
    const others = value > 9 ? [value + 1, value * 2] : [value + 1, value - 1];
    return others.filter((other) => other >= 0).map((other) => over(node, String(other), source));
  },
  "emptied string": (node, source) =>
    ts.isStringLiteral(node) && node.text !== "" && isCompared(node)
      ? [over(node, '""', source)]
      : [],
  "emptied array": (node, source) =>
    ts.isArrayLiteralExpression(node) && node.elements.length > 0 ? [over(node, "[]", source)] : [],
  "optional chaining": (node, source) => {
    const token =
      "questionDotToken" in node ? (node.questionDotToken as ts.Node | undefined) : null;
    if (!token) return [];
    return [over(token, ts.isPropertyAccessExpression(node) ? "." : "", source)];
  },
  "removed statement": (node, source) => (isRemovable(node) ? [over(node, "", source)] : []),
  "query condition": (node, source) => {
    const isQuery = ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === "sql";
    return isQuery ? textsOf(node.template).flatMap((part) => conditionsIn(part, source)) : [];
  },
};

function operators(opposites: ReadonlyMap<ts.SyntaxKind, string>): Look {
  return (node, source) => {
    if (!ts.isBinaryExpression(node)) return [];
    const opposite = opposites.get(node.operatorToken.kind);
    return opposite === undefined ? [] : [over(node.operatorToken, opposite, source)];
  };
}

/** One `??` of several in a row, which may not stand beside an `&&` without brackets. */
function isInFallbacks(node: ts.Node): node is ts.BinaryExpression {
  return isFallback(node) && (isFallback(node.left) || isFallback(node.parent));
}

function isFallback(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === kinds.QuestionQuestionToken;
}

function eitherOfFallbacks(node: ts.BinaryExpression, source: ts.SourceFile): Change {
  const { left, right } = node;
  return over(node, `((${left.getText(source)}) && ${right.getText(source)})`, source);
}

function over(node: ts.Node, replacement: string, source: ts.SourceFile): Change {
  return { start: node.getStart(source), end: node.getEnd(), replacement };
}

function conditionOf(node: ts.Node): ts.Expression | null {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : null;
}

/** What the other mutators turn round as well. */
function hasOppositeOperator(node: ts.Expression): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return equalities.has(kind) || node.right.kind === kinds.TrueKeyword;
}

function negated(condition: ts.Expression, source: ts.SourceFile): string {
  const isNegation =
    ts.isPrefixUnaryExpression(condition) && condition.operator === kinds.ExclamationToken;
  return isNegation ? condition.operand.getText(source) : `!(${condition.getText(source)})`;
}

/** A sum with a text in it puts texts together. */
function isText(node: ts.Expression): boolean {
  if (ts.isBinaryExpression(node)) return isText(node.left) || isText(node.right);
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** The name of a property, not a value. */
function isName(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

const comparing = new Set(["endsWith", "get", "has", "includes", "set", "startsWith"]);

function isCompared(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return equalities.has(parent.operatorToken.kind);
  if (ts.isCaseClause(parent)) return true;
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  return ts.isPropertyAccessExpression(expression) && comparing.has(expression.name.text);
}

/** A call or an assignment that stands alone, and a guard that leaves early. */
function isRemovable(node: ts.Node): boolean {
  if (ts.isIfStatement(node)) return !node.elseStatement && leaves(node.thenStatement);
  if (!ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  return (
    ts.isAwaitExpression(expression) ||
    ts.isCallExpression(expression) ||
    (ts.isBinaryExpression(expression) &&
      expression.operatorToken.kind >= kinds.FirstAssignment &&
      expression.operatorToken.kind <= kinds.LastAssignment)
  );
}

function leaves(statement: ts.Statement): boolean {
  if (ts.isBlock(statement))
    return statement.statements.length === 1 && leaves(statement.statements[0]!);
  return (
    ts.isReturnStatement(statement) ||
    ts.isThrowStatement(statement) ||
    ts.isBreakOrContinueStatement(statement)
  );
}

function textsOf(template: ts.TemplateLiteral): readonly ts.Node[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template];
  return [template.head, ...template.templateSpans.map(({ literal }) => literal)];
}

/** Conditions of SQL, and what they are turned into. */
const queryConditions: readonly (readonly [RegExp, string])[] = [
  [/ is not null\b/g, " is null"],
  [/ is null\b/g, " is not null"],
  [/\bnot exists\b/g, "exists"],
  [/ and not (?!exists)/g, " and "],
  [/ >= /g, " > "],
  [/ <= /g, " < "],
  [/ > /g, " >= "],
  [/ < /g, " <= "],
  [/ <> /g, " = "],
  [/(?<=\band [a-z_.]+) = /g, " <> "],
  [/ \+ 1\b/g, ""],
];

function conditionsIn(part: ts.Node, source: ts.SourceFile): readonly Change[] {
  const text = part.getText(source);
  return queryConditions.flatMap(([pattern, replacement]) =>
    [...text.matchAll(pattern)].map((found) => {
      const start = part.getStart(source) + found.index;
      return { start, end: start + found[0].length, replacement };
    }),
  );
}
