import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { UrlTabs } from "./url-tabs";

const html = renderToString(
  <UrlTabs
    label="Parts"
    path="/alex-kit"
    active={{ id: "bio", label: "Bio" }}
    tabs={[
      { id: "headshot", label: "Headshot" },
      { id: "bio", label: "Bio" },
    ]}
    panel={({ id }) => <p>The {id}</p>}
  />,
);

test("before the script runs, the tabs are links, and one of them is current", () => {
  expect(html).toMatch(/<a [^>]*href="\/alex-kit\?tab=headshot"[^>]*>Headshot<\/a>/);
  expect(html.match(/aria-current="page"[^>]*>([^<]+)/)?.[1]).toBe("Bio");
  expect(html).toContain('aria-label="Parts"');
  expect(html).not.toMatch(/role=|tabindex=|aria-selected/);
});

test("only the chosen panel is rendered", () => {
  expect(html).toContain("bio</p>");
  expect(html).not.toContain("headshot</p>");
});

test("no element has a style attribute, which the CSP would refuse", () => {
  expect(html).not.toContain("style=");
});
