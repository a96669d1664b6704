import ts from "typescript";

/** A comment without its marks; adjacent `//` lines are one. `lines` counts lines of the file. */
export type Comment = { readonly line: number; readonly lines: number; readonly text: string };

export function commentsIn(file: string, text: string): Comment[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    for (const child of children) visit(child);
    if (children.length > 0 || ts.isJsxText(node)) return;
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]) {
      if (!insideJsxText(node)) ranges.set(pos, end);
    }
  };
  visit(source);
  const found: (Comment & { readonly end: number })[] = [];
  for (const [pos, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const body = text.slice(pos, end);
    const line = source.getLineAndCharacterOfPosition(pos).line + 1;
    const words = body.replace(/^\/\*\*?|\*\/$|^\/\//g, "").replace(/^\s*\*\s?/gm, " ");
    const one = { line, end, lines: body.split("\n").length, text: tidy(words) };
    const last = found.at(-1);
    if (last && body.startsWith("//") && text.slice(last.end, pos).trim() === "") {
      found[found.length - 1] = {
        ...{ line: last.line, end, lines: last.lines + one.lines },
        text: `${last.text} ${one.text}`,
      };
    } else found.push(one);
  }
  return found;
}

/** A token next to JSX text: its "//" may be an address that a visitor reads. */
function insideJsxText(node: ts.Node): boolean {
  return node.parent !== undefined && ts.isJsxText(node.parent);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Every string of a source that has a space in it, except SQL; "…" stands for a placeholder. */
export function sentencesIn(text: string): string[] {
  const source = ts.createSourceFile("words.ts", text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === "sql") return;
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
      found.push(parts.map((part) => part.text).join("…"));
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found.filter((words) => /\S \S/.test(words));
}
