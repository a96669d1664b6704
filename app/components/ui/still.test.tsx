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

test("the server renders what is in it", () => {
  expect(rendered()).toBe('<div id="intro" class="contents"><p>from React</p></div>');
});

test("the browser keeps what the document has, and runs nothing", () => {
  stubDocument({ intro: "<p>from the server</p>" });
  expect(rendered()).toBe('<div id="intro" class="contents"><p>from the server</p></div>');
});

test("one that the document does not have is a mistake that nobody overlooks", () => {
  stubDocument({});
  expect(rendered).toThrow(/<Still id="intro"> is not in the document.*still\.tsx/);
});

test("a visitor's page does without what an extension took out, but not without what comes later", () => {
  stubDocument({});
  vi.stubEnv("NODE_ENV", "production");
  expect(rendered()).toBe('<div id="intro" class="contents"></div>');
  expect(() => htmlInThePage("intro", true)).toThrow(/not in the document/);
});
