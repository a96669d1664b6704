import { posix, relative, sep } from "node:path";
import type { Rule } from "eslint";
import type { Node } from "estree";
import { layerOf, mayImport, mayImportServerCode } from "./layers.ts";

type TypedNode = { readonly importKind?: string; readonly exportKind?: string };
type Clause = TypedNode & { readonly specifiers?: readonly TypedNode[] };

/**
 * Enforces which layer may import which, who may import `*.server`, and that the Remix build has one
 * importer. The table of layers is in `layers.ts`.
 */
export const arrows: Rule.RuleModule = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      arrow:
        "{{from}} may not import {{to}}: imports go only to the right in routes, workers → features → content → components → lib, config, and in features → abuse → jobs, email, db → lib.",
      server:
        "'{{source}}' is server code; only routes, root, entry.server, workers and *.server files may import it.",
      build: "Only workers/app.ts imports the Remix build.",
    },
  },
  create(context) {
    const importer = relative(context.cwd, context.filename).split(sep).join("/");

    function check(node: Node, source: unknown, typeOnly: boolean) {
      if (typeof source !== "string") return;
      const target = resolveImport(importer, source);
      if (target === null) return;

      if (/^build\//.test(target) && importer.startsWith("workers/")) {
        if (importer !== "workers/app.ts") context.report({ node, messageId: "build" });
        return;
      }
      if (!mayImport(importer, target)) {
        const data = { from: layerOf(importer), to: layerOf(target) };
        context.report({ node, messageId: "arrow", data });
      }
      if (isServerCode(target) && !typeOnly && !mayImportServerCode(importer)) {
        context.report({ node, messageId: "server", data: { source } });
      }
    }

    return {
      ImportDeclaration: (node) => check(node, node.source.value, isTypeOnly(node as Clause)),
      ImportExpression: (node) => check(node, "value" in node.source && node.source.value, false),
      ExportAllDeclaration: (node) => check(node, node.source.value, isTypeOnly(node as Clause)),
      ExportNamedDeclaration: (node) =>
        check(node, node.source?.value, isTypeOnly(node as unknown as Clause)),
    };
  },
};

/** Returns the imported path within the project as written, maybe without an extension; null for a package. */
function resolveImport(importer: string, source: string): string | null {
  if (source.startsWith("~/")) return posix.join("app", source.slice(2));
  if (source.startsWith(".")) return posix.join(posix.dirname(importer), source);
  return null;
}

function isServerCode(target: string): boolean {
  return /\.server(\.tsx?)?$/.test(target);
}

function isTypeOnly(clause: Clause): boolean {
  if (clause.importKind === "type" || clause.exportKind === "type") return true;
  const specifiers = clause.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((one) => one.importKind === "type");
}
