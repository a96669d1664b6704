import type { Rule } from "eslint";
import type { Node } from "estree";
import { TypeFlags, type Type } from "typescript";

/** Added by the typescript-eslint parser for typed rules. */
type TypeServices = { readonly getTypeAtLocation: (node: Node) => Type };

const instant = /(Z|[+-]\d\d:?\d\d)$/;

/**
 * Forbids dates made from text without a zone, because they depend on the machine's zone. Only a literal with a zone
 * may be parsed; other text goes through `app/lib/time/instant.ts` (an instant with its zone) or `resolveWallTime`
 * (a wall time beside its zone).
 */
export const noZonelessDate: Rule.RuleModule = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      zoneless:
        "This text is read in the machine's zone. Use parseInstant (app/lib/time/instant.ts) or resolveWallTime.",
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices as TypeServices;

    function check(node: Node, argument: Node | undefined) {
      if (!argument || argument.type === "SpreadElement") return;
      if (argument.type === "Literal" && typeof argument.value === "string") {
        if (!instant.test(argument.value)) context.report({ node, messageId: "zoneless" });
        return;
      }
      const type = services.getTypeAtLocation(argument);
      if (mayBeString(type)) context.report({ node, messageId: "zoneless" });
    }

    return {
      NewExpression(node) {
        if (node.callee.type !== "Identifier" || node.callee.name !== "Date") return;
        if (node.arguments.length === 1) check(node, node.arguments[0]);
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier") return;
        if (callee.object.name !== "Date" || callee.property.type !== "Identifier") return;
        if (callee.property.name === "parse") check(node, node.arguments[0]);
      },
    };
  },
};

function mayBeString(type: Type): boolean {
  if (type.isUnion()) return type.types.some(mayBeString);
  return (type.flags & TypeFlags.StringLike) !== 0;
}
