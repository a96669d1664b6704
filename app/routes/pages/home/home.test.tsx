import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { automationExamples } from "~/content/pages/home";

afterEach(() => {
  vi.doUnmock("~/config/names");
  vi.resetModules();
});

async function restWith(isOn: boolean): Promise<string> {
  vi.resetModules();
  vi.doMock("~/config/names", async (original) => {
    const { names } = await original<{ readonly names: object }>();
    return { names: { ...names, shown: { automationExamples: isOn } } };
  });
  const { HomeRest } = await import("./home.server");
  return renderToStaticMarkup(<HomeRest />);
}

test("the example automations appear only when switched on", async () => {
  const off = await restWith(false);
  const on = await restWith(true);
  for (const { name, steps } of automationExamples.items) {
    expect(off).not.toContain(name);
    expect(on).toContain(`Show ${name}`);
    for (const step of steps) expect(on).toContain(step);
  }
  expect(off).not.toContain("carousel");
  expect(on).toContain("carousel-track");
});
