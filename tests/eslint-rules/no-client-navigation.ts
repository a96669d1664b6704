import type { Rule } from "eslint";
import type { CallExpression, Node } from "estree";

/** Exports that change the page without loading a document, by package. */
const navigating: Readonly<Record<string, readonly string[]>> = {
  "@remix-run/react": [
    "Form",
    "Link",
    "NavLink",
    "Navigate",
    "PrefetchPageLinks",
    "redirect",
    "replace",
    "useFetcher",
    "useFormAction",
    "useLinkClickHandler",
    "useNavigate",
    "useSubmit",
  ],
  "remix-validated-form": ["ValidatedForm"],
};

/** The router underneath, which has all of that and more. */
const routers = /^(?:react-router(?:-dom)?|@remix-run\/router)(?:\/|$)/;

/**
 * Every link and every form of the site loads a document: `app/components/ui/still.tsx` says why. A
 * revalidation of the page that is shown is none of this, and reading its address neither.
 */
export const noClientNavigation: Rule.RuleModule = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      navigates:
        "{{name}} changes the page without loading a document, where a Still breaks: use <a>, <form> or window.location (app/components/ui/still.tsx).",
      whole: "Import by name from {{name}}, so that it can be seen that nothing of it navigates.",
      setter: "Setting the address navigates without loading a document: take only what is read.",
    },
  },
  create(context) {
    const searchParamsHooks = new Set<string>();

    function check(node: Node, source: unknown, imported: readonly string[] | null) {
      if (typeof source !== "string") return;
      const banned = navigating[source];
      if (routers.test(source)) {
        context.report({ node, messageId: "navigates", data: { name: source } });
      } else if (banned && imported === null) {
        context.report({ node, messageId: "whole", data: { name: source } });
      }
      for (const name of (imported ?? []).filter((one) => banned?.includes(one))) {
        context.report({ node, messageId: "navigates", data: { name } });
      }
    }

    return {
      ImportDeclaration(node) {
        const names = node.specifiers.map((specifier) => {
          if (specifier.type !== "ImportSpecifier") return null;
          const name = nameOf(specifier.imported);
          if (name === "useSearchParams") searchParamsHooks.add(specifier.local.name);
          return name;
        });
        const byName = names.filter((name) => name !== null);
        check(node, node.source.value, byName.length === names.length ? byName : null);
      },
      ImportExpression: (node) => check(node, "value" in node.source && node.source.value, null),
      ExportAllDeclaration: (node) => check(node, node.source.value, null),
      ExportNamedDeclaration(node) {
        const names = node.specifiers.map(({ local }) => nameOf(local));
        check(node, node.source?.value, names);
      },
      CallExpression(node: CallExpression & Rule.NodeParentExtension) {
        const { callee, parent } = node;
        if (callee.type !== "Identifier" || !searchParamsHooks.has(callee.name)) return;
        const reads =
          parent.type === "VariableDeclarator" &&
          parent.id.type === "ArrayPattern" &&
          parent.id.elements.length === 1 &&
          parent.id.elements[0]?.type !== "RestElement";
        if (!reads) context.report({ node, messageId: "setter" });
      },
    };
  },
};

function nameOf(name: { readonly type: string }): string {
  return "name" in name ? String(name.name) : "value" in name ? String(name.value) : "";
}
