import { expect, test } from "vitest";
import { elementsAndClassesIn, usedCss } from "../../app/lib/render/split-css.ts";
import { classesIn, splitCss } from "./split-css.ts";

function used(css: string, html: string): string {
  const inHtml = elementsAndClassesIn(html);
  return usedCss(splitCss(css), (need) => inHtml.has(need));
}

test("a rule is kept for its class or element, in any state", () => {
  const css =
    "a{top:0}.b:hover{top:1px}.c{top:2px}dialog[open]{top:3px}.b:not(.c)::before{top:4px}";
  expect(used(css, '<a class="b">')).toBe("a{top:0}.b:hover{top:1px}.b:not(.c)::before{top:4px}");
  expect(used(css, "<dialog>")).toBe("dialog[open]{top:3px}");
  expect(used(css, "<p>")).toBe("");
});

test("a selector needs all its classes and elements, and one of its alternatives", () => {
  const nested = ".a:has(.b,.c) ul>.d{top:0}";
  expect(used(nested, '<ul class="a c"><li class="d">')).toBe(nested);
  expect(used(nested, '<ul class="a"><li class="d">')).toBe("");
  expect(used(nested, '<p class="a c d">')).toBe("");
  expect(used(".a,.b,.c{top:0}", '<p class="c a">')).toBe(".a,.c{top:0}");
});

test("a selector without class or element is kept in every document", () => {
  const css =
    ":root{top:0}*,::before{top:1px}:focus-visible{top:2px}[hidden]{top:3px}@font-face{src:url(x)}";
  expect(used(css, "")).toBe(css);
});

test("a rule about a provider's elements is kept for the class that names them", () => {
  const css = String.raw`.\[\&_\.theirs\]\:hidden .theirs{display:none}`;
  expect(used(css, '<p class="[&amp;_.theirs]:hidden">')).toBe(css);
  expect(used(css, '<p class="theirs">')).toBe("");
});

test("classes are compared as the browser reads them", () => {
  const css = String.raw`.md\:p-1\.5{top:0}.\[\&\>p\]\:x>p{top:1px}.before\:content-\[\'\'\]{top:2px}`;
  expect(used(css, `<p class="md:p-1.5 [&amp;&gt;p]:x before:content-[&#x27;&#x27;]">`)).toBe(css);
});

test("values, animations and @property are kept for the rules that use them", () => {
  const css =
    ":root{--a:var(--b);--b:1px;--c:2px}.x{top:var(--a)}.y{animation:turn 1s}.z{--a:0;--b:0;--c:0}" +
    '@property --b{syntax:"*";inherits:false}@property --c{syntax:"*";inherits:false}' +
    "@keyframes turn{to{top:var(--c)}}";
  expect(used(css, '<p class="x">')).toBe(
    ':root{--a:var(--b);--b:1px;}.x{top:var(--a)}@property --b{syntax:"*";inherits:false}',
  );
  expect(used(css, '<p class="y">')).toBe(
    ':root{--c:2px;}.y{animation:turn 1s}@property --c{syntax:"*";inherits:false}@keyframes turn{to{top:var(--c)}}',
  );
});

test("fallbacks for older browsers are left out", () => {
  const css = "@layer properties{@supports (top:0){*{--tw-a:0}}}.x{top:0}";
  expect(used(css, '<p class="x">')).toBe(".x{top:0}");
});

test("an empty at-rule is left out; an empty layer stays", () => {
  const css = "@layer a{.x{top:0}}@layer b{.y{top:0}}@media print{.x{top:1px}}";
  expect(used(css, '<p class="y">')).toBe("@layer a{}@layer b{.y{top:0}}");
});

test("classesIn returns every class that a rule needs", () => {
  const css = ".a .b{top:0}@media print{.c{top:0}}@layer x{h1:has(.d){--x:1}}";
  expect([...classesIn(splitCss(css))]).toEqual([".a", ".b", ".c", ".d"]);
});
