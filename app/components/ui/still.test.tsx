import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { htmlInThePage, Still } from "./still";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function stubDocument(parts: Readonly<Record<string, string>>): void {
  const getElementById = (id: string) => (id in parts ? { innerHTML: parts[id] } : null);
  vi.stubGlobal("document", { getElementById });
}

const rendered = () =>
  renderToString(
    <Still id="intro">
      <p>from React</p>
    </Still>,
  );

test("the server renders the children", () => {
  expect(rendered()).toBe('<div id="intro" class="contents"><p>from React</p></div>');
});

test("the browser keeps the HTML of the document instead of rendering the children", () => {
  stubDocument({ intro: "<p>from the server</p>" });
  expect(rendered()).toBe('<div id="intro" class="contents"><p>from the server</p></div>');
});

test("a part that is missing from the document throws during development", () => {
  stubDocument({});
  expect(rendered).toThrow(/<Still id="intro"> is not in the document.*still\.tsx/);
});

test("in production a missing part is left empty during hydration, and throws after it", () => {
  stubDocument({});
  vi.stubEnv("NODE_ENV", "production");
  expect(rendered()).toBe('<div id="intro" class="contents"></div>');
  expect(() => htmlInThePage("intro", true)).toThrow(/not in the document/);
});
