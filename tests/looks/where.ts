import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { pages } from "../../app/config/pages.ts";
import { root } from "../../scripts/parts/root.ts";
import { isNamed } from "./names.ts";

/** A look that a test takes. */
export type Place = {
  /** null where it is computed, as the pages' are. */
  readonly name: string | null;
  /** As Playwright is told which test to run: `file:line`. null where no test is around it. */
  readonly test: string | null;
};

const folder = "tests/e2e/";

/** Every look of the browser tests. */
export function placesOfLooks(): readonly Place[] {
  return readdirSync(root + folder)
    .filter((name) => name.endsWith(".spec.ts"))
    .flatMap((name) => placesIn(folder + name, readFileSync(root + folder + name, "utf8")));
}

/** Their names; those that are computed are the ids of the pages that anybody may open. */
export function everyLook(places: readonly Place[]): ReadonlySet<string> {
  const open = pages.filter(({ indexed }) => indexed).map(({ id }) => id);
  return new Set([...open, ...places.map(({ name }) => name).filter((name) => name !== null)]);
}

/** The tests that take the named looks; a name that no test says is one that is computed. */
export function testsOf(names: readonly string[], places: readonly Place[]): readonly string[] {
  const wanted = names.flatMap((name) => {
    const said = places.filter((place) => place.name !== null && isNamed(place.name, [name]));
    return said.length > 0 ? said : places.filter((place) => place.name === null);
  });
  const tests = (names.length > 0 ? wanted : places).map(({ test }) => test);
  return [...new Set(tests.filter((test) => test !== null))];
}

export function placesIn(path: string, text: string): readonly Place[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const places: Place[] = [];
  const look = (node: ts.Node, test: string | null): void => {
    const called = ts.isCallExpression(node) ? node.expression.getText(source) : "";
    if (called === "expectLook" && ts.isCallExpression(node)) {
      const name = node.arguments[1];
      places.push({ name: name && ts.isStringLiteralLike(name) ? name.text : null, test });
    }
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    const within = called === "test" ? `${path}:${line}` : test;
    ts.forEachChild(node, (child) => look(child, within));
  };
  look(source, null);
  return places;
}
