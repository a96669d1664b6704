import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

export type Source = { readonly path: string; readonly text: string };

/** Every source file of `folders`, without tests and declarations; paths within `root`. */
export function sourcesOf(root: string, folders: readonly string[]): readonly Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .toSorted()
      .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") })),
  );
}

/** Whom each file imports, types and `import()` included, as far as it is one of them. */
export function importsOf(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, text }) => {
      const found = specifiersOf(path, text).flatMap((specifier) => {
        const base = specifier.startsWith("~/")
          ? `app/${specifier.slice(2)}`
          : specifier.startsWith(".")
            ? join(dirname(path), specifier)
            : null;
        const endings = ["", ".ts", ".tsx", "/index.ts"];
        return endings.map((ending) => `${base}${ending}`).find((file) => known.has(file)) ?? [];
      });
      return [path, new Set(found)] as const;
    }),
  );
}

function specifiersOf(path: string, text: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
        found.push(node.moduleSpecifier.text);
      }
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [given] = node.arguments;
      if (given && ts.isStringLiteral(given)) found.push(given.text);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** The groups of files that import one another in a circle (Tarjan's strongly connected components). */
export function circlesOf(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (file: string): number => {
    const nth = order.size;
    order.set(file, nth);
    lowest.set(file, nth);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      const reached = order.has(next)
        ? open.includes(next)
          ? (order.get(next) ?? nth)
          : nth
        : visit(next);
      lowest.set(file, Math.min(lowest.get(file) ?? nth, reached));
    }
    if (lowest.get(file) === nth) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle);
    }
    return lowest.get(file) ?? nth;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
